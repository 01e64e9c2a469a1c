import { useMemo } from 'react';
import type { Owned } from '#app/parts/team/useOwned.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { DefenseGroup } from '#core/answers/defense.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import type { PokemonGroup } from '#core/pokedex/suggestionFilter.ts';
import { findCoverTargets, rankCovers } from './rankCovers.ts';

/** The number of Pokémon at most. */
const maxCovers = 6;

const none: readonly Searchable[] = [];

/**
 * Returns the Pokémon that resist the double weaknesses and are weak to none of the others: those that resist most of
 * them first, then those that a team of one would be told to add; what the player owns comes before all others; undefined
 * until the search ends.
 */
export function useCovers(
  { settings: { ruleset }, defender, pokemon, listedSearchables }: Defense,
  groups: readonly DefenseGroup[],
  hiddenGroups: readonly PokemonGroup[],
  { candidates: owned, isOnly, isPending }: Owned,
) {
  const world = useMemo(() => worldIn(ruleset, defender.inverse), [ruleset, defender.inverse]);
  const searchables = isOnly ? none : listedSearchables;
  const candidateByTarget = useMemo(
    () => findCoverTargets(groups, pokemon, searchables, hiddenGroups, owned, world),
    [groups, hiddenGroups, pokemon, searchables, owned, world],
  );
  const args = useMemo((): WorkerArgs<'suggestChanges'> | undefined => {
    if (isPending) return undefined;
    const targets = [...candidateByTarget.keys()];
    return [[defender], targets, world, targets.length];
  }, [defender, candidateByTarget, world, isPending]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestChanges', args);
  const covers = useMemo(() => {
    if (!args || answeredArgs !== args || !result) return undefined;
    return rankCovers(defender, result, args[1], candidateByTarget, world).slice(0, maxCovers);
  }, [answeredArgs, args, candidateByTarget, defender, result, world]);
  return { world, covers, hasFailed };
}
