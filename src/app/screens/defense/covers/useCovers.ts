import { useMemo } from 'react';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { DefenseGroup } from '#core/answers/defense.ts';
import { explainSuggestion, type SuggestionReason } from '#core/answers/suggest.ts';
import { filterIn } from '#core/answers/targetFilter.ts';
import { worldIn } from '#core/hit/situation.ts';
import { emptyPokemonFilter } from '#core/links/coverage.ts';
import { createCandidateFilter, pokemonCandidates } from '#core/pokedex/candidates.ts';
import { speciesOf } from '#core/pokedex/pokemon.ts';
import { isInGroup, type PokemonGroup } from '#core/pokedex/suggestionFilter.ts';
import { coverFilter } from './coverFilter.ts';

/** The number of Pokémon at most. */
const maxCovers = 6;

/**
 * Returns the Pokémon that resist the double weaknesses and are weak to none of the others: those that resist most of
 * them first, then those that a team of one would be told to add; undefined until the search ends.
 */
export function useCovers(
  { settings: { ruleset }, defender, pokemon, listedSearchables }: Defense,
  groups: readonly DefenseGroup[],
  hiddenGroups: readonly PokemonGroup[],
) {
  const world = useMemo(() => worldIn(ruleset, defender.inverse), [ruleset, defender.inverse]);
  const candidateByTarget = useMemo(() => {
    const filter = filterIn(world, { ...emptyPokemonFilter, ...coverFilter(groups) });
    const getTargets = createCandidateFilter(filter, world);
    const candidates = pokemonCandidates(ruleset, listedSearchables).filter(
      (each) =>
        (!pokemon || speciesOf(each.pokemon) !== speciesOf(pokemon)) &&
        !hiddenGroups.some((group) => isInGroup(group, each.pokemon, ruleset)),
    );
    return new Map(candidates.flatMap((each) => getTargets(each).map((target) => [target, each])));
  }, [groups, hiddenGroups, pokemon, ruleset, listedSearchables, world]);
  const args = useMemo((): WorkerArgs<'suggestChanges'> => {
    const targets = [...candidateByTarget.keys()];
    return [[defender], targets, world, targets.length];
  }, [defender, candidateByTarget, world]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestChanges', args);
  const covers = useMemo(() => {
    if (answeredArgs !== args) return undefined;
    return result
      ?.map(({ candidate, ability }) => {
        const target = args[1][candidate]!;
        const { pokemon } = candidateByTarget.get(target)!;
        const cover = { typing: target.typing, ability };
        return { pokemon, cover, reason: explainSuggestion([defender], cover, world) };
      })
      .sort((one, other) => countCovered(other.reason) - countCovered(one.reason))
      .slice(0, maxCovers);
  }, [answeredArgs, args, candidateByTarget, defender, result, world]);
  return { world, covers, hasFailed };
}

/** The number of weaknesses that the Pokémon resists or is immune to. */
function countCovered({ resists, immune }: SuggestionReason): number {
  return resists.length + immune.length;
}
