import type { Type } from '#core/charts/type.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { SourceMove } from '#core/ownGames/sourceGame.ts';
import { plainId } from '#core/ownGames/typeName.ts';
import { moveOfNumber } from '#core/saves/names.ts';
import type { LogLine } from './logSections.ts';

const categories = ['physical', 'special'] as const;

/** A sentence of ZX about a move of which only an update changed something: `Made BITE be DARK-type and have 60 power`. */
const sentencePattern = /^Made (.{1,40}?)(?= (?:be|have|a) )(.*)$/;

/** A line of FVX about the move that an earlier line names: `TYPE    :  NORMAL -> DARK`. */
const changePattern = /^\t(TYPE|CATEGORY) *: *\w{1,20} -> (\w{1,20})/;

/**
 * The moves of the table of a log, and of the sentences about updates that a log without the table has. The names of a
 * move are those before the randomizer changed it, in the log, and of its number.
 */
export function readLogMoves(
  rows: readonly LogLine[],
  updates: readonly LogLine[],
  file: string,
  report: ImportReport,
): SourceMove[] {
  let titles: readonly string[] | undefined;
  const moves = rows.flatMap(({ text, line }): SourceMove[] => {
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.includes('NAME') && cells.includes('TYPE')) {
      titles = cells;
      return [];
    }
    const cellOf = (title: string) => cells[titles?.indexOf(title) ?? -1] ?? '';
    const names = [cellOf('OLD NAME'), cellOf('NAME'), moveOfNumber(Number(cellOf('NUM'))) ?? ''];
    if (cellOf('NAME') === '' || cellOf('TYPE') === '') {
      report.warn('unknownLine', file, line, text);
      return [];
    }
    return [makeMove(names, cellOf('TYPE'), cellOf('CATEGORY'))];
  });
  return [...readUpdates(updates), ...moves];
}

function readUpdates(lines: readonly LogLine[]): SourceMove[] {
  let heading = '';
  return lines.flatMap(({ text }) => {
    const [, name = heading, sentence = ''] = sentencePattern.exec(text) ?? [];
    const [, title, value = ''] = changePattern.exec(text) ?? [];
    if (/^\S.{0,40}:$/.test(text)) heading = text.slice(0, -1);
    const [, type = title === 'TYPE' ? value : ''] = /(\w{1,20})-type\b/.exec(sentence) ?? [];
    const [, category = title === 'CATEGORY' ? value : ''] =
      /\ba (\w{1,20}) move\b/.exec(sentence) ?? [];
    return name && (type || category) ? [makeMove([name], type, category)] : [];
  });
}

function makeMove(names: readonly string[], type: string, category: string): SourceMove {
  const id = plainId(type) as Type;
  const ofMove = categories.find((each) => each === category.toLowerCase());
  return {
    names: names.filter(Boolean),
    ...(id && { type: id }),
    ...(ofMove && { category: ofMove }),
  };
}
