import { maxFactor } from '#engine/chart.ts';
import type { Evaluator } from './cExpression.ts';
import type { CValue } from './cInitializer.ts';
import { type CTable, constantKey, factorOfExpression } from './cTables.ts';
import { ImportError } from './importError.ts';
import type { ImportReport } from './importReport.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from './sourceChart.ts';
import { sortOfficialFirst } from './typeOrder.ts';

/**
 * The chart of `gTypeEffectiveness`: triples of attacking type, defending type and factor, with or
 * without braces. The game applies every row that matches, so repeated rows multiply. `keys` are the
 * types by number, if the files have them.
 */
export function readTypeList(
  table: CTable,
  keys: readonly string[],
  evaluator: Evaluator,
  report: ImportReport,
): SourceChart {
  const { file } = table;
  const chart = createSourceChart(file.name);
  const rows: { attacking: string; defending: string; factor: number; line: number }[] = [];
  const values = flatten(table.list);
  for (let index = 0; index < values.length; index += 3) {
    const [attacking, defending, factorValue] = values.slice(index, index + 3);
    const constants = [attacking, defending].map(constantOf);
    if (constants[0]?.endsWith('ENDTABLE') || /^0xff$/i.test(constants[0] ?? '')) break;
    // Foresight removes the rows after this one; without it they apply, so they count.
    if (constants[0]?.endsWith('FORESIGHT')) continue;
    const line = file.lineAt(attacking!.at);
    if (!factorValue || !constants.every((constant) => constant && /^[A-Za-z_]/.test(constant))) {
      throw new ImportError('wrongRow', { file: file.name, line });
    }
    const factor = factorOfExpression(factorValue, 'u8', evaluator);
    if (factor === undefined || factor > maxFactor) report.warn('unknownFactor', file.name, line);
    else {
      const [attackingKey, defendingKey] = constants.map((constant) => constantKey(constant!));
      rows.push({ attacking: attackingKey!, defending: defendingKey!, factor, line });
    }
  }
  const usedKeys = new Set(rows.flatMap(({ attacking, defending }) => [attacking, defending]));
  const declaredKeys = keys.filter(Boolean);
  const others = [...usedKeys].filter((key) => !declaredKeys.includes(key));
  for (const key of [...declaredKeys, ...sortOfficialFirst(others)]) addSourceType(chart, { key });
  for (const { attacking, defending, factor, line } of rows) {
    const earlier = getSourceFactor(chart, attacking, defending);
    if (earlier !== undefined) {
      report.warn('repeatedRow', file.name, line, `${attacking}, ${defending}`);
    }
    setSourceFactor(chart, attacking, defending, Math.min(maxFactor, (earlier ?? 1) * factor));
  }
  return chart;
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
