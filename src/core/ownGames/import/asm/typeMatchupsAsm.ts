import { maxFactor } from '#core/charts/chart.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { sortOfficialFirst } from '#core/ownGames/import/typeOrder.ts';
import { plainId } from '#core/ownGames/typeName.ts';
import { type AsmLine, evaluateAsm, isName, readAsm } from './asm.ts';
import { type AsmConstants, readTypeConstants } from './typeConstantsAsm.ts';
import { readTypeNames } from './typeNamesAsm.ts';

/** The files of a Game Boy game; only the one with the matchups is required. */
export type AsmFiles = {
  matchups: SourceFile;
  constants: readonly SourceFile[];
  names: SourceFile | undefined;
};

/** Factors in tenths by the names that the games give them. */
const factorNames: ReadonlyMap<string, number> = new Map([
  ['SUPER_EFFECTIVE', 20],
  ['MORE_EFFECTIVE', 15],
  ['EFFECTIVE', 10],
  ['NORMAL_EFFECTIVE', 10],
  ['NOT_VERY_EFFECTIVE', 5],
  ['NO_EFFECT', 0],
]);

const endValues = [-1, 255];
/** Foresight removes the rows after this value; without it they apply, so they count. */
const foresightValues = [-2, 254];

/**
 * The chart of a Game Boy game. The game applies every row that matches, so repeated rows multiply. The
 * types are those of the matchups and of the lists of constants that contain them.
 */
export function readTypeMatchups(files: AsmFiles, report: ImportReport): SourceChart {
  const { matchups, constants: constantFiles, names } = files;
  const readFile = (file: SourceFile) =>
    readAsm(file.text, (line) => report.warn('condition', file.name, line));
  const lines = readFile(matchups);
  const constantLines = constantFiles.map((file) => ({ file, lines: readFile(file) }));
  const allLines = [...constantLines.flatMap((each) => each.lines), ...lines];
  const constants = readTypeConstants(allLines);
  const rows = readRows(lines, constants, matchups, report);
  const chart = createSourceChart(matchups.name);
  const usedNames = new Set(rows.flatMap(({ attacking, defending }) => [attacking, defending]));
  for (const { file, lines: ownLines } of constantLines) {
    const isUsed = ownLines.some(({ instruction, arguments: list }) =>
      [instruction, ...list].some((text) => text.split(/\W/).some((name) => usedNames.has(name))),
    );
    if (!isUsed) report.warn('unknownFile', file.name, undefined);
  }
  for (const { unknownLines } of typeListsIn(constants, usedNames)) {
    for (const line of unknownLines) {
      const { file } = constantLines.find((each) => each.lines.includes(line)) ?? {
        file: matchups,
      };
      report.warn('unknownLine', file.name, line.line, textOfLine(line));
    }
  }
  const nameLines = names ? readFile(names) : [];
  declareTypes(chart, usedNames, constants, readTypeNames(nameLines, constants.values));
  for (const { attacking, defending, factor, line } of rows) {
    const keys = [asmKey(attacking, usedNames), asmKey(defending, usedNames)] as const;
    const earlier = getSourceFactor(chart, ...keys);
    if (earlier !== undefined) {
      report.warn('repeatedRow', matchups.name, line, `${attacking}, ${defending}`);
    }
    setSourceFactor(chart, ...keys, Math.min(maxFactor, (earlier ?? 1) * factor));
  }
  return chart;
}

/** The lists of constants that have a type of the matchups. */
function typeListsIn(
  { lists }: AsmConstants,
  usedNames: ReadonlySet<string>,
): AsmConstants['lists'] {
  return lists.filter(({ names, unknownLines }) => {
    const unknownNames = unknownLines.flatMap(({ arguments: list }) => list);
    return [...names, ...unknownNames].some((name) => usedNames.has(name));
  });
}

function textOfLine({ instruction, arguments: list }: AsmLine): string {
  return `${instruction} ${list.join(', ')}`;
}

type Row = { attacking: string; defending: string; factor: number; line: number };

function readRows(
  lines: readonly AsmLine[],
  { values }: AsmConstants,
  { name }: SourceFile,
  report: ImportReport,
): Row[] {
  const rows: Row[] = [];
  for (const asmLine of lines) {
    const { line, instruction, arguments: list } = asmLine;
    if (instruction.toLowerCase() !== 'db') {
      // A row of a macro, or one without its instruction.
      const isRow = list.length === 3 || instruction.endsWith(',');
      if (isRow) report.warn('unknownLine', name, line, textOfLine(asmLine));
      continue;
    }
    const [attacking = '', defending = '', factorText = ''] = list;
    const value = evaluateAsm(attacking, values);
    if (list.length === 1 && value !== undefined && endValues.includes(value)) break;
    if (list.length === 1 && value !== undefined && foresightValues.includes(value)) continue;
    const tenths = factorNames.get(factorText) ?? evaluateAsm(factorText, values);
    const isRow = list.length === 3 && isName(attacking) && isName(defending);
    if (!isRow) report.warn('unknownLine', name, line, list.join(', '));
    else if (tenths === undefined || tenths < 0 || tenths > 10 * maxFactor) {
      report.warn('unknownFactor', name, line, factorText);
    } else rows.push({ attacking, defending, factor: tenths / 10, line });
  }
  if (rows.length === 0) throw new ImportError('noTypes', { file: name });
  return rows;
}

/**
 * The key of a constant: without the ending of `PSYCHIC_TYPE` or `FAIRY_T`, which keeps it apart from
 * a move or a species of that name.
 */
function asmKey(name: string, names: ReadonlySet<string>): string {
  const short = name.replace(/_(?:TYPE|T)$/, '');
  return short === '' || names.has(short) ? name : short;
}

/**
 * Declares the types in the order of the constants; without constants those of the matchups, the
 * official ones first.
 */
function declareTypes(
  chart: SourceChart,
  usedNames: ReadonlySet<string>,
  constants: AsmConstants,
  typeNames: ReturnType<typeof readTypeNames>,
): void {
  const declaredNames = typeListsIn(constants, usedNames).flatMap(({ names }) => names);
  const constantOf = new Map(
    [...declaredNames, ...usedNames].map((constant) => [asmKey(constant, usedNames), constant]),
  );
  const declaredKeys = new Set(declaredNames.map((constant) => asmKey(constant, usedNames)));
  const otherKeys = [...constantOf.keys()].filter((key) => !declaredKeys.has(key));
  // Older games number their types with EQU.
  const { values } = constants;
  const numberOf = (key: string) => values.get(constantOf.get(key)!) ?? Number.MAX_SAFE_INTEGER;
  const restKeys = sortOfficialFirst(otherKeys).sort(
    (one, other) => numberOf(one) - numberOf(other),
  );
  for (const key of [...declaredKeys, ...restKeys]) {
    const number = values.get(constantOf.get(key)!);
    const entry =
      number === undefined
        ? typeNames.find(({ label }) => plainId(label) === plainId(key))
        : typeNames[number];
    // A line of the constants would be in another file than the chart.
    addSourceType(chart, { key, name: entry?.name || undefined });
  }
}
