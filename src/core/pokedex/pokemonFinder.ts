import { foldRecent } from '#core/pokedex/names/foldRecent.ts';
import { indexNames, joinWords } from '#core/pokedex/search/nameIndex.ts';
import { shorthandFinder } from '#core/pokedex/search/shorthand.ts';
import { fusionRuleIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import { fuse } from './fusion.ts';
import { memoizeLatest } from './memoizeLatest.ts';
import type { Pokemon } from './pokemon.ts';

/** Finds the one Pokémon that a name means; undefined if it means none or several. */
export type FindPokemon = (name: string) => Pokemon | undefined;

/**
 * Returns a function that finds the Pokémon with exactly the name: its id, or the name of the species or
 * form in any language, also without words such as "Form". Undefined for nicknames and for forms that the
 * Pokédex lacks.
 */
export function exactNameFinder(pokedex: readonly Pokemon[]): FindPokemon {
  return (name) => indexNames(pokedex).get(joinWords(foldRecent(name)));
}

/**
 * Returns a function that finds a Pokémon by its id, the name of its species or form in any language, a
 * name or alias that Showdown has, or the species with the beginning of the name of one form: "M-Scizor".
 * A form with the types and stats of another is not in the Pokédex: Charizard-Gmax is Charizard. Any other
 * name is undefined. In a generation with fusions, "Gengar + Jolteon" is one.
 */
export function pokemonFinder(pokedex: readonly Pokemon[], ruleset?: Ruleset): FindPokemon {
  const find = (name: string) => {
    const key = joinWords(foldRecent(name));
    return indexNames(pokedex).get(key) ?? findByShorthand(pokedex)(key);
  };
  if (!ruleset || !fusionRuleIn(ruleset)) return find;
  return (name) => {
    const parents = name.split('+').map((part) => find(part.trim()));
    const [first, second] = parents;
    return parents.length === 2 && first && second ? fuse(ruleset, first, second) : find(name);
  };
}

const findByShorthand = memoizeLatest(shorthandFinder);
