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
import { sortOfficialFirst } from '#core/ownGames/import/typeOrder.ts';
import type { Evaluator } from './cExpression.ts';
import type { CValue } from './cInitializer.ts';
import { type CTable, constantKey, factorOfExpression } from './cTables.ts';

type Row = { attacking: string; defending: string; factor: number | undefined; line: number };

/**
 * The chart of `gTypeEffectiveness`: triples of attacking type, defending type and factor, with or
 * without braces. The game applies every row that matches, so repeated rows multiply. `findKeys` gives
 * the types by number, if the files have them, for the types that the rows use.
 */
export function readTypeList(
  table: CTable,
  findKeys: (usedKeys: ReadonlySet<string>) => readonly string[],
  evaluator: Evaluator,
  report: ImportReport,
): SourceChart {
  const { file } = table;
  const chart = createSourceChart(file.name);
  const allRows = readRows(table, evaluator);
  const declaredKeys = findKeys(new Set(allRows.flatMap(keysOf))).filter(Boolean);
  const rows = withoutMarkers(allRows, declaredKeys);
  const usedKeys = new Set(rows.flatMap(keysOf));
  const others = [...usedKeys].filter((key) => !declaredKeys.includes(key));
  for (const key of [...declaredKeys, ...sortOfficialFirst(others)]) addSourceType(chart, { key });
  for (const { attacking, defending, factor, line } of rows) {
    if (factor === undefined) {
      report.warn('unknownFactor', file.name, line);
      continue;
    }
    const earlier = getSourceFactor(chart, attacking, defending);
    if (earlier !== undefined) {
      report.warn('repeatedRow', file.name, line, `${attacking}, ${defending}`);
    }
    setSourceFactor(chart, attacking, defending, Math.min(maxFactor, (earlier ?? 1) * factor));
  }
  return chart;
}

function readRows({ file, list }: CTable, evaluator: Evaluator): Row[] {
  const rows: Row[] = [];
  const values = flatten(list);
  for (let index = 0; index < values.length; index += 3) {
    const cells = values.slice(index, index + 3);
    const [attacking, defending] = cells.map(constantOf);
    if (isEnd(attacking, evaluator, cells[0])) break;
    const isNumberedMarker = attacking === defending && /^\d/.test(attacking ?? '');
    if (isNumberedMarker) continue;
    const line = file.lineAt(cells[0]!.at);
    if (!cells[2] || !isName(attacking) || !isName(defending)) {
      throw new ImportError('wrongRow', { file: file.name, line });
    }
    const factor = factorOfExpression(cells[2], 'u8', evaluator);
    rows.push({
      attacking: constantKey(attacking),
      defending: constantKey(defending),
      factor: factor === undefined || factor > maxFactor ? undefined : factor,
      line,
    });
  }
  return rows;
}

/** Whether the row ends the list: 0xFF, or a name such as TYPE_ENDTABLE. */
function isEnd(
  constant: string | undefined,
  { evaluate }: Evaluator,
  value: CValue | undefined,
): boolean {
  if (value?.kind !== 'expression') return false;
  return /(?:^|_)END/.test(constant ?? '') || evaluate(value.tokens) === 0xff;
}

/**
 * The rows without markers such as TYPE_FORESIGHT, after which an effect removes the rows; without the
 * effect they apply, so they count. A marker is immune to itself and stands in no other row, and the
 * files do not number it among the types.
 */
function withoutMarkers(rows: readonly Row[], declaredKeys: readonly string[]): Row[] {
  const counts = new Map<string, number>();
  for (const key of rows.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return rows.filter(({ attacking, defending, factor }) => {
    const isAlone = attacking === defending && counts.get(attacking) === 2;
    return !isAlone || factor !== 0 || declaredKeys.includes(attacking);
  });
}

function keysOf({ attacking, defending }: Row): string[] {
  return [attacking, defending];
}

function isName(constant: string | undefined): constant is string {
  return constant !== undefined && /^[A-Za-z_]/.test(constant);
}

function flatten(value: CValue): CValue[] {
  return value.kind === 'list' ? value.entries.flatMap((entry) => flatten(entry.value)) : [value];
}

/** The only token of an expression, such as `TYPE_FIRE`. */
function constantOf(value: CValue | undefined): string | undefined {
  return value?.kind === 'expression' && value.tokens.length === 1
    ? value.tokens[0]!.text
    : undefined;
}
