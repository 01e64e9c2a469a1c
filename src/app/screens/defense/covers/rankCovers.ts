import type { Target } from '#core/answers/coverage.ts';
import type { DefenseGroup } from '#core/answers/defense.ts';
import {
  explainSuggestion,
  type Suggestion,
  type SuggestionReason,
} from '#core/answers/suggest.ts';
import { filterIn } from '#core/answers/targetFilter.ts';
import type { Defender, World } from '#core/hit/situation.ts';
import { emptyPokemonFilter } from '#core/links/coverage.ts';
import { createCandidateFilter, pokemonCandidates } from '#core/pokedex/candidates.ts';
import { type Pokemon, speciesOf } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { isInGroup, type PokemonGroup } from '#core/pokedex/suggestionFilter.ts';
import type { Ability } from '#core/rules/ability.ts';
import { coverFilter } from './coverFilter.ts';

/** A Pokémon that covers the weaknesses of a defender, the ability that it needs, and what it covers. */
export type Cover = {
  pokemon: Pokemon;
  cover: Defender & { ability: Ability | undefined };
  reason: SuggestionReason;
};

/**
 * The Pokémon of each target that may cover the weaknesses of `groups`; without those of the hidden groups and of
 * the species of the defender.
 */
export function findCoverTargets(
  groups: readonly DefenseGroup[],
  pokemon: Pokemon | undefined,
  searchables: readonly Searchable[],
  hiddenGroups: readonly PokemonGroup[],
  world: World,
): ReadonlyMap<Target, Pokemon> {
  const filter = filterIn(world, { ...emptyPokemonFilter, ...coverFilter(groups) });
  const getTargets = createCandidateFilter(filter, world);
  const candidates = pokemonCandidates(world.ruleset, searchables).filter(
    (each) =>
      (!pokemon || speciesOf(each.pokemon) !== speciesOf(pokemon)) &&
      !hiddenGroups.some((group) => isInGroup(group, each.pokemon, world.ruleset)),
  );
  return new Map(
    candidates.flatMap((each) => getTargets(each).map((target) => [target, each.pokemon] as const)),
  );
}

/** The suggested Pokémon, those that resist most of the weaknesses first, and otherwise in the order of the suggestions. */
export function rankCovers(
  defender: Defender,
  suggestions: readonly Suggestion[],
  targets: readonly Target[],
  pokemonByTarget: ReadonlyMap<Target, Pokemon>,
  world: World,
): Cover[] {
  return suggestions
    .map(({ candidate, ability }) => {
      const target = targets[candidate]!;
      const cover = { typing: target.typing, ability, abilities: ability ? [ability] : [] };
      return {
        pokemon: pokemonByTarget.get(target)!,
        cover,
        reason: explainSuggestion([defender], cover, world),
      };
    })
    .sort((one, other) => countCovered(other.reason) - countCovered(one.reason));
}

/** The number of weaknesses that the Pokémon resists or is immune to. */
function countCovered({ resists, immune }: SuggestionReason): number {
  return resists.length + immune.length;
}
