import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { formatLogName } from './logName.ts';
import type { LogLine } from './logSections.ts';

/** A Pokémon of a trainer; `moves` are undefined if the log does not list them. */
export type LogMember = {
  name: string;
  item: string | undefined;
  level: number;
  ability: string | undefined;
  moves: readonly string[] | undefined;
};

/** A trainer of a log with the number that the game has for it. */
export type LogTrainer = {
  number: number;
  /** The name that the log gives it; undefined for a trainer without a name. */
  name: string | undefined;
  members: readonly LogMember[];
  isDouble: boolean;
};

/** No line of a trainer is longer, and a long line of another file would take long. */
const maxLineLength = 1000;

/** `#246 `, and the rest of the line. */
const startPattern = /^#(\d{1,5})(?: ?\(|@| |$)/;

/** What ends the name in parentheses: its place in the file, the team, or the end of the line. */
const nameEndPattern = /\)(?=@[\dA-F]|[ \t]*$| -(?: |$)| \(Battle Style: )/;

const stylePattern = /[ \t]*\(Battle Style: (\w+)\)[ \t]*$/;
const memberPattern = /^(.+) Lv\.? ?(\d{1,3})(?:, Ability: ([^,]*?))?(?: - (.*))?$/;

/** The trainers of the section about them, also those whose teams stand below the line with their name. */
export function readLogTrainers(
  lines: Iterable<LogLine>,
  file: string,
  report: ImportReport,
): LogTrainer[] {
  const trainers: (LogTrainer & { members: LogMember[] })[] = [];
  for (const { text, line } of lines) {
    const content = text.trim();
    const style = content.length > maxLineLength ? undefined : stylePattern.exec(content)?.[1];
    const rest = content.replace(style ? stylePattern : '', '');
    const start = content.length > maxLineLength ? undefined : readStart(rest);
    const trainer = trainers.at(-1);
    if (start) trainers.push({ ...start.trainer, isDouble: style === 'Double', members: [] });
    else if (trainer && style && rest === '') {
      trainer.isDouble = style === 'Double';
      continue;
    } else if (!trainer || content.length > maxLineLength) {
      report.warn('unknownLine', file, line, text);
      continue;
    }
    const team = start ? splitTeam(start.team) : [rest];
    const members = team.map(readMember);
    if (members.includes(undefined)) report.warn('unknownLine', file, line, text);
    trainers.at(-1)!.members.push(...members.filter((each) => each !== undefined));
  }
  return trainers.filter(({ members }) => members.length > 0);
}

/** The number, the name and the text of the team of the first line of a trainer. */
function readStart(
  text: string,
): { trainer: Pick<LogTrainer, 'number' | 'name'>; team: string } | undefined {
  const [, number] = startPattern.exec(text) ?? [];
  if (number === undefined) return undefined;
  const afterNumber = text.slice(1 + number.length).trimStart();
  const end = afterNumber.startsWith('(') ? afterNumber.search(nameEndPattern) : -1;
  const name = end < 0 ? undefined : afterNumber.slice(1, end).split(' => ')[0]!.trim();
  const team = afterNumber.slice(end + 1).replace(/^@[\dA-F]+/, '');
  const trainer = { number: Number(number), name: name || undefined };
  return { trainer, team: team.replace(/^[ \t]*-(?:[ \t]+|$)/, '') };
}

/** Items have no commas after a level, so each one there begins another Pokémon. */
function splitTeam(text: string): string[] {
  return text.trim() === '' ? [] : text.trim().split(/(?<=Lv\.? ?\d{1,3}), /);
}

function readMember(text: string): LogMember | undefined {
  const [, start = '', level, ability, moves] = memberPattern.exec(text) ?? [];
  if (level === undefined) return undefined;
  const at = start.indexOf('@');
  const name = (at < 0 ? start : start.slice(0, at)).trim();
  if (name === '' || name === 'null') return undefined;
  return {
    name: formatLogName(name),
    item: at < 0 ? undefined : start.slice(at + 1).trim() || undefined,
    level: Number(level),
    ability: ability?.trim() || undefined,
    moves: moves
      ?.split(',')
      .map((move) => move.trim())
      .filter((move) => move !== '' && !/^-+$/.test(move)),
  };
}
