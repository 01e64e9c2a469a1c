import { factorOf } from '#engine/chart.ts';
import type { Era } from '#engine/era.ts';
import { typesIn } from '#engine/generation.ts';
import { chartIn } from '#engine/officialChart.ts';
import { types } from '#engine/type.ts';
import { ImportError } from './importError.ts';
import type { ImportReport } from './importReport.ts';
import type { Literal, LiteralField } from './jsLiteral.ts';
import { readTable, type ShowdownTable, showdownKey } from './showdownTable.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from './sourceChart.ts';
import type { SourceFile } from './sourceFile.ts';
import { titleCase } from './typeName.ts';

/** A type of `typechart.ts`. */
type Entry = {
  name: string;
  line: number | undefined;
  /** Whether the generation lacks the type. */
  isMissing: boolean;
  /** Factors by the key of the attacking type; missing ones are 1. */
  factors: ReadonlyMap<string, number>;
};

type Table = Map<string, Entry>;

/** Far more than a chart has, statuses included. */
const maxEntries = 1000;

/** The factors by the codes of `damageTaken`. */
const factorsByCode: readonly number[] = [1, 2, 0.5, 0];

/** Types of Showdown that no chart has a row for. */
const ignoredTypes: ReadonlySet<string> = new Set(['stellar', '']);

/**
 * The chart of Showdown's `typechart.ts`. With several files, those without `inherit` are the parents
 * of the others. A chart that inherits without a parent inherits from the era's chart, and so does
 * one that names types which it does not declare.
 */
export function readShowdownChart(
  files: readonly SourceFile[],
  era: Era | undefined,
  report: ImportReport,
): SourceChart {
  const parts = files.map((file) => ({ file, source: requireTable(file) }));
  const inheritCount = ({ source }: (typeof parts)[number]) =>
    source.fields.filter(({ value }) => fieldNames(value).has('inherit')).length;
  const [root, ...children] = parts
    // If two files inherit, the first one in the list is the child.
    .reverse()
    .sort((one, other) => Math.min(1, inheritCount(one)) - Math.min(1, inheritCount(other)));
  if (children.length > 0 && children.every((part) => inheritCount(part) === 0)) {
    throw new ImportError('twoCharts', { file: children[0]!.file.name });
  }
  const hasBase = era !== undefined || inheritCount(root!) > 0 || !isComplete(root!.source);
  let table: Table = hasBase ? officialTable(era ?? 'default') : new Map();
  if (hasBase) report.warn('baseChart', root!.file.name, undefined, era ?? 'default');
  for (const { file, source } of [root!, ...children]) {
    table = mergeTable(table, file, source, report);
  }
  return toSourceChart(table, root!.file, report);
}

function requireTable(file: SourceFile): ShowdownTable {
  const table = readTable(file, maxEntries);
  const isCode = table?.fields.every(({ value }) => value.kind === 'code');
  if (!table || isCode) throw new ImportError('onlyCode', { file: file.name });
  return table;
}

function fieldNames(literal: Literal): ReadonlySet<string | undefined> {
  return new Set(literal.kind === 'object' ? literal.fields.map(({ key }) => key) : []);
}

/** Whether the table declares every attacking type that it names. */
function isComplete({ fields }: ShowdownTable): boolean {
  const declaredIds = new Set(fields.map(({ key }) => showdownKey(key ?? '')));
  return fields.every(({ value }) =>
    damageTakenFields(value).every(
      ({ key }) =>
        !isTypeKey(key) || ignoredTypes.has(showdownKey(key)) || declaredIds.has(showdownKey(key)),
    ),
  );
}

function damageTakenFields(literal: Literal): LiteralField[] {
  const damageTaken =
    literal.kind === 'object'
      ? literal.fields.findLast(({ key }) => key === 'damageTaken')
      : undefined;
  return damageTaken?.value.kind === 'object' ? damageTaken.value.fields : [];
}

/** Whether the key of `damageTaken` is a type; those with a small letter are statuses and effects. */
function isTypeKey(key: string | undefined): key is string {
  return key !== undefined && !/^\p{Ll}/u.test(key);
}

function officialTable(era: Era): Table {
  const eraTypes: ReadonlySet<string> = new Set(typesIn(era));
  return new Map(
    types.map((defending) => {
      // A type that the era lacks has the factors of the first generation that has it.
      const chart = chartIn(eraTypes.has(defending) ? era : 'default');
      const factors = types.map((type) => [type, factorOf(chart, type, defending)] as const);
      const name = titleCase(defending);
      const isMissing = !eraTypes.has(defending);
      return [defending, { name, line: undefined, isMissing, factors: new Map(factors) }];
    }),
  );
}

function mergeTable(
  parent: Table,
  file: SourceFile,
  { fields, lexer }: ShowdownTable,
  report: ImportReport,
): Table {
  const table = new Map(parent);
  for (const { key, value, at } of fields) {
    const line = lexer.lineAt(at);
    if (key === undefined || value.kind !== 'object') {
      report.warn('code', file.name, line, key);
      continue;
    }
    const names = fieldNames(value);
    const id = showdownKey(key);
    const earlier = names.has('inherit') ? table.get(id) : undefined;
    const nonstandard = value.fields.findLast((field) => field.key === 'isNonstandard')?.value;
    const isMissing =
      nonstandard?.kind === 'value' ? Boolean(nonstandard.value) : (earlier?.isMissing ?? false);
    const factors = names.has('damageTaken')
      ? readDamageTaken(value, file, lexer, report)
      : undefined;
    table.set(id, {
      name: earlier?.name ?? titleCase(key),
      line,
      isMissing,
      factors: factors ?? earlier?.factors ?? new Map(),
    });
  }
  return table;
}

function readDamageTaken(
  literal: Literal,
  file: SourceFile,
  lexer: ShowdownTable['lexer'],
  report: ImportReport,
): ReadonlyMap<string, number> {
  const factors = new Map<string, number>();
  for (const { key, value, at } of damageTakenFields(literal)) {
    if (!isTypeKey(key)) continue;
    const factor = value.kind === 'value' ? factorsByCode[Number(value.value)] : undefined;
    if (factor !== undefined) factors.set(showdownKey(key), factor);
    else report.warn('unknownFactor', file.name, lexer.lineAt(at), key);
  }
  return factors;
}

function toSourceChart(table: Table, file: SourceFile, report: ImportReport): SourceChart {
  const chart = createSourceChart(file.name);
  for (const [key, { name, line, isMissing }] of table) {
    if (!isMissing) addSourceType(chart, { key, name, line });
  }
  for (const [defending, { line, factors }] of table) {
    if (!chart.types.has(defending)) continue;
    for (const [attacking, factor] of factors) {
      if (chart.types.has(attacking)) setSourceFactor(chart, attacking, defending, factor);
      else if (!table.has(attacking) && !ignoredTypes.has(attacking)) {
        report.warn('unknownType', file.name, line, attacking);
      }
    }
  }
  return chart;
}
