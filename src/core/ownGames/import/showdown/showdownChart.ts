import { factorOf } from '#core/charts/chart.ts';
import { types } from '#core/charts/type.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { createReport, type ImportReport } from '#core/ownGames/import/importReport.ts';
import type { Literal } from '#core/ownGames/import/jsLiteral.ts';
import {
  addSourceType,
  createSourceChart,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import type { SourceFile } from '#core/ownGames/import/sourceFile.ts';
import { titleCase } from '#core/ownGames/typeName.ts';
import type { Era } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import {
  damageTakenFields,
  factorsByCode,
  findOfficialEra,
  readNonstandard,
  sortParentsFirst,
} from './showdownParents.ts';
import { findField, readTable, type ShowdownTable, showdownKey } from './showdownTable.ts';

/** A type of `typechart.ts`. */
type Entry = {
  name: string;
  line: number | undefined;
  /** Whether `isNonstandard` turns the type off. */
  isOff: boolean;
  /** Whether the entry inherits from a file that was not given. */
  isOrphan: boolean;
  /** Factors by the key of the attacking type; missing ones are 1. */
  factors: ReadonlyMap<string, number>;
};

type Table = Map<string, Entry>;

/** Far more than a chart has, statuses included. */
const maxEntries = 1000;

const officialTypes: ReadonlySet<string> = new Set(types);

/**
 * The chart of Showdown's `typechart.ts`. Of several files, the later ones in the order of
 * `sortParentsFirst` inherit from those before them. A chart without entries, or with an entry that
 * inherits from none of the files, inherits from the chart of the era, or of the generation that one of the
 * files is of, and so does one that names an official type which it does not declare.
 */
export function readShowdownChart(
  files: readonly SourceFile[],
  era: Era = 'default',
  report: ImportReport,
): SourceChart {
  const parts = sortParentsFirst(files.map((file) => ({ file, source: requireTable(file) })));
  const root = parts[0]!.file;
  const merge = (base: Table, partReport: ImportReport) =>
    parts.reduce((table, { file, source }) => mergeTable(table, file, source, partReport), base);
  if (!needsBase(merge(new Map(), createReport()))) {
    return toSourceChart(merge(new Map(), report), root, report);
  }
  const officialEra = parts.map(({ source }) => findOfficialEra(source)).findLast(Boolean);
  const base = officialEra ?? era;
  report.warn('baseChart', root.name, undefined, base);
  return toSourceChart(merge(officialTable(base), report), root, report);
}

function requireTable(file: SourceFile): ShowdownTable {
  const table = readTable(file, maxEntries);
  const isCode =
    table && table.fields.length > 0 && table.fields.every(({ value }) => value.kind === 'code');
  if (!table || isCode) throw new ImportError('onlyCode', { file: file.name });
  return table;
}

function needsBase(table: Table): boolean {
  const entries = [...table.values()].filter(({ isOff }) => !isOff);
  const isOfficialMissing = (key: string) => officialTypes.has(key) && !table.has(key);
  return (
    entries.length === 0 ||
    entries.some(({ isOrphan, factors }) => isOrphan || [...factors.keys()].some(isOfficialMissing))
  );
}

function officialTable(era: Era): Table {
  const eraTypes: ReadonlySet<string> = new Set(typesIn(era));
  return new Map(
    types.map((defending) => {
      // A type that the era lacks has the factors of the first generation that has it.
      const chart = chartIn(eraTypes.has(defending) ? era : 'default');
      const factors = types.map((type) => [type, factorOf(chart, type, defending)] as const);
      const name = titleCase(defending);
      const isOff = !eraTypes.has(defending);
      return [
        defending,
        { name, line: undefined, isOff, isOrphan: false, factors: new Map(factors) },
      ];
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
  const addedTypes = new Set<string>();
  for (const { key, value, at } of fields) {
    const line = lexer.lineAt(at);
    if (key === undefined || value.kind !== 'object') {
      report.warn('code', file.name, line, key);
      continue;
    }
    const id = showdownKey(key);
    const isChild = findField(value, 'inherit') !== undefined;
    const earlier = isChild ? table.get(id) : undefined;
    const factors = findField(value, 'damageTaken')
      ? readDamageTaken(value, file, lexer, report)
      : undefined;
    warnAboutUnknownFields(value, (code, offset, text) =>
      report.warn(code, file.name, lexer.lineAt(offset), text && `${key}, ${text}`),
    );
    const mark = readNonstandard(value);
    // A mod whose parent has the type turned off uses it if it gives the type a table of its own.
    const isRevived = factors !== undefined && !officialTypes.has(id);
    table.set(id, {
      name: earlier?.name ?? titleCase(key),
      line,
      isOff: mark ?? (earlier?.isOff === true && !isRevived),
      isOrphan: isChild && !earlier && !factors,
      factors: factors ?? earlier?.factors ?? new Map(),
    });
    const earlierFactors = parent.get(id)?.factors;
    for (const [attacking, factor] of factors ?? []) {
      if (factor !== 1 && (earlierFactors?.get(attacking) ?? 1) === 1) addedTypes.add(attacking);
    }
  }
  // A mod also uses a type of its parent if it gives it matchups that the parent lacks.
  for (const id of addedTypes) {
    const type = table.get(id);
    const isOfParent = type === parent.get(id) && !officialTypes.has(id);
    if (type?.isOff && isOfParent) table.set(id, { ...type, isOff: false });
  }
  return table;
}

/** The fields of an entry that are read, and those that change no matchup. */
const knownFields: ReadonlySet<string> = new Set([
  ...['damageTaken', 'inherit', 'isNonstandard'],
  ...['name', 'id', 'gen', 'HPivs', 'HPdvs'],
]);

function warnAboutUnknownFields(
  entry: Literal & { kind: 'object' },
  warn: (code: 'code' | 'unknownKey', offset: number, text?: string) => void,
): void {
  for (const { key, at } of entry.fields) {
    if (key === undefined) warn('code', at);
    else if (!knownFields.has(key)) warn('unknownKey', at, key);
  }
  const damageTaken = findField(entry, 'damageTaken');
  if (damageTaken?.kind !== 'object') {
    if (damageTaken) warn('code', damageTaken.at, 'damageTaken');
    return;
  }
  for (const { key, at } of damageTaken.fields) if (key === undefined) warn('code', at);
}

function readDamageTaken(
  literal: Literal,
  file: SourceFile,
  lexer: ShowdownTable['lexer'],
  report: ImportReport,
): ReadonlyMap<string, number> {
  const factors = new Map<string, number>();
  for (const { key, value, at } of damageTakenFields(literal)) {
    const factor = value.kind === 'value' ? factorsByCode[Number(value.value)] : undefined;
    if (factor !== undefined) factors.set(showdownKey(key), factor);
    else report.warn('unknownFactor', file.name, lexer.lineAt(at), key);
  }
  return factors;
}

function toSourceChart(table: Table, file: SourceFile, report: ImportReport): SourceChart {
  const chart = createSourceChart(file.name);
  for (const [key, { name, line, isOff }] of table) {
    // A generation lacks official types; any other type that is off is kept if a Pokémon has it.
    if (isOff && officialTypes.has(key)) continue;
    addSourceType(chart, { key, name, line, isOff });
  }
  for (const [defending, { line, factors }] of table) {
    if (!chart.types.has(defending)) continue;
    for (const [attacking, factor] of factors) {
      if (chart.types.has(attacking)) setSourceFactor(chart, attacking, defending, factor);
      else if (!table.has(attacking) && attacking !== 'stellar') {
        report.warn('unknownType', file.name, line, attacking);
      }
    }
  }
  return chart;
}
