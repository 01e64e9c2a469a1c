import { createRecordList, type RecordListState } from '#browser/records/recordList.ts';
import { loadMovesOf } from '#links/linkedMoves.ts';
import { type GameReference, parseSettings } from '#links/settings.ts';
import { loadOwnGames } from './ownGames.ts';
import type { SavedTeam } from './savedTeam.ts';
import { channelNames, recordPrefixes } from './storedKeys.ts';
import { normalizeTeamLink } from './teamLink.ts';

/** The saved teams in the player's order, and the records that cannot be read, by key. */
export type SavedTeams = RecordListState<SavedTeam>;

const list = createRecordList<SavedTeam>({
  prefix: recordPrefixes.teams,
  channel: channelNames.teams,
  format: (team) => team,
  prepare: async (records) => {
    await Promise.all([loadOwnGames(findGames(records)), loadMovesOf(listLinks(records))]);
  },
  parse: ({ id, name, link, changed }) =>
    typeof name === 'string' && typeof link === 'string' && Number.isFinite(changed)
      ? { id: String(id), name, link: normalizeTeamLink(link), changed: Number(changed) }
      : undefined,
});

/** The teams that are saved on this device; changes of other tabs are included. */
export const savedTeams = list.store;

/** Reads the saved teams again. */
export const loadTeams = list.load;

/**
 * Replaces the saved teams, in their order, and returns the undo, which skips teams that have changed
 * since. Rejects if the browser refuses; then nothing has changed.
 */
export const changeTeams = list.change;

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
