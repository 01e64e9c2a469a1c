import { createSavedList, type SavedList } from '#app/browser/records/savedList.ts';
import { type BoxPokemon, maxBoxPokemon, parseBoxPokemon } from '#core/box/box.ts';
import { formatStoredLink } from '#core/links/link.ts';
import { hasKnownNames } from '#core/links/parameter.ts';
import { type GameReference, parseSettings } from '#core/links/settings.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { loadOwnGames } from './loadOwnGames.ts';
import { findOwnGame } from './ownGames.ts';
import { maxTeamNameLength } from './teamName.ts';

/** The Pokémon that a player owns in one run of a game. */
export type SavedBox = {
  id: string;
  name: string;
  /** The game and its settings, as a link has them. */
  link: string;
  pokemon: readonly BoxPokemon[];
  /** The time of the last change in milliseconds since 1970. */
  changed: number;
};

/** Maximum number of saved boxes. */
export const maxSavedBoxes = 100;

/** Maximum length of a name in a record; a newer version may allow longer ones. */
const maxNameLength = 8 * maxTeamNameLength;

/** Creates a list of boxes. */
function createBoxList(): SavedList<SavedBox> {
  return createSavedList<SavedBox>({
    // As in `storedKeys.ts`, these names never change.
    prefix: 'box-',
    channel: 'boxes',
    format: (box) => box,
    prepare: async (records) => {
      const games = [...records.values()].flatMap((record): GameReference[] => {
        const { link } = (record ?? {}) as Partial<Record<string, unknown>>;
        if (typeof link !== 'string') return [];
        const { missingGame } = parseSettings(new URLSearchParams(link));
        return missingGame ? [missingGame] : [];
      });
      await loadOwnGames(games);
    },
    parse: parseBox,
  });
}

/** The boxes that are saved on this device. */
export const savedBoxes = createBoxList();

/** Parses the fields of a record; undefined if one of them is invalid. */
export function parseBox(fields: Partial<Record<string, unknown>>): SavedBox | undefined {
  const { id, name, link, pokemon: list, changed } = fields;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof link !== 'string')
    return undefined;
  if (!Array.isArray(list) || list.length > maxBoxPokemon || name.length > maxNameLength)
    return undefined;
  if (!hasKnownSettings(new URLSearchParams(link))) return undefined;
  const pokemon = list.flatMap((each) => parseBoxPokemon(each) ?? []);
  const hasAll =
    pokemon.length === list.length && new Set(pokemon.map((each) => each.id)).size === list.length;
  return hasAll && Number.isFinite(changed)
    ? { id, name, link, pokemon, changed: Number(changed) }
    : undefined;
}

/** Whether this version knows the game and the settings; an own game that is gone leaves those it was based on. */
function hasKnownSettings(params: URLSearchParams): boolean {
  const { ignored } = parseSettings(params, findOwnGame);
  return hasKnownNames(params) && ignored.every((name) => name === 'own');
}

/** The settings of a box; its own game must be loaded. */
export function parseBoxSettings({ link }: Pick<SavedBox, 'link'>): Settings {
  return parseSettings(new URLSearchParams(link), findOwnGame).state;
}

/** Formats the settings as a box stores them. */
export function formatBoxSettings(settings: Settings): string {
  return formatStoredLink(new URLSearchParams(), settings);
}

/** Changes the Pokémon of the newest version of the box, or adds the box as the first one. */
export function changeBox(
  boxes: readonly SavedBox[],
  box: SavedBox,
  next: (pokemon: readonly BoxPokemon[]) => readonly BoxPokemon[],
): readonly SavedBox[] {
  const current = boxes.find(({ id }) => id === box.id);
  const pokemon = next((current ?? box).pokemon);
  if (current) {
    if (pokemon === current.pokemon) return boxes;
    return boxes.map((each) =>
      each === current ? { ...each, pokemon, changed: Date.now() } : each,
    );
  }
  return boxes.length < maxSavedBoxes
    ? [{ ...box, pokemon, changed: Date.now() }, ...boxes]
    : boxes;
}
