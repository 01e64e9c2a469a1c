import { useDeferredValue, useMemo } from 'react';
import type { LearnFilter } from '#app/parts/moves/useLearnFilter.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { Suggestion } from '#core/answers/suggest.ts';
import type { TargetFilter } from '#core/answers/targetFilter.ts';
import {
  type Candidate,
  createCandidateFilter,
  pokemonCandidates,
  typingCandidates,
} from '#core/pokedex/candidates.ts';
import { speciesOf } from '#core/pokedex/pokemon.ts';
import {
  matchesFilter,
  type SuggestionFilter,
  type SuggestionKind,
} from '#core/pokedex/suggestionFilter.ts';

const maxSuggestions = 60;

/** A suggestion with the candidate itself. */
export type CandidateSuggestion = Omit<Suggestion, 'candidate'> & { candidate: Candidate };

/** Returns the best additions to a team, the best first, and whether the search for them still runs. */
export function useSuggestions(
  { listedSearchables, settings, resolvedMembers, membersWithTypes, world }: Team,
  kind: SuggestionKind,
  hiddenFilters: readonly SuggestionFilter[],
  filter: TargetFilter,
  { list, isReady }: LearnFilter,
): { suggestions: readonly CandidateSuggestion[]; isPending: boolean; hasFailed: boolean } {
  const { ruleset } = settings;

  const candidates = useMemo(() => {
    const searchables = list
      ? listedSearchables.filter(({ pokemon }) => list(pokemon).length > 0)
      : listedSearchables;
    // Without any Pokémon, every typing would be possible.
    if (list && searchables.length === 0) return [];
    return (kind === 'typings' ? typingCandidates : pokemonCandidates)(ruleset, searchables);
  }, [kind, ruleset, listedSearchables, list]);
  // Deferred: a control shows its new state before all candidates are filtered.
  const deferredFilter = useDeferredValue(filter);
  const candidateByTarget = useMemo(() => {
    const getTargets = createCandidateFilter(deferredFilter, world);
    return new Map(candidates.flatMap((each) => getTargets(each).map((target) => [target, each])));
  }, [candidates, deferredFilter, world]);

  // A text, so that only another species changes the targets.
  const ownSpecies = resolvedMembers
    .flatMap(({ pokemon }) => (pokemon ? speciesOf(pokemon) : []))
    .join();
  const targets = useMemo(() => {
    // The rules of official tournaments allow one of each species.
    const species = new Set(ownSpecies.split(','));
    return [...candidateByTarget]
      .filter(([, { pokemon }]) => !pokemon || !species.has(speciesOf(pokemon)))
      .filter(([, each]) => !hiddenFilters.some((hidden) => matchesFilter(hidden, each, ruleset)))
      .map(([target]) => target);
  }, [ownSpecies, candidateByTarget, hiddenFilters, ruleset]);

  const hasCandidates = (candidates.length > 0 || list !== undefined) && isReady;
  const args = useMemo((): WorkerArgs<'suggestChanges'> | undefined => {
    if (!hasCandidates) return undefined;
    return [membersWithTypes.map(({ defender }) => defender), targets, world, maxSuggestions];
  }, [membersWithTypes, targets, world, hasCandidates]);
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('suggestChanges', args);

  // The last result stays until the next one arrives, without candidates that no longer exist.
  const suggestions = (result ?? []).flatMap((suggestion) => {
    const target = answeredArgs?.[1][suggestion.candidate];
    const candidate = target && candidateByTarget.get(target);
    const isReplaced = (suggestion.replacedMember ?? 0) < membersWithTypes.length;
    return candidate && isReplaced ? [{ ...suggestion, candidate }] : [];
  });
  return { suggestions, isPending: !answeredArgs || answeredArgs !== args, hasFailed };
}
