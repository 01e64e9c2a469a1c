import { typeCounts } from '#core/charts/type.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import { dexesOf, type Game, gameNames } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { eraOf, gameOf, isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import type { LinkParameter, ParsedState } from './parameter.ts';

/** An own game in a link: its text, and the generation or game whose rules it uses. */
export type GameReference = {
  text: string;
  base: Era | Game;
  /** The id of its record on the device that has stored the link; it is newer than the text. */
  savedId?: string | undefined;
};

/** Creates the text of a saved game that is too large for a link; it works only on this device. */
export function createLocalText(savedId: string): string {
  return `.${savedId}`;
}

/** Creates the reference to an own game; the text of a game that is too large for a link has its id. */
export function createGameReference(
  text: string,
  base: Era | Game,
  savedId?: string | null,
): GameReference {
  const localId = text.startsWith(createLocalText('')) ? text.slice(1) : '';
  return { text, base, savedId: savedId || localId || undefined };
}

/** Returns the own game of the reference, with its `linkText`; undefined if it is not loaded or does not exist. */
export type FindGame = (reference: GameReference) => OwnGame | undefined;

/** The settings of a link; `missingGame` is the own game that was not found. */
export type ParsedSettings = ParsedState<Settings> & { missingGame?: GameReference };

/** Finds the own game of no link. */
export const findNoGame: FindGame = () => undefined;

/** Parses the settings of a link; a missing one is the default, not the player's preference. */
export function parseSettings(
  params: URLSearchParams,
  findGame: FindGame = findNoGame,
): ParsedSettings {
  const ignored: LinkParameter[] = [];
  const parseOption = <T extends string | number>(name: LinkParameter, values: readonly T[]) => {
    const text = params.get(name);
    const value = values.find((each) => String(each) === text);
    if (text !== null && value === undefined) ignored.push(name);
    return value;
  };
  const era = parseOption('generation', eras) ?? eras[0];
  const game = parseOption('game', gameNames);
  const typeCount = parseOption('type_count', typeCounts) ?? typeCounts[0];
  const dex = parseOption('dex', game ? dexesOf(game) : []) ?? 'all';
  const base = game ?? era;
  const ownText = params.get('own');
  const reference =
    ownText === null ? undefined : createGameReference(ownText, base, params.get('own_id'));
  const ownGame = reference && findGame(reference);
  if (reference && !ownGame) ignored.push('own');
  const settings = { ruleset: ownGame ?? base, typeCount };
  return {
    state: dex === 'all' ? settings : { ...settings, dex },
    ignored,
    ...(reference && !ownGame && { missingGame: reference }),
  };
}

/**
 * Formats the settings that are not the default. A game also has the generations of its chart, an own
 * game also has its base. Throws for an own game without a `linkText`.
 */
export function formatSettings({ ruleset, typeCount, dex }: Settings): URLSearchParams {
  const params = new URLSearchParams();
  const era = eraOf(ruleset);
  if (era !== eras[0]) params.set('generation', era);
  const game = gameOf(ruleset);
  if (game) params.set('game', game);
  if (isOwnGame(ruleset)) {
    const { linkText } = ruleset;
    if (linkText === undefined) throw new Error(`The game ${ruleset.name} has no text`);
    params.set('own', linkText);
  }
  if (typeCount !== typeCounts[0]) params.set('type_count', String(typeCount));
  if (dex) params.set('dex', dex);
  return params;
}

/** Formats the settings for a link that stays on this device: a saved game has its id, too. */
export function formatStoredSettings(settings: Settings): URLSearchParams {
  const params = formatSettings(settings);
  const { ruleset } = settings;
  if (isOwnGame(ruleset) && ruleset.savedId) params.set('own_id', ruleset.savedId);
  return params;
}
