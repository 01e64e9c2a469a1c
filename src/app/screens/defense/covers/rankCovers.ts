import type { Target } from '#core/answers/coverage.ts';
import type { DefenseGroup } from '#core/answers/defense.ts';
import {
  countResisted,
  explainSuggestion,
  type Suggestion,
  type SuggestionReason,
} from '#core/answers/suggest.ts';
import { filterIn } from '#core/answers/targetFilter.ts';
import type { Defender, World } from '#core/hit/situation.ts';
import { emptyPokemonFilter } from '#core/links/coverage.ts';
import type { Member } from '#core/links/team.ts';
import {
  type Candidate,
  createCandidateFilter,
  pokemonCandidates,
} from '#core/pokedex/candidates.ts';
import { type Pokemon, speciesOf } from '#core/pokedex/pokemon.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import { isInGroup, type PokemonGroup } from '#core/pokedex/suggestionFilter.ts';
import type { Ability } from '#core/rules/ability.ts';
import { coverFilter } from './coverFilter.ts';

/** A Pokémon that may cover the weaknesses; with its set if the player owns it. */
export type CoverCandidate = Candidate & { pokemon: Pokemon; member?: Member };

/** A Pokémon that covers the weaknesses of a defender, the ability that it needs, and what it covers. */
export type Cover = {
  candidate: CoverCandidate;
  cover: Defender & { ability: Ability | undefined };
  reason: SuggestionReason;
};

/**
 * The Pokémon of each target that may cover the weaknesses of `groups`: those that the player owns, and others without
 * those of the hidden groups; none of the species of the defender.
 */
export function findCoverTargets(
  groups: readonly DefenseGroup[],
  pokemon: Pokemon | undefined,
  searchables: readonly Searchable[],
  hiddenGroups: readonly PokemonGroup[],
  owned: readonly CoverCandidate[],
  world: World,
): ReadonlyMap<Target, CoverCandidate> {
  const filter = filterIn(world, { ...emptyPokemonFilter, ...coverFilter(groups) });
  const getTargets = createCandidateFilter(filter, world);
  const ownedPokemon = new Set(owned.map((each) => each.pokemon));
  const others = pokemonCandidates(world.ruleset, searchables).filter(
    (each) =>
      !ownedPokemon.has(each.pokemon) &&
      !hiddenGroups.some((group) => isInGroup(group, each.pokemon, world.ruleset)),
  );
  const candidates = [...owned, ...others].filter(
    (each) => !pokemon || speciesOf(each.pokemon) !== speciesOf(pokemon),
  );
  return new Map(
    candidates.flatMap((each) => getTargets(each).map((target) => [target, each] as const)),
  );
}

/**
 * The suggested Pokémon: those that the player owns before the others, then those that resist most of the weaknesses, and
 * otherwise in the order of the suggestions.
 */
export function rankCovers(
  defender: Defender,
  suggestions: readonly Suggestion[],
  targets: readonly Target[],
  candidateByTarget: ReadonlyMap<Target, CoverCandidate>,
  world: World,
): Cover[] {
  return suggestions
    .map(({ candidate, ability }) => {
      const target = targets[candidate]!;
      const cover = { typing: target.typing, ability, abilities: ability ? [ability] : [] };
      return {
        candidate: candidateByTarget.get(target)!,
        cover,
        reason: explainSuggestion([defender], cover, world),
      };
    })
    .sort(
      (one, other) =>
        Number(other.candidate.member !== undefined) - Number(one.candidate.member !== undefined) ||
        countResisted(other.reason) - countResisted(one.reason),
    );
}
