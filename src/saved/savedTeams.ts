import { createSavedList } from '#browser/records/savedList.ts';
import { loadMovesOf } from '#links/linkedMoves.ts';
import { type GameReference, parseSettings } from '#links/settings.ts';
import { loadOwnGames } from './loadOwnGames.ts';
import { subscribeToSavedGames } from './ownGames.ts';
import type { SavedTeam } from './savedTeam.ts';
import { channelNames, recordPrefixes } from './storedKeys.ts';
import { isWholeTeamLink } from './teamLink.ts';

/** The teams that are saved on this device. */
export const savedTeams = createSavedList<SavedTeam>({
  prefix: recordPrefixes.teams,
  channel: channelNames.teams,
  format: (team) => team,
  prepare: async (records) => {
    await Promise.all([loadOwnGames(findGames(records)), loadMovesOf(listLinks(records))]);
  },
  parse: ({ id, name, link, changed }) =>
    typeof name === 'string' &&
    typeof link === 'string' &&
    Number.isFinite(changed) &&
    isWholeTeamLink(link)
      ? { id: String(id), name, link, changed: Number(changed) }
      : undefined,
});

// A change of a game can make teams readable or unreadable.
subscribeToSavedGames(() => {
  const { state, items, unreadable } = savedTeams.get();
  const records = new Map<string, unknown>([
    ...items.map((team) => [team.id, team] as const),
    ...unreadable,
  ]);
  if (state !== 'pending' && findGames(records).length > 0) savedTeams.load();
});

/** Finds the own games in the links of the records; they must be loaded before a link is parsed. */
function findGames(records: ReadonlyMap<string, unknown>): GameReference[] {
  return listLinks(records).flatMap((params) => parseSettings(params).missingGame ?? []);
}

function listLinks(records: ReadonlyMap<string, unknown>): URLSearchParams[] {
  return [...records.values()].map((record) => {
    const { link } = (record ?? {}) as Partial<Record<string, unknown>>;
    return new URLSearchParams(typeof link === 'string' ? link : '');
  });
}
