import { useMemo } from 'react';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { DefenseGroup } from '#core/answers/defense.ts';
import { worldIn } from '#core/hit/situation.ts';
import type { PokemonGroup } from '#core/pokedex/suggestionFilter.ts';
import { findCoverTargets, rankCovers } from './rankCovers.ts';

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
  const pokemonByTarget = useMemo(
    () => findCoverTargets(groups, pokemon, listedSearchables, hiddenGroups, world),
    [groups, hiddenGroups, pokemon, listedSearchables, world],
  );
  const args = useMemo((): WorkerArgs<'suggestChanges'> => {
    const targets = [...pokemonByTarget.keys()];
    return [[defender], targets, world, targets.length];
  }, [defender, pokemonByTarget, world]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestChanges', args);
  const covers = useMemo(() => {
    if (answeredArgs !== args || !result) return undefined;
    return rankCovers(defender, result, args[1], pokemonByTarget, world).slice(0, maxCovers);
  }, [answeredArgs, args, pokemonByTarget, defender, result, world]);
  return { world, covers, hasFailed };
}
