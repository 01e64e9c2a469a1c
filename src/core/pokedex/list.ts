import type { Target } from '#core/answers/coverage.ts';
import type { Typing } from '#core/charts/type.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import { type Ruleset, typeCountIn, typesIn } from '#core/rulesets/ruleset.ts';
import { possibleAbilitiesIn } from './pokemonAbilities.ts';
import type { Searchable } from './searchable.ts';

/** A Pokémon in a list, which is the Pokédex or the player's own list. */
export type ListEntry = {
  /** The id in the Pokédex; undefined for an entry of the player's own list. */
  id?: string;
  /** The number in the Pokédex or in the imported file, '' if there is none. */
  number: string;
  name: string;
  /** One to three types. */
  typing: Typing;
  /** The abilities it may have that change a matchup. */
  abilities: readonly Ability[];
  /** Whether it may have an ability that changes no matchup, or no ability is known. */
  hasOther: boolean;
  /** The cells of additional columns of an imported file, by header. */
  others?: Readonly<Record<string, string>>;
};

/** The Pokémon with their typings and abilities in the generation, named in the language. */
export function standardList(
  ruleset: Ruleset,
  pokedex: readonly Searchable[],
  language: string,
): ListEntry[] {
  return pokedex.map(({ pokemon, typing }) => {
    const possibleAbilities = possibleAbilitiesIn(ruleset, pokemon);
    return {
      id: pokemon.id,
      number: pokemon.number ?? '',
      name: displayName(language, pokemon),
      typing,
      abilities: possibleAbilities.filter((ability) => ability !== undefined),
      hasOther: possibleAbilities.includes(undefined),
    };
  });
}

/** The entries that have a type in the generation, without the types and abilities it lacks. */
export function entriesIn(ruleset: Ruleset, entries: readonly ListEntry[]): ListEntry[] {
  const types = new Set(typesIn(ruleset));
  const supportedAbilities = new Set(abilitiesIn(ruleset, 'defending'));
  return entries
    .map((entry) => {
      const abilities = entry.abilities.filter((ability) => supportedAbilities.has(ability));
      return {
        ...entry,
        typing: entry.typing.filter((type) => types.has(type)).slice(0, typeCountIn(ruleset, 3)),
        abilities,
        hasOther: entry.hasOther || abilities.length < entry.abilities.length,
      };
    })
    .filter(({ typing }) => typing.length > 0);
}

/** The entry with another cell in an additional column. */
export function addColumn(entry: ListEntry, title: string, cell: string): ListEntry {
  return { ...entry, others: { ...entry.others, [title]: cell } };
}

const targetsWithAbilities = new WeakMap<readonly ListEntry[], readonly Target[]>();
const targetsWithoutAbilities = new WeakMap<readonly ListEntry[], readonly Target[]>();

/**
 * The entries as targets of `coverage`, memoized; entries with the same typing and abilities share one
 * object. If `countAbilities` is false, the targets have no abilities.
 */
export function targetsOf(
  entries: readonly ListEntry[],
  countAbilities: boolean,
): readonly Target[] {
  const cache = countAbilities ? targetsWithAbilities : targetsWithoutAbilities;
  const targets = cache.get(entries) ?? makeTargets(entries, countAbilities);
  cache.set(entries, targets);
  return targets;
}

function makeTargets(entries: readonly ListEntry[], countAbilities: boolean): Target[] {
  const targets = new Map<string, Target>();
  return entries.map(({ typing, abilities, hasOther }) => {
    const possibleAbilities = countAbilities
      ? [...(hasOther ? [undefined] : []), ...abilities]
      : [];
    const groupKey = `${typing.join()} ${possibleAbilities.join()}`;
    const target = targets.get(groupKey) ?? { typing, possibleAbilities };
    targets.set(groupKey, target);
    return target;
  });
}
