import type { KeptTeam } from './keptTeam.ts';
import { formatLink } from './link.ts';
import { parseSettings } from './settings.ts';
import { formatTeam, parseTeam } from './team.ts';
import { cleanTeamName } from './teamName.ts';

/** A team in a backup, which has no id. */
export type BackupTeam = Pick<KeptTeam, 'name' | 'link' | 'changed'>;

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
export const maxBackupLength = 20_000_000;

/** Maximum number of teams in a backup. */
export const maxBackupTeams = 2000;

/** Maximum length of a link in a backup; a team of twelve with everything has under 9,000. */
export const maxLinkLength = 20_000;

/** The last time that a date can have. */
const maxTime = 8.64e15;

const format = 'countertype-teams';

/** The version of the file; a later app may have a later version. */
const version = 1;

/** The teams as the text of a backup file, one team per line. */
export function formatBackup(teams: readonly BackupTeam[]): string {
  const records = teams.map(
    ({ name, link, changed }) =>
      `    { "name": ${JSON.stringify(name)}, "link": ${JSON.stringify(link)}, "changed": ${JSON.stringify(changed)} }`,
  );
  const list = records.length > 0 ? `[\n${records.join(',\n')}\n  ]` : '[]';
  return `{\n  "format": "${format}",\n  "version": ${version},\n  "teams": ${list}\n}\n`;
}

/** Parses the text of a backup file; records that are no team are returned as JSON. Throws a `BackupError`. */
export function parseBackup(text: string): { teams: BackupTeam[]; unreadable: string[] } {
  const teams: BackupTeam[] = [];
  const unreadable: string[] = [];
  for (const record of parseRecords(text)) {
    const team = parseRecord(record);
    if (team) teams.push(team);
    else unreadable.push(formatRecord(record));
  }
  return { teams, unreadable };
}

function parseRecords(text: string): readonly unknown[] {
  if (text.length > maxBackupLength) throw new BackupError('tooLarge');
  const file = fieldsOf(parseJson(text));
  if (file?.format !== format || typeof file.version !== 'number' || file.version < version)
    throw new BackupError('notBackup');
  if (file.version > version) throw new BackupError('newerVersion');
  if (!Array.isArray(file.teams)) throw new BackupError('notBackup');
  if (file.teams.length > maxBackupTeams) throw new BackupError('tooLarge');
  return file.teams;
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
  const isTime = typeof changed === 'number' && changed > 0 && changed <= maxTime;
  return teamLink === undefined
    ? undefined
    : { name: cleanTeamName(name), link: teamLink, changed: isTime ? changed : 0 };
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
