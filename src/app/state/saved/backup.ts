import {
  createLocalText,
  type FindGame,
  type GameReference,
  parseSettings,
} from '#core/links/settings.ts';
import { parseGameJson } from '#core/ownGames/file/gameFile.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { type PracticeCard, parseCard } from '#core/practice/card.ts';
import { type DailyResult, parseDailyResult } from '#core/practice/dailyResult.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { findOwnGame } from './ownGames.ts';
import { formatBoxSettings, parseBox, type SavedBox } from './savedBoxes.ts';
import type { SavedTeam } from './savedTeam.ts';
import { isWholeTeamLink, normalizeTeamLink } from './teamLink.ts';
import { cleanTeamName } from './teamName.ts';

/** A team in a backup, which has no id. */
export type BackupTeam = Pick<SavedTeam, 'name' | 'link' | 'changed'>;

/** An own game in a backup. */
export type BackupGame = {
  /** To which the links of the teams refer; files of earlier versions have none. */
  id?: string;
  game: OwnGame;
  changed: number;
};

/** The content of a backup. */
export type Backup = {
  teams: readonly BackupTeam[];
  /** Missing if there are none. */
  games?: readonly BackupGame[];
  /** The practiced facts; missing if there are none. */
  cards?: readonly PracticeCard[];
  /** The results of daily sets; missing if there are none. */
  dailyResults?: readonly DailyResult[];
  /** The boxes; missing if there are none. */
  boxes?: readonly SavedBox[];
  /** The invalid records, as JSON. */
  unreadable: readonly string[];
};

/** The reason why a text cannot be read as a backup. */
export type BackupProblem = 'notBackup' | 'newerVersion' | 'tooLarge';

/** The error of `parseBackup`. */
export class BackupError extends Error {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem) {
    super(problem);
    this.name = 'BackupError';
    this.problem = problem;
  }
}

/** Maximum length, in characters of a text or bytes of a file. */
export const maxBackupLength = 100_000_000;

/**
 * The lists of a file: the field, the first version that has it, which older apps cannot read, and the maximum
 * number of its records. The three official charts have under 1,500 cards with all moves, a century fewer days.
 */
export const backupLists = {
  teams: { field: 'teams', version: 1, max: 2000 },
  games: { field: 'games', version: 2, max: 1000 },
  cards: { field: 'practice', version: 3, max: 20_000 },
  dailyResults: { field: 'daily', version: 4, max: 40_000 },
  boxes: { field: 'boxes', version: 5, max: 1000 },
} as const;

export type BackupListName = keyof typeof backupLists;

/** Makes a value for each list of a file. */
export function mapBackupLists<Value>(
  getValue: (name: BackupListName) => Value,
): Record<BackupListName, Value> {
  const names = Object.keys(backupLists) as BackupListName[];
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Record<
    BackupListName,
    Value
  >;
}

/** Maximum length of a link in a backup; the longest one of a team has under 130,000. */
export const maxLinkLength = 150_000;

/** Maximum time of a `Date`, in milliseconds. */
const maxTime = 8.64e15;

/** The name of the format in a file. */
export const backupFormat = 'countertype-teams';

/** Finds the own games in the links of a backup file, which must be loaded before `parseBackup`. Throws a `BackupError`. */
export function findBackupGames(text: string): GameReference[] {
  return listBackupLinks(text).flatMap((params) => parseSettings(params).missingGame ?? []);
}

/** The links of the teams and boxes in a backup. Throws a `BackupError`. */
export function listBackupLinks(text: string): URLSearchParams[] {
  const { teams, boxes } = parseRecords(text);
  return [...teams, ...boxes].flatMap((record) => {
    const { link } = getFields(record) ?? {};
    const isLink = typeof link === 'string' && link.length <= maxLinkLength;
    return isLink ? [new URLSearchParams(link)] : [];
  });
}

/** Parses the text of a backup file. Throws a `BackupError`. */
export function parseBackup(text: string): Backup {
  const records = parseRecords(text);
  const games = parseAll(records.games, parseGameRecord);
  const findGame = createGameFinder(games.items);
  const teams = parseAll(records.teams, (fields) => parseTeamRecord(fields, findGame));
  const cards = parseAll(records.cards, parseCard);
  const dailyResults = parseAll(records.dailyResults, parseDailyResult);
  const boxes = parseAll(records.boxes, (fields) => parseBoxRecord(fields, findGame));
  return {
    teams: teams.items,
    ...(games.items.length > 0 && { games: games.items }),
    ...(cards.items.length > 0 && { cards: cards.items }),
    ...(dailyResults.items.length > 0 && { dailyResults: dailyResults.items }),
    ...(boxes.items.length > 0 && { boxes: boxes.items }),
    unreadable: [teams, games, cards, dailyResults, boxes].flatMap(({ unreadable }) => unreadable),
  };
}

