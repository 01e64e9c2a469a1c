import { useSyncExternalStore } from 'react';
import type { Boss } from '#bosses/boss.ts';
import { loadBosses, loadTrainers } from '#bosses/loadBosses.ts';
import type { TrainerNames } from '#bosses/trainerNames.ts';
import type { DownloadState } from '#browser/download.ts';
import type { Ruleset } from '#engine/ruleset.ts';

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
