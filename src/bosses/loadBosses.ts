import { cacheOnUse } from '#browser/cacheOnUse.ts';
import { createStore } from '#browser/createStore.ts';
import { type Download, type DownloadState, download } from '#browser/download.ts';
import { type Game, gameNames } from '#engine/game.ts';
import type { Boss } from './boss.ts';
import { parseBosses } from './bossFile.ts';
import { parseTrainers, type TrainerNames } from './trainerNames.ts';

const versions: Readonly<Record<string, string>> = JSON.parse(import.meta.env.VITE_BOSS_VERSIONS);

/** The games whose bosses are known, the newest first. */
export const bossGames: readonly Game[] = gameNames.filter((game) => game in versions);

/** The bosses of a game without a file. */
const noBosses: Download<readonly Boss[]> = {
  ...createStore<DownloadState<readonly Boss[]>>({ state: 'done', value: [] }),
  retry: async () => {},
};

const downloads = new Map<Game, Download<readonly Boss[]>>();
let trainers: Download<TrainerNames> | undefined;

/** Downloads the bosses of the game once; the file of another game stays on the server. */
export function loadBosses(game: Game): Download<readonly Boss[]> {
  if (!bossGames.includes(game)) return noBosses;
  const bosses = downloads.get(game) ?? download(getUrl(game), parseBosses);
  downloads.set(game, bosses);
  return bosses;
}

/** Downloads the names of the trainers in all languages once. */
export function loadTrainers(): Download<TrainerNames> {
  trainers ??= download(getUrl('trainers'), parseTrainers);
  return trainers;
}

/** Returns the URL of a file, which changes with the content, so that it can be cached forever. */
function getUrl(name: string): string {
  const url = `${import.meta.env.BASE_URL}bosses/${name}.json?v=${versions[name]}`;
  cacheOnUse(url);
  return url;
}
