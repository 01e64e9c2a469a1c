import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { formatLogName } from './logName.ts';
import type { LogLine } from './logSections.ts';

type LearnedMove = { level: number; move: string };

/** The moves that Pokémon learn by level, each once with its lowest level, by `keyOfName`. */
export type LogMovesets = ReadonlyMap<string, readonly LearnedMove[]>;

const maxMoves = 4;
const maxMoveLength = 40;

/** `001 BULBASAUR -> IVYSAUR` and `003 VENUSAUR (no evolution)`. */
const headPattern = /^#?\d+ (.{1,40}?) *(?:->|\(no evolution\))/;

/** `Level 16: invalid move at level16`, moves that a changed game lacks; they have no line end before the next move. */
const brokenMoves = /^(?:(?:Level \d{1,3} *: *)?invalid move at level ?\d{1,3} ?)+/;

/** `001 BULBASAUR  : TACKLE at level 1, GROWL at level 4` of the original program. */
const rowPattern = /^\d+ (.{1,40}?) *: (.* at level ?\d+.*)$/;

/** Lines of a Pokémon that say nothing about moves by level; FVX has its stats in two rows of a table. */
const otherPattern =
  /^\s*(?:(?:HP|ATK|DEF|SPA|SPD|SPE|SPEC|SATK|SDEF)\b|\d{1,3}\||Learn(?:ed|t) upon evolution|Egg Moves|- )/i;

/** The name of a Pokémon in any spelling of case. */
export function keyOfName(name: string): string {
  return name.toUpperCase();
}

/** The moves by level of the section about movesets. */
export function readLogMovesets(
  lines: Iterable<LogLine>,
  file: string,
  report: ImportReport,
): LogMovesets {
  const movesets = new Map<string, readonly LearnedMove[]>();
  let moves: ReturnType<typeof createMoveset> | undefined;
  for (const { text: source, line } of lines) {
    const text = source.includes('invalid') ? source.replace(brokenMoves, '') : source;
    if (text === '') continue;
    const learned = moves && readLevel(text);
    if (moves && learned) {
      moves.add(learned.level, learned.move);
      continue;
    }
    const [, name] = headPattern.exec(text) ?? [];
    const [, rowName, row = ''] = rowPattern.exec(text) ?? [];
    if (name !== undefined) {
      moves = createMoveset();
      movesets.set(keyOfName(formatLogName(name)), moves.list);
    } else if (rowName !== undefined) {
      movesets.set(keyOfName(formatLogName(rowName)), readRow(row));
    } else if (!otherPattern.test(text) || !moves) report.warn('unknownLine', file, line, text);
  }
  return movesets;
}

/** `Level 4 : MOVE`; FVX adds its type and other facts in columns. Most lines of a log are such, so no expression reads them. */
function readLevel(text: string): LearnedMove | undefined {
  if (!text.startsWith('Level ')) return undefined;
  const colon = text.indexOf(':');
  const bar = text.indexOf('|', colon);
  const level = Number(text.slice('Level '.length, colon));
  const move = text.slice(colon + 1, bar < 0 ? undefined : bar).trim();
  const isLevel = colon > 0 && Number.isInteger(level) && level >= 0 && level < 1000;
  return isLevel && move !== '' && move.length <= maxMoveLength ? { level, move } : undefined;
}

/** A Pokémon does not learn again what it knows. */
function createMoveset() {
  const list: LearnedMove[] = [];
  const byName = new Map<string, LearnedMove>();
  return {
    list,
    add(level: number, move: string): void {
      const earlier = byName.get(move);
      if (earlier) earlier.level = Math.min(earlier.level, level);
      else {
        const learned = { level, move };
        list.push(learned);
        byName.set(move, learned);
      }
    },
  };
}

function readRow(row: string): readonly LearnedMove[] {
  const moves = createMoveset();
  for (const part of row.split(', ')) {
    const [, move = '', level] = /^(.{1,40}?) at level ?(\d{1,3})$/.exec(part) ?? [];
    if (level !== undefined && move !== 'invalid move') moves.add(Number(level), move);
  }
  return moves.list;
}

/** The last four moves that the Pokémon has learned at the level, as trainers' Pokémon have them without moves of their own. */
export function movesAtLevel(movesets: LogMovesets, name: string, level: number): string[] {
  const learned = movesets.get(keyOfName(name)) ?? [];
  const moves: string[] = [];
  for (let index = learned.length - 1; index >= 0 && moves.length < maxMoves; index--) {
    if (learned[index]!.level <= level) moves.push(learned[index]!.move);
  }
  return moves.reverse();
}
