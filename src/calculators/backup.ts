import type { OwnGame } from '#engine/ownGame.ts';
import { formatGameJson, parseGameJson } from '#ownGame/gameFile.ts';
import { type PracticeCard, parseCard } from '#practice/card.ts';
import type { KeptTeam } from './keptTeam.ts';
import { formatLink } from './link.ts';
import { parseSettings } from './settings.ts';
import { formatTeam, parseTeam } from './team.ts';
import { cleanTeamName } from './teamName.ts';

/** A team in a backup, which has no id. */
export type BackupTeam = Pick<KeptTeam, 'name' | 'link' | 'changed'>;

/** An own game in a backup, which has no id. */
export type BackupGame = { game: OwnGame; changed: number };

/** What a backup has; `unreadable` are the records that are no team, game or card, as JSON. */
export type Backup = {
  teams: BackupTeam[];
  /** Missing if there are none. */
  games?: BackupGame[];
  /** What the player has practiced; missing if there is none. */
  cards?: PracticeCard[];
  unreadable: string[];
};

/** Why a text is not read as a backup at all. */
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

/** Maximum length of a link in a backup; a team of twelve with everything has under 9,000. */
export const maxLinkLength = 20_000;

/** The last time that a date can have. */
const maxTime = 8.64e15;

const format = 'countertype-teams';

/** The versions of files with teams only, with games, and with cards, which older apps would leave out. */
const [version, versionWithGames, versionWithCards] = [1, 2, 3];

/** The teams, games and cards as the text of a backup file, one of them per line. */
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
    ({ game, changed }) =>
      `    { "game": ${JSON.stringify(formatGameJson(game))}, "changed": ${JSON.stringify(changed)} }`,
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

/** The links of a backup file; their own games must be loaded before it is parsed. Throws a `BackupError`. */
export function readBackupLinks(text: string): URLSearchParams[] {
  return parseRecords(text).teams.flatMap((record) => {
    const { link } = fieldsOf(record) ?? {};
    const isLink = typeof link === 'string' && link.length <= maxLinkLength;
    return isLink ? [new URLSearchParams(link)] : [];
  });
}

/** Parses the text of a backup file. Throws a `BackupError`. */
export function parseBackup(text: string): Backup {
  const teams: BackupTeam[] = [];
  const games: BackupGame[] = [];
  const unreadable: string[] = [];
  const lists = parseRecords(text);
  for (const record of lists.teams) {
    const team = parseRecord(record);
    if (team) teams.push(team);
    else unreadable.push(formatRecord(record));
  }
  for (const record of lists.games) {
    const game = parseGameRecord(record);
    if (game) games.push(game);
    else unreadable.push(formatRecord(record));
  }
  const cards: PracticeCard[] = [];
  for (const record of lists.cards) {
    const card = parseCard(fieldsOf(record));
    if (card) cards.push(card);
    else unreadable.push(formatRecord(record));
  }
  return {
    teams,
    ...(games.length > 0 && { games }),
    ...(cards.length > 0 && { cards }),
    unreadable,
  };
}

type BackupRecords = Record<'teams' | 'games' | 'cards', readonly unknown[]>;

function parseRecords(text: string): BackupRecords {
  if (text.length > maxBackupLength) throw new BackupError('tooLarge');
  const file = fieldsOf(parseJson(text));
  if (file?.format !== format || typeof file.version !== 'number' || file.version < version)
    throw new BackupError('notBackup');
  if (file.version > versionWithCards) throw new BackupError('newerVersion');
  // A field of another program in an older version.
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
    // JSON can be nested too deeply to be written, even if it could be read.
    throw new BackupError('notBackup');
  }
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

function parseRecord(record: unknown): BackupTeam | undefined {
  const { name, link, changed } = fieldsOf(record) ?? {};
  if (typeof name !== 'string' || typeof link !== 'string') return undefined;
  const teamLink = parseTeamLink(link);
  return teamLink === undefined
    ? undefined
    : { name: cleanTeamName(name), link: teamLink, changed: parseTime(changed) };
}

function parseGameRecord(record: unknown): BackupGame | undefined {
  const { game: value, changed } = fieldsOf(record) ?? {};
  const game = parseGameJson(value);
  return game && { game, changed: parseTime(changed) };
}

/** The time; 0 if it is none. */
function parseTime(value: unknown): number {
  const isTime = typeof value === 'number' && value > 0 && value <= maxTime;
  return isTime ? value : 0;
}

/** The link as the team screen writes it; undefined if that would leave anything of a team out. */
function parseTeamLink(link: string): string | undefined {
  if (link.length > maxLinkLength) return undefined;
  const params = new URLSearchParams(link);
  const team = parseTeam(params);
  const settings = parseSettings(params);
  const isComplete = team.ignored.length === 0 && settings.ignored.length === 0;
  const result = formatLink(formatTeam(team.state), settings.state);
  // Another text that is no link at all, such as a name, has an empty result.
  return isComplete && (result !== '' || link === '') ? result : undefined;
}
