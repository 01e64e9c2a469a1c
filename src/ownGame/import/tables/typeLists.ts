import type { ImportReport } from '#ownGame/import/importReport.ts';
import type { Literal } from '#ownGame/import/jsLiteral.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from '#ownGame/import/sourceChart.ts';
import { plainId, titleCase } from '#ownGame/typeName.ts';
import { csvKey } from './listCsv.ts';
import {
  entriesOf,
  type LiteralEntry,
  type LiteralFile,
  type LiteralTable,
  maxEntries,
  nestedLiterals,
} from './literalFile.ts';
import type { RowSide } from './rowSide.ts';

/** Lists whose name says the factor and whether the type of the entry attacks or defends. */
const clearLists: ReadonlyMap<string, readonly [side: RowSide, factor: number]> = new Map(
  [
    ['superEffective', ['attacking', 2]],
    ['superEffectiveAgainst', ['attacking', 2]],
    ['strongAgainst', ['attacking', 2]],
    ['notEffective', ['attacking', 0.5]],
    ['notVeryEffective', ['attacking', 0.5]],
    ['notVeryEffectiveAgainst', ['attacking', 0.5]],
    ['noEffect', ['attacking', 0]],
    ['noEffectOn', ['attacking', 0]],
    ['noEffectAgainst', ['attacking', 0]],
    ['weakTo', ['defending', 2]],
    ['vulnerableTo', ['defending', 2]],
    ['resists', ['defending', 0.5]],
    ['resistances', ['defending', 0.5]],
    ['resistantTo', ['defending', 0.5]],
    ['immuneTo', ['defending', 0]],
  ].map(([name, meaning]) => [plainId(name as string), meaning as [RowSide, number]]),
);

/** Lists that mean one thing of an attack and another of a Pokémon; the factors of both. */
const openLists: ReadonlyMap<string, Readonly<Record<RowSide, number>>> = new Map([
  ['strengths', { attacking: 2, defending: 0.5 }],
  ['strong', { attacking: 2, defending: 0.5 }],
  ['weaknesses', { attacking: 0.5, defending: 2 }],
  ['weak', { attacking: 0.5, defending: 2 }],
  ['immunes', { attacking: 0, defending: 0 }],
  ['immunities', { attacking: 0, defending: 0 }],
  ['immune', { attacking: 0, defending: 0 }],
]);

type List = { name: string; others: LiteralEntry[] };
type TypeEntry = LiteralEntry & { lists: List[] };

/** The object or list of types that list other types by name; undefined if the file has none. */
export function findTypeLists({ roots }: LiteralFile): Literal | undefined {
  return nestedLiterals(roots).find((literal) => {
    const entries = entriesOf(literal);
    const isPossible = entries.length > 1 && entries.length <= maxEntries;
    return isPossible && readEntries(literal).length * 2 > entries.length;
  });
}

function readEntries(literal: Literal): TypeEntry[] {
  return entriesOf(literal).flatMap((entry) => {
    const lists = entriesOf(entry.value).flatMap(({ key, value }): List[] => {
      const name = plainId(key);
      const isKnown = clearLists.has(name) || openLists.has(name);
      return isKnown && value.kind === 'list' ? [{ name, others: textsOf(value.items) }] : [];
    });
    return lists.length > 0 ? [{ ...entry, lists }] : [];
  });
}

function textsOf(items: readonly Literal[]): LiteralEntry[] {
  return items.flatMap((value) =>
    value.kind === 'value' && typeof value.value === 'string'
      ? { key: value.value, value, at: value.at }
      : [],
  );
}

/** The side that a list with a clear name gives to all lists of the file; undefined if none does. */
export function findListSide(table: Literal): RowSide | undefined {
  const names = readEntries(table).flatMap(({ lists }) => lists.map(({ name }) => name));
  return names.flatMap((name) => clearLists.get(name)?.[0] ?? [])[0];
}

/** The chart of lists such as `strengths` and `weaknesses`, by types that attack or defend. */
export function readTypeLists(
  { name: file, table, lineAt }: LiteralTable,
  rowSide: RowSide,
  report: ImportReport,
): SourceChart {
  const chart = createSourceChart(file);
  const entries = readEntries(table);
  for (const { key, at } of entries) {
    addSourceType(chart, { key: csvKey(key), name: titleCase(key), line: lineAt(at) });
  }
  for (const { key, lists } of entries) {
    for (const { name, others } of lists) {
      const [side, factor] = clearLists.get(name) ?? [rowSide, openLists.get(name)![rowSide]];
      for (const other of others) {
        const otherKey = csvKey(other.key);
        if (!chart.types.has(otherKey)) {
          report.warn('unknownType', file, lineAt(other.at), other.key);
          continue;
        }
        const pair = [csvKey(key), otherKey] as const;
        const [attacking, defending] = side === 'attacking' ? pair : [pair[1], pair[0]];
        const earlier = getSourceFactor(chart, attacking, defending);
        if (earlier !== undefined && earlier !== factor) {
          report.warn('contradiction', file, lineAt(other.at), `${attacking}, ${defending}`);
        }
        setSourceFactor(chart, attacking, defending, factor);
      }
    }
  }
  return chart;
}
