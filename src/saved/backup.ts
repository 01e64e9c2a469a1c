import type { OwnGame } from '#engine/ownGame.ts';
import {
  createLocalText,
  type FindGame,
  type GameReference,
  parseSettings,
} from '#links/settings.ts';
import { formatGameJson, parseGameJson } from '#ownGame/file/gameFile.ts';
import { formatGameText } from '#ownGame/link/gameText.ts';
import { type PracticeCard, parseCard } from '#practice/card.ts';
import { findOwnGame } from './ownGames.ts';
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

/** Maximum number of teams in a backup. */
export const maxBackupTeams = 2000;

/** Maximum number of games in a backup. */
export const maxBackupGames = 1000;

/** Maximum number of cards in a backup; the three official charts have under 1,500 with all moves. */
export const maxBackupCards = 20_000;

/** Maximum length of a link in a backup; the longest one of a team has under 130,000. */
export const maxLinkLength = 150_000;

/** Maximum time of a `Date`, in milliseconds. */
const maxTime = 8.64e15;

const format = 'countertype-teams';

/** The versions of files with teams only, with games, and with cards, which older apps cannot read. */
const [version, versionWithGames, versionWithCards] = [1, 2, 3];

/** Formats the teams, games and cards as the text of a backup file, one per line. */
export function formatBackup(
  teams: readonly BackupTeam[],
  games: readonly BackupGame[] = [],
  cards: readonly PracticeCard[] = [],
): string {
  const records = teams.map(
    ({ name, link, changed }) =>
      `    { "name": ${JSON.stringify(name)}, "link": ${JSON.stringify(link)}, "changed": ${JSON.stringify(changed)} }`,
  );
  const gameRecords = games.map(
    ({ id, game, changed }) =>
      `    { ${id === undefined ? '' : `"id": ${JSON.stringify(id)}, `}"game": ${JSON.stringify(formatGameJson(game))}, "changed": ${JSON.stringify(changed)} }`,
  );
  const cardRecords = cards.map((card) => `    ${JSON.stringify(card)}`);
  const lists = [
    ['teams', records] as const,
    ...(games.length > 0 ? [['games', gameRecords] as const] : []),
    ...(cards.length > 0 ? [['practice', cardRecords] as const] : []),
  ].map(([name, list]) => `  "${name}": ${formatList(list)}`);
  const gamesVersion = games.length > 0 ? versionWithGames : version;
  const fileVersion = cards.length > 0 ? versionWithCards : gamesVersion;
  return `{\n  "format": "${format}",\n  "version": ${fileVersion},\n${lists.join(',\n')}\n}\n`;
}

function formatList(records: readonly string[]): string {
  return records.length > 0 ? `[\n${records.join(',\n')}\n  ]` : '[]';
}

/** Finds the own games in the links of a backup file, which must be loaded before `parseBackup`. Throws a `BackupError`. */
export function findBackupGames(text: string): GameReference[] {
  return listBackupLinks(text).flatMap((params) => parseSettings(params).missingGame ?? []);
}

/** The links of the teams in a backup. Throws a `BackupError`. */
export function listBackupLinks(text: string): URLSearchParams[] {
  return parseRecords(text).teams.flatMap((record) => {
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
  return {
    teams: teams.items,
    ...(games.items.length > 0 && { games: games.items }),
    ...(cards.items.length > 0 && { cards: cards.items }),
    unreadable: [teams, games, cards].flatMap(({ unreadable }) => unreadable),
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

type BackupRecords = Record<'teams' | 'games' | 'cards', readonly unknown[]>;

function parseRecords(text: string): BackupRecords {
  if (text.length > maxBackupLength) throw new BackupError('tooLarge');
  const file = getFields(parseJson(text));
  if (file?.format !== format || typeof file.version !== 'number' || file.version < version)
    throw new BackupError('notBackup');
  if (file.version > versionWithCards) throw new BackupError('newerVersion');
  // Older versions have no such fields, but another program may have added some.
  const games = file.version >= versionWithGames ? (file.games ?? []) : [];
  const cards = file.version >= versionWithCards ? (file.practice ?? []) : [];
  const { teams } = file;
  if (!Array.isArray(teams) || !Array.isArray(games) || !Array.isArray(cards)) {
    throw new BackupError('notBackup');
  }
  const isTooLarge =
    teams.length > maxBackupTeams || games.length > maxBackupGames || cards.length > maxBackupCards;
  if (isTooLarge) throw new BackupError('tooLarge');
  return { teams, games, cards };
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
