import { useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { createPreference } from '#app/preferences/preference.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import { formatMember } from '#core/links/team.ts';
import { createOwnedCandidate, type OwnedCandidate } from '#core/picks/memberCandidate.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { useReadablePokemon } from './useReadablePokemon.ts';
import { useRunBox } from './useRunBox.ts';

/** Whether suggestions have only what the player owns. */
export const onlyOwnedPreference = createPreference('only_owned', 'local', ['off', 'on']);

/** What the player owns in the current run. */
export type Owned = {
  /** Those that have not fainted, each set once, in the order of the box. */
  candidates: readonly OwnedCandidate[];
  /** Whether no other Pokémon is suggested. */
  isOnly: boolean;
  /** Whether the box is being read. */
  isPending: boolean;
};

/** Returns the Pokémon of the current run as candidates under the settings; none without a run. */
export function useOwned(settings: Settings): Owned {
  const { ruleset } = settings;
  const { pokedex, searchables, listedSearchables } = usePokedex(settings);
  const isOnly = usePreference(onlyOwnedPreference) === 'on';
  const { box, isPending } = useRunBox(ruleset);
  const readablePokemon = useReadablePokemon({ settings, pokedex, searchables });
  const args = useMemo((): WorkerArgs<'readBox'> | undefined => {
    const alive = box?.pokemon.filter(({ mark }) => mark !== 'fainted') ?? [];
    const sets = [...new Set(alive.map(({ set }) => set))];
    return readablePokemon && sets.length > 0 ? [sets, readablePokemon, ruleset] : undefined;
  }, [box, readablePokemon, ruleset]);
  const { result, args: answeredArgs } = useWorkerQuery('readBox', args);
  const isRead = answeredArgs === args;

  const candidates = useMemo(() => {
    if (!args || !isRead) return [];
    const searchableById = new Map(listedSearchables.map((each) => [each.pokemon.id, each]));
    const owned = new Map<string, OwnedCandidate>();
    for (const member of result ?? []) {
      const searchable = searchableById.get(member?.pokemon ?? '');
      if (!member || !searchable) continue;
      // Another nickname or level makes no other answer.
      const key = formatMember({ ...member, nickname: undefined });
      if (!owned.has(key)) owned.set(key, createOwnedCandidate(settings, member, searchable));
    }
    return [...owned.values()];
  }, [args, isRead, result, listedSearchables, settings]);

  return useMemo(
    () => ({
      candidates,
      isOnly: isOnly && candidates.length > 0,
      isPending: isPending || (args !== undefined && !isRead),
    }),
    [candidates, isOnly, isPending, args, isRead],
  );
}
