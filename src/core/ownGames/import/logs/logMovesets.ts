import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import { formatLogName } from './logName.ts';
import type { LogLine } from './logSections.ts';

type LearnedMove = { level: number; move: string };

/** The moves that Pokémon learn by level, by `keyOfName`. */
export type LogMovesets = ReadonlyMap<string, readonly LearnedMove[]>;

const maxMoves = 4;

/** `001 BULBASAUR -> IVYSAUR` and `003 VENUSAUR (no evolution)`. */
const headPattern = /^#?\d+ (.{1,40}?) *(?:->|\(no evolution\))/;

/** `Level 4 : MOVE`; FVX adds its type and other facts in columns. */
const levelPattern = /^Level (\d{1,3}) *: (.{1,40}?) *(?:\||$)/i;

/** `Level 16: invalid move at level16`, moves that a changed game lacks; they have no line end before the next move. */
const brokenMoves = /^(?:(?:Level \d{1,3} *: *)?invalid move at level ?\d{1,3} ?)+/i;

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
  lines: readonly LogLine[],
  file: string,
  report: ImportReport,
): LogMovesets {
  const movesets = new Map<string, LearnedMove[]>();
  let moves: LearnedMove[] | undefined;
  for (const { text: source, line } of lines) {
    const text = source.replace(brokenMoves, '');
    if (text === '') continue;
    const [, level, move = ''] = levelPattern.exec(text) ?? [];
    if (level !== undefined && moves) {
      moves.push({ level: Number(level), move });
      continue;
    }
    const [, name] = headPattern.exec(text) ?? [];
    const [, rowName, row = ''] = rowPattern.exec(text) ?? [];
    if (name !== undefined) {
      moves = [];
      movesets.set(keyOfName(formatLogName(name)), moves);
    } else if (rowName !== undefined) {
      movesets.set(keyOfName(formatLogName(rowName)), readRow(row));
    } else if (!otherPattern.test(text) || !moves) report.warn('unknownLine', file, line, text);
  }
  return movesets;
}

function readRow(row: string): LearnedMove[] {
  return row.split(', ').flatMap((part) => {
    const [, move = '', level] = /^(.{1,40}?) at level ?(\d{1,3})$/.exec(part) ?? [];
    return level === undefined || move === 'invalid move' ? [] : { level: Number(level), move };
  });
}

/** The last four moves that the Pokémon has learned at the level, as trainers' Pokémon have them without moves of their own. */
export function movesAtLevel(movesets: LogMovesets, name: string, level: number): string[] {
  const moves = new Set<string>();
  for (const each of movesets.get(keyOfName(name)) ?? [])
    if (each.level <= level) moves.add(each.move);
  return [...moves].slice(-maxMoves);
}
