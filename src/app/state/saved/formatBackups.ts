import { formatGameJson } from '#core/ownGames/file/gameFile.ts';
import type { PracticeCard } from '#core/practice/card.ts';
import type { DailyResult } from '#core/practice/dailyResult.ts';
import {
  type BackupGame,
  type BackupListName,
  type BackupTeam,
  backupFormat,
  backupLists,
  mapBackupLists,
  maxBackupLength,
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
  const files = {
    teams: chunk(teams.map(formatTeam), backupLists.teams.max),
    cards: chunk(cards.map(formatRecord), backupLists.cards.max),
    dailyResults: [dailyResults.map(formatRecord)],
    boxes: chunk(boxes.map(formatRecord), backupLists.boxes.max),
  };
  const gameRecords = games.map(formatGame);
  const count = Math.max(1, ...Object.values(files).map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    formatFile(
      mapBackupLists((name) => (name === 'games' ? gameRecords : (files[name][index] ?? []))),
    ),
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

function formatFile(records: Record<BackupListName, readonly string[]>): string {
  const names = (Object.keys(backupLists) as BackupListName[]).filter(
    (name) => name === 'teams' || records[name].length > 0,
  );
  const lists = names.map((name) => `  "${backupLists[name].field}": ${formatList(records[name])}`);
  const version = Math.max(...names.map((name) => backupLists[name].version));
  return `{\n  "format": "${backupFormat}",\n  "version": ${version},\n${lists.join(',\n')}\n}\n`;
}

function formatList(records: readonly string[]): string {
  return records.length > 0 ? `[\n${records.join(',\n')}\n  ]` : '[]';
}
