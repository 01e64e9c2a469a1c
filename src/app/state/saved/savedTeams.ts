import { createSavedList } from '#app/browser/records/savedList.ts';
import { runInSlices } from '#app/browser/runInSlices.ts';
import { loadMovesOf, needsMoves } from '#app/downloads/linkedMoves.ts';
import { type GameReference, parseSettings } from '#core/links/settings.ts';
import { loadOwnGames } from './loadOwnGames.ts';
import { findOwnGame, subscribeToSavedGames } from './ownGames.ts';
import type { SavedTeam } from './savedTeam.ts';
import { channelNames, recordPrefixes } from './storedKeys.ts';
import { isWholeTeamLink } from './teamLink.ts';

/** The teams that are saved on this device. */
export const savedTeams = createSavedList<SavedTeam>({
  prefix: recordPrefixes.teams,
  channel: channelNames.teams,
  format: (team) => team,
  prepare: async (records) => {
    const links = listNewLinks(records);
    const games: GameReference[] = [];
    const linksWithMoves: URLSearchParams[] = [];
    await runInSlices(links, (link) => {
      const params = new URLSearchParams(link);
      games.push(...findGames(params));
      if (needsMoves([params])) linksWithMoves.push(params);
    });
    await Promise.all([loadOwnGames(games), loadMovesOf(linksWithMoves)]);
    gameWords = formatGameWords(games);
    // Before `parse`, which has no time for it.
    await runInSlices(links, isWhole);
  },
  parse: ({ id, name, link, changed }) =>
    typeof name === 'string' &&
    typeof link === 'string' &&
    Number.isFinite(changed) &&
    isWhole(link)
      ? { id: String(id), name, link, changed: Number(changed) }
      : undefined,
});

/** The words of the games of the teams, by which links were last parsed. */
let gameWords = '';

/** Formats what links can name under the games; another factor or name of a game changes none of it. */
function formatGameWords(references: readonly GameReference[]): string {
  const games = new Set(references.map(findOwnGame));
  const words = [...games].map((game) =>
    JSON.stringify(game && [game.base, game.chart.types, game.abilities?.map(({ id }) => id)]),
  );
  return words.sort().join();
}

// A change of a game can make teams readable or unreadable.
subscribeToSavedGames(() => {
  const { state, items, unreadable } = savedTeams.get();
  if (state === 'pending') return;
  const records = new Map<string, unknown>([
    ...items.map((team) => [team.id, team] as const),
    ...unreadable,
  ]);
  const games = listNewLinks(records).flatMap((link) => findGames(new URLSearchParams(link)));
  if (formatGameWords(games) !== gameWords) savedTeams.load();
});

/**
 * The links of which the app knows every part, and which need no own game: they stay as they are, and parsing
 * thousands of them takes seconds on a slow phone.
 */
const wholeLinks = new Set<string>();

function isWhole(link: string): boolean {
  if (wholeLinks.has(link)) return true;
  const isKnown = isWholeTeamLink(link);
  if (isKnown && !new URLSearchParams(link).has('own')) wholeLinks.add(link);
  return isKnown;
}

/** Finds the own game of a link, which must be loaded before the link is parsed. */
function findGames(params: URLSearchParams): GameReference[] {
  const { missingGame } = parseSettings(params);
  return missingGame ? [missingGame] : [];
}

/** Lists the links of the records that are not known to be whole. */
function listNewLinks(records: ReadonlyMap<string, unknown>): string[] {
  return [...records.values()].flatMap((record) => {
    const { link } = (record ?? {}) as Partial<Record<string, unknown>>;
    return typeof link === 'string' && !wholeLinks.has(link) ? [link] : [];
  });
}
