import { type Ability, abilities } from '#engine/ability.ts';
import type { Target } from '#engine/coverage.ts';
import { type Generation, typeCountIn, typesIn } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import type { OfficialTyping } from '#engine/type.ts';
import { displayName } from './name.ts';
import { type Pokemon, pokemonIn, possibleAbilitiesIn, typingIn } from './pokemon.ts';

/** A row of a list of Pokémon: the Pokédex's, or a player's own. */
export type Entry = {
  /** The Pokédex's id, for a Pokémon that comes from there. */
  id?: string;
  /** The number as it was written, '' for none. */
  number: string;
  name: string;
  /** One to three types. */
  typing: OfficialTyping;
  /** The abilities it may have that change a matchup. */
  abilities: readonly Ability[];
  /** Whether it may have another one besides, or none is known. */
  hasOther: boolean;
  /** The cells of a file's columns that are not ours, by header. */
  others?: Readonly<Record<string, string>>;
};

/** The generation's Pokémon as they were then, named in the language. */
export function standardList(
  generation: Generation,
  pokedex: readonly Pokemon[],
  language: string,
): Entry[] {
  return pokemonIn(generation, pokedex).map((pokemon) => {
    const possible = possibleAbilitiesIn(generation, pokemon);
    return {
      id: pokemon.id,
      number: pokemon.number,
      name: displayName(language, pokemon),
      typing: typingIn(generation, pokemon),
      abilities: possible.filter((ability) => ability !== undefined),
      hasOther: possible.includes(undefined),
    };
  });
}

/** The entries that have a type in the generation, without the types and abilities it lacks. */
export function entriesIn(generation: Generation, entries: readonly Entry[]): Entry[] {
  const types = new Set(typesIn(generation));
  const known = new Set(selectableIn(generation, abilities, 'defending'));
  return entries
    .map((entry) => {
      const abilities = entry.abilities.filter((ability) => known.has(ability));
      return {
        ...entry,
        typing: entry.typing.filter((type) => types.has(type)).slice(0, typeCountIn(generation, 3)),
        abilities,
        hasOther: entry.hasOther || abilities.length < entry.abilities.length,
      };
    })
    .filter(({ typing }) => typing.length > 0);
}

const counted = new WeakMap<readonly Entry[], readonly Target[]>();
const uncounted = new WeakMap<readonly Entry[], readonly Target[]>();

/** The entries as coverage takes them: one and the same target for all that are alike. */
export function targetsOf(entries: readonly Entry[], countAbilities: boolean): readonly Target[] {
  const known = countAbilities ? counted : uncounted;
  const targets = known.get(entries) ?? targetsAnew(entries, countAbilities);
  known.set(entries, targets);
  return targets;
}

function targetsAnew(entries: readonly Entry[], countAbilities: boolean): Target[] {
  const targets = new Map<string, Target>();
  return entries.map(({ typing, abilities, hasOther }) => {
    const possible = countAbilities ? [...(hasOther ? [undefined] : []), ...abilities] : [];
    const alike = `${typing.join()} ${possible.join()}`;
    const target = targets.get(alike) ?? { typing, possibleAbilities: possible };
    targets.set(alike, target);
    return target;
  });
}
