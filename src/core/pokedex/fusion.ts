import { fuseTypings } from '#core/charts/fusion.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { fusionRuleIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import { type Names, type Pokemon, typingIn } from './pokemon.ts';
import { allAbilitiesIn } from './pokemonAbilities.ts';

/** The character between the ids of the two parents in the id of a fusion; no other id has it. */
const separator = '_';

/**
 * The fusion of two Pokémon that are no fusions; the first is the base or the head. In a generation
 * without fusions it has no types and does not exist.
 */
export function fuse(ruleset: Ruleset, first: Pokemon, second: Pokemon): Pokemon {
  const rule = fusionRuleIn(ruleset);
  const parents = [first, second] as const;
  const typings = parents.map((parent) => typingIn(ruleset, parent));
  const canFuse = rule && typings.every(({ length }) => length > 0);
  // In PokéRogue the ability comes from the second Pokémon, and the passive, which no data has,
  // from the first.
  const abilityGivers = rule === 'pokerogue' ? [second] : [second, first];
  return {
    id: parents.map(({ id }) => id).join(separator),
    speciesNames: joinNames(first, second),
    formNames: {},
    types: canFuse ? fuseTypings(rule, typings[0]!, typings[1]!).map(({ type }) => type) : [],
    abilities: [...new Set(abilityGivers.flatMap((parent) => allAbilitiesIn(ruleset, parent)))],
    generation: canFuse ? Math.max(first.generation, second.generation) : Number.POSITIVE_INFINITY,
    parents,
  };
}

/** "A + B" in each language that has a name of its own for one of them. */
function joinNames(...parents: readonly [Pokemon, Pokemon]): Names {
  const languages = parents.flatMap(({ speciesNames, formNames }) => [
    ...Object.keys(speciesNames),
    ...Object.keys(formNames),
  ]);
  return Object.fromEntries(
    ['en', ...languages].map((language) => [
      language,
      parents.map((parent) => displayName(language, parent)).join(' + '),
    ]),
  );
}

/**
 * Returns a function that finds a Pokémon of the Pokédex by its id or makes the fusion with the id. It
 * returns the same object for the same id, and undefined for an unknown id.
 */
export function pokemonById(
  ruleset: Ruleset,
  pokedex: readonly Pokemon[],
): (id: string | undefined) => Pokemon | undefined {
  const byId = new Map(pokedex.map((pokemon) => [pokemon.id, pokemon]));
  const fusions = new Map<string, Pokemon>();
  return (id) => {
    if (id === undefined) return undefined;
    const pokemon = byId.get(id) ?? fusions.get(id);
    if (pokemon || !id.includes(separator)) return pokemon;
    const [first, second, ...others] = id.split(separator).map((parent) => byId.get(parent));
    if (!first || !second || others.length > 0) return undefined;
    const fusion = fuse(ruleset, first, second);
    fusions.set(id, fusion);
    return fusion;
  };
}
