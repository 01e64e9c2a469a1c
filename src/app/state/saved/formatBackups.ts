import { formatGameJson } from '#core/ownGames/file/gameFile.ts';
import type { PracticeCard } from '#core/practice/card.ts';
import type { DailyResult } from '#core/practice/dailyResult.ts';
import {
  type BackupGame,
  type BackupTeam,
  backupFormat,
  backupVersions,
  maxBackupBoxes,
  maxBackupCards,
  maxBackupLength,
  maxBackupTeams,
} from './backup.ts';
import type { SavedBox } from './savedBoxes.ts';

/** What a backup saves; records that this version cannot read are in it as they are. */
export type BackupSource = {
  teams: readonly (BackupTeam | UnreadableRecord)[];
  games?: readonly (BackupGame | UnreadableRecord)[];
  cards?: readonly (PracticeCard | UnreadableRecord)[];
  dailyResults?: readonly (DailyResult | UnreadableRecord)[];
  boxes?: readonly (SavedBox | UnreadableRecord)[];
};

type UnreadableRecord = { unreadable: unknown };

/** Lists the records that cannot be read for a backup, which a newer version may read. */
export function listUnreadable(records: ReadonlyMap<string, unknown>): UnreadableRecord[] {
  return [...records.values()].map((record) => ({ unreadable: record }));
}

/** Maximum number of characters of the teams, cards or boxes in a file; a character has at most 3 bytes. */
const maxListLength = maxBackupLength / 9;

/**
 * Formats the teams, games, cards, results of daily sets and boxes as the text of a backup file, one per line, or
 * as several files if one would be too large to be read. Each has all games, to which the teams refer.
 */
export function formatBackups({
  teams,
  games = [],
  cards = [],
  dailyResults = [],
  boxes = [],
}: BackupSource): string[] {
  const teamFiles = chunk(teams.map(formatTeam), maxBackupTeams);
  const cardFiles = chunk(cards.map(formatRecord), maxBackupCards);
  const gameRecords = games.map(formatGame);
  const resultRecords = dailyResults.map(formatRecord);
  const boxFiles = chunk(boxes.map(formatRecord), maxBackupBoxes);
  const count = Math.max(1, teamFiles.length, cardFiles.length, boxFiles.length);
  return Array.from({ length: count }, (_, index) =>
    formatFile({
      teams: teamFiles[index] ?? [],
      games: gameRecords,
      cards: cardFiles[index] ?? [],
      dailyResults: index === 0 ? resultRecords : [],
      boxes: boxFiles[index] ?? [],
    }),
  );
}

function formatTeam(team: BackupTeam | UnreadableRecord): string {
  if ('unreadable' in team) return `    ${JSON.stringify(team.unreadable)}`;
  const { name, link, changed } = team;
  return `    { "name": ${JSON.stringify(name)}, "link": ${JSON.stringify(link)}, "changed": ${JSON.stringify(changed)} }`;
}

function formatGame(record: BackupGame | UnreadableRecord): string {
  if ('unreadable' in record) return `    ${JSON.stringify(record.unreadable)}`;
  const { id, game, changed } = record;
  const start = id === undefined ? '' : `"id": ${JSON.stringify(id)}, `;
  return `    { ${start}"game": ${JSON.stringify(formatGameJson(game))}, "changed": ${JSON.stringify(changed)} }`;
}

function formatRecord(record: PracticeCard | DailyResult | SavedBox | UnreadableRecord): string {
  return `    ${JSON.stringify('unreadable' in record ? record.unreadable : record)}`;
}

/** Splits the records so that each part can be read. */
function chunk(records: readonly string[], maxCount: number): string[][] {
  const chunks: string[][] = [];
  let length = 0;
  for (const record of records) {
    const last = chunks.at(-1);
    length += record.length;
    if (last && last.length < maxCount && length <= maxListLength) last.push(record);
    else {
      chunks.push([record]);
      ({ length } = record);
    }
  }
  return chunks;
}

function formatFile({
  teams,
  games,
  cards,
  dailyResults,
  boxes,
}: Record<keyof BackupSource, readonly string[]>): string {
  const lists = [
    ['teams', teams] as const,
    ...(games.length > 0 ? [['games', games] as const] : []),
    ...(cards.length > 0 ? [['practice', cards] as const] : []),
    ...(dailyResults.length > 0 ? [['daily', dailyResults] as const] : []),
    ...(boxes.length > 0 ? [['boxes', boxes] as const] : []),
  ].map(([name, list]) => `  "${name}": ${formatList(list)}`);
  const { withTeams, withGames, withCards, withDailyResults, withBoxes } = backupVersions;
  const version = Math.max(
    withTeams,
    games.length > 0 ? withGames : 0,
    cards.length > 0 ? withCards : 0,
    dailyResults.length > 0 ? withDailyResults : 0,
    boxes.length > 0 ? withBoxes : 0,
  );
  return `{\n  "format": "${backupFormat}",\n  "version": ${version},\n${lists.join(',\n')}\n}\n`;
}

function formatList(records: readonly string[]): string {
  return records.length > 0 ? `[\n${records.join(',\n')}\n  ]` : '[]';
}