function parseAll<Item>(
  records: readonly unknown[],
  parse: (fields: RecordFields) => Item | undefined,
): { items: Item[]; unreadable: string[] } {
  const unreadable: string[] = [];
  const items = records.flatMap((record) => {
    const item = parse(getFields(record) ?? {});
    if (!item) unreadable.push(formatRecord(record));
    return item ? [item] : [];
  });
  return { items, unreadable };
}

/** Finds the games of the file by their ids, and any other as a link does. */
function createGameFinder(games: readonly BackupGame[]): FindGame {
  const gamesById = new Map<string, OwnGame>();
  for (const { id, game } of games) {
    if (id === undefined) continue;
    const linkText = formatGameText(game) ?? createLocalText(id);
    gamesById.set(id, { ...game, linkText, savedId: id });
  }
  return (reference) => gamesById.get(reference.savedId ?? '') ?? findOwnGame(reference);
}

type RecordFields = Partial<Record<string, unknown>>;

function parseRecords(text: string): Record<BackupListName, readonly unknown[]> {
  if (text.length > maxBackupLength) throw new BackupError('tooLarge');
  const file = getFields(parseJson(text));
  const { format, version: fileVersion } = file ?? {};
  if (!file || format !== backupFormat || typeof fileVersion !== 'number')
    throw new BackupError('notBackup');
  if (fileVersion < backupLists.teams.version) throw new BackupError('notBackup');
  if (fileVersion > backupLists.boxes.version) throw new BackupError('newerVersion');
  return mapBackupLists((name) => {
    const { field, version, max } = backupLists[name];
    // Older versions have no such field, but another program may have added it.
    const list = fileVersion < version ? [] : (file[field] ?? (name === 'teams' ? undefined : []));
    return parseList(list, max);
  });
}

function parseList(list: unknown, maxLength: number): readonly unknown[] {
  if (!Array.isArray(list)) throw new BackupError('notBackup');
  if (list.length > maxLength) throw new BackupError('tooLarge');
  return list;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new BackupError('notBackup');
  }
}

function formatRecord(record: unknown): string {
  try {
    return JSON.stringify(record);
  } catch {
    // JSON that could be parsed can still be nested too deeply for `stringify`.
    throw new BackupError('notBackup');
  }
}

function getFields(value: unknown): RecordFields | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

function parseTeamRecord(
  { name, link, changed }: RecordFields,
  findGame: FindGame,
): BackupTeam | undefined {
  if (typeof name !== 'string' || typeof link !== 'string') return undefined;
  const teamLink = formatTeamLink(link, findGame);
  return teamLink === undefined
    ? undefined
    : { name: cleanTeamName(name), link: teamLink, changed: parseTime(changed) };
}

function parseGameRecord({ id, game: value, changed }: RecordFields): BackupGame | undefined {
  const game = parseGameJson(value);
  const isId = typeof id === 'string' && id !== '';
  return game && { ...(isId && { id }), game, changed: parseTime(changed) };
}

/** A box without a readable game is unreadable, so that its Pokémon do not get the rules of another one. */
function parseBoxRecord(fields: RecordFields, findGame: FindGame): SavedBox | undefined {
  const box = parseBox({ ...fields, changed: parseTime(fields.changed) });
  if (!box || box.link.length > maxLinkLength) return undefined;
  const { state, ignored } = parseSettings(new URLSearchParams(box.link), findGame);
  const name = cleanTeamName(box.name);
  return ignored.length > 0 ? undefined : { ...box, name, link: formatBoxSettings(state) };
}

/** Returns the value if it is a time, or else 0. */
function parseTime(value: unknown): number {
  const isTime = typeof value === 'number' && value > 0 && value <= maxTime;
  return isTime ? value : 0;
}

/** Formats the link as the team screen stores it; undefined if that would lose a part of it. */
function formatTeamLink(link: string, findGame: FindGame): string | undefined {
  if (link.length > maxLinkLength) return undefined;
  const result = normalizeTeamLink(link, findGame);
  // A link without any parameter of a team has an empty result.
  return isWholeTeamLink(link, findGame) && (result !== '' || link === '') ? result : undefined;
}
