import { cacheOnUse } from '#app/browser/cacheOnUse.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { parseBosses } from '#core/bosses/bossFile.ts';
import { type ListedBoss, parseBossIndex } from '#core/bosses/bossIndex.ts';
import { createOwnBosses } from '#core/bosses/ownBosses.ts';
import { parseTrainers, type TrainerNames } from '#core/bosses/trainerNames.ts';
import { createStore } from '#core/createStore.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { type Download, type DownloadState, download } from './download.ts';

const versions: Readonly<Record<string, string>> = JSON.parse(import.meta.env.VITE_BOSS_VERSIONS);

/** The games whose bosses are known, the newest first. */
export const bossGames: readonly Game[] = gameNames.filter((game) => game in versions);

const noBosses = createDone<readonly Boss[]>([]);
const noTrainers = createDone<TrainerNames>({});

const downloads = new Map<Ruleset, Download<readonly Boss[]>>();
const ownDownloads = new WeakMap<OwnGame, Download<readonly Boss[]>>();
let trainers: Download<TrainerNames> | undefined;
let index: Download<readonly ListedBoss[]> | undefined;

/** Whether the game has bosses, so that a screen can offer them. */
export function hasBosses(game: Ruleset): boolean {
  if (isOwnGame(game)) return (game.bosses ?? []).length > 0;
  return bossGames.some((each) => each === game);
}

/** Downloads the bosses of the game once; the file of another game stays on the server, an own game has its own. */
export function loadBosses(game: Ruleset | undefined): Download<readonly Boss[]> {
  if (!game || !hasBosses(game)) return noBosses;
  if (isOwnGame(game)) {
    const bosses = ownDownloads.get(game) ?? createDone(createOwnBosses(game));
    ownDownloads.set(game, bosses);
    return bosses;
  }
  const bosses = downloads.get(game) ?? download(getUrl(game), parseBosses);
  downloads.set(game, bosses);
  return bosses;
}

/** Downloads the names of the trainers in all languages once; an own game has its names itself, unless it has bosses of an official one. */
export function loadTrainers(game: Ruleset | undefined): Download<TrainerNames> {
  if (!game || (isOwnGame(game) && !game.bosses?.some(({ role }) => role))) return noTrainers;
  trainers ??= download(getUrl('trainers'), parseTrainers);
  return trainers;
}

/** Downloads the trainers of all games once, for the search. */
export function loadBossIndex(): Download<readonly ListedBoss[]> {
  index ??= download(getUrl('index'), parseBossIndex);
  return index;
}

/** Creates a download that has its value already. */
function createDone<Value>(value: Value): Download<Value> {
  return { ...createStore<DownloadState<Value>>({ state: 'done', value }), retry: async () => {} };
}

/** Returns the URL of a file, which changes with the content, so that it can be cached forever. */
function getUrl(name: string): string {
  const url = `${import.meta.env.BASE_URL}bosses/${name}.json?v=${versions[name]}`;
  cacheOnUse(url);
  return url;
}
