import { useDeferredValue, useMemo } from 'react';
import type { LearnFilter } from '#app/parts/moves/useLearnFilter.ts';
import type { Owned } from '#app/parts/team/useOwned.ts';
import type { Team } from '#app/screens/team/useTeam.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { Suggestion } from '#core/answers/suggest.ts';
import type { TargetFilter } from '#core/answers/targetFilter.ts';
import type { OwnedCandidate } from '#core/picks/memberCandidate.ts';
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

/** A candidate, which the player may own. */
type PossibleCandidate = Candidate & Partial<Pick<OwnedCandidate, 'member'>>;

/** A suggestion with the candidate itself. */
export type CandidateSuggestion = Omit<Suggestion, 'candidate'> & { candidate: PossibleCandidate };

/**
 * Returns the best additions to a team, the best first, and whether the search for them still runs. What the player owns
 * comes first, whatever the groups that are hidden.
 */
export function useSuggestions(
  { listedSearchables, settings, resolvedMembers, membersWithTypes, world }: Team,
  kind: SuggestionKind,
  hiddenFilters: readonly SuggestionFilter[],
  filter: TargetFilter,
  { list, isReady }: LearnFilter,
  owned: Owned,
): { suggestions: readonly CandidateSuggestion[]; isPending: boolean; hasFailed: boolean } {
  const { ruleset } = settings;

  const ownedCandidates = useMemo(
    () =>
      kind === 'pokemon'
        ? owned.candidates.filter(({ pokemon }) => !list || list(pokemon).length > 0)
        : [],
    [kind, owned.candidates, list],
  );
  const isOnlyOwned = kind === 'pokemon' && owned.isOnly;
  const candidates = useMemo((): readonly PossibleCandidate[] => {
    if (isOnlyOwned) return ownedCandidates;
    const searchables = list
      ? listedSearchables.filter(({ pokemon }) => list(pokemon).length > 0)
      : listedSearchables;
    // Without any Pokémon, every typing would be possible.
    if (list && searchables.length === 0) return [];
    const ownedPokemon = new Set(ownedCandidates.map(({ pokemon }) => pokemon));
    const others = (kind === 'typings' ? typingCandidates : pokemonCandidates)(
      ...([ruleset, searchables] as const),
    ).filter(({ pokemon }) => !pokemon || !ownedPokemon.has(pokemon));
    return [...ownedCandidates, ...others];
  }, [kind, ruleset, listedSearchables, list, ownedCandidates, isOnlyOwned]);
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
      .filter(
        ([, each]) =>
          each.member || !hiddenFilters.some((hidden) => matchesFilter(hidden, each, ruleset)),
      )
      .map(([target]) => target);
  }, [ownSpecies, candidateByTarget, hiddenFilters, ruleset]);

  const ownedCount = targets.filter((target) => candidateByTarget.get(target)?.member).length;

  const hasCandidates =
    (candidates.length > 0 || list !== undefined) && isReady && !owned.isPending;
  const args = useMemo((): WorkerArgs<'suggestChanges'> | undefined => {
    if (!hasCandidates) return undefined;
    const members = membersWithTypes.map(({ defender }) => defender);
    return [members, targets, world, maxSuggestions, ownedCount];
  }, [membersWithTypes, targets, world, ownedCount, hasCandidates]);
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
