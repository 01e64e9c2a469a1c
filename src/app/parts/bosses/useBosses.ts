import { useSyncExternalStore } from 'react';
import type { DownloadState } from '#app/downloads/download.ts';
import { loadBosses, loadTrainers } from '#app/downloads/loadBosses.ts';
import type { Boss } from '#core/bosses/boss.ts';
import type { TrainerNames } from '#core/bosses/trainerNames.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

const noNames: TrainerNames = {};

/** Returns the bosses of the game and the names of trainers, whose files it downloads; none without a game. */
export function useBosses(game: Ruleset | undefined): {
  state: DownloadState<unknown>['state'];
  bosses: readonly Boss[];
  names: TrainerNames;
  /** Tries at once to download what has failed. */
  retry: () => Promise<void>;
} {
  const [bossFile, trainerFile] = [loadBosses(game), loadTrainers(game)];
  const bosses = useSyncExternalStore(bossFile.subscribe, bossFile.get);
  const trainers = useSyncExternalStore(trainerFile.subscribe, trainerFile.get);
  return {
    // The English names are in the file of the bosses.
    state: bosses.state === 'done' && trainers.state === 'pending' ? 'pending' : bosses.state,
    bosses: bosses.state === 'done' ? bosses.value : [],
    names: trainers.state === 'done' ? trainers.value : noNames,
    retry: async () => void (await Promise.all([bossFile.retry(), trainerFile.retry()])),
  };
}
