import { useMemo } from 'react';
import type { Suggestion } from '#engine/suggest.ts';
import { speciesOf } from '#pokedex/pokemon.ts';
import type { Team } from '#screens/team/useTeam.ts';
import { useWorkerQuery } from '#workers/useWorkerQuery.ts';
import type { WorkerArgs } from '#workers/workerApi.ts';
import { type Candidate, pokemonCandidates, typingCandidates } from './candidates.ts';
import { matchesFilter, type SuggestionFilter, type SuggestionKind } from './suggestionFilter.ts';

const maxSuggestions = 60;

/** A suggestion with the candidate itself. */
export type CandidateSuggestion = Omit<Suggestion, 'candidate'> & { candidate: Candidate };

/** Returns the best additions to a team, the best first, and whether the search for them still runs. */
export function useSuggestions(
  { listedSearchables, settings, resolvedMembers, membersWithTypes, world }: Team,
  kind: SuggestionKind,
  hiddenFilters: readonly SuggestionFilter[],
): { suggestions: readonly CandidateSuggestion[]; isPending: boolean; hasFailed: boolean } {
  const { ruleset } = settings;

  const candidateByTarget = useMemo(() => {
    const candidates = (kind === 'typings' ? typingCandidates : pokemonCandidates)(
      ruleset,
      listedSearchables,
    );
    return new Map(candidates.map((each) => [each.target, each]));
  }, [kind, ruleset, listedSearchables]);

  const args = useMemo((): WorkerArgs<'suggestChanges'> | undefined => {
    // The rules of official tournaments allow one of each species.
    const species = new Set(
      resolvedMembers.flatMap(({ pokemon }) => (pokemon ? [speciesOf(pokemon)] : [])),
    );
    const candidates = [...candidateByTarget.values()]
      .filter(({ pokemon }) => !pokemon || !species.has(speciesOf(pokemon)))
      .filter((each) => !hiddenFilters.some((filter) => matchesFilter(filter, each, ruleset)))
      .map(({ target }) => target);
    if (candidateByTarget.size === 0) return undefined;
    return [membersWithTypes.map(({ defender }) => defender), candidates, world, maxSuggestions];
  }, [resolvedMembers, membersWithTypes, candidateByTarget, hiddenFilters, ruleset, world]);
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
