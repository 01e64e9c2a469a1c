import { isOfficialType, type Type } from '#core/charts/type.ts';
import type { ImportReport } from '#core/ownGames/import/importReport.ts';
import type { Literal } from '#core/ownGames/import/jsLiteral.ts';
import {
  addSourceType,
  createSourceChart,
  getSourceFactor,
  type SourceChart,
  setSourceFactor,
} from '#core/ownGames/import/sourceChart.ts';
import { plainId, titleCase } from '#core/ownGames/typeName.ts';
import { csvKey } from './listCsv.ts';
import {
  entriesOf,
  type LiteralEntry,
  type LiteralFile,
  type LiteralTable,
  maxEntries,
  nameOf,
  nestedLiterals,
  otherChartsThan,
  warnAboutOtherCharts,
  warnAboutUnnamed,
} from './literalFile.ts';
import type { RowSide } from './rowSide.ts';
import { findListMeaning, findSideWord, type ListMeaning } from './typeListWords.ts';

/** A list of an entry; `meaning` is undefined if its name has none. */
type List = {
  /** The name as the file has it, after that of the object around it. */
  name: string;
  at: number;
  meaning: ListMeaning | undefined;
  value: Literal;
  others: LiteralEntry[];
  /** Whether it has parts that name no type, such as code. */
  isBroken: boolean;
};

type TypeEntry = LiteralEntry & { lists: List[] };

/** The lists of all types with one name: its meaning, and each type with a type in its list. */
type ListGroup = {
  name: string;
  meaning: ListMeaning;
  pairs: (readonly [type: string, other: string])[];
};

/** The sides of the lists in a file by name; undefined for those that the player has to decide. */
export type ListSides = ReadonlyMap<string, RowSide | undefined>;

/** The first object or list of types that list other types by name, and the others; undefined if the file has none. */
export function findTypeLists({
  roots,
}: LiteralFile): Pick<LiteralTable, 'table' | 'otherCharts'> | undefined {
  const charts = nestedLiterals(roots).filter((literal) => {
    const { length } = entriesOf(literal);
    return length > 1 && length <= maxEntries && isTypeLists(readEntries(literal));
  });
  const [table] = charts;
  return table && { table, otherCharts: otherChartsThan(table, charts) };
}

/** Whether most entries have lists with a meaning, and these list mostly types: Pokémon list types, too. */
function isTypeLists(entries: readonly TypeEntry[]): boolean {
  const lists = entries.map((entry) =>
    entry.lists.filter(({ meaning, value }) => meaning && value.kind === 'list'),
  );
  if (lists.filter(({ length }) => length > 0).length * 2 <= entries.length) return false;
  const names = lists.flat().flatMap(({ others }) => others.map(({ key }) => key));
  const listedKeys = new Set(names.map(csvKey));
  return (
    names.filter(createTypeCheck(entries)).length * 2 >= names.length &&
    (names.length === 0 ||
      entries.some(({ key }) => isOfficial(key) || listedKeys.has(csvKey(key))))
  );
}

/** Returns a function whether a name is that of an entry or an official type. */
function createTypeCheck(entries: readonly LiteralEntry[]): (name: string) => boolean {
  const keys = new Set(entries.map(({ key }) => csvKey(key)));
  return (name) => keys.has(csvKey(name)) || isOfficial(name);
}

function isOfficial(name: string): boolean {
  return isOfficialType(plainId(name) as Type);
}

function readEntries(literal: Literal): TypeEntry[] {
  return entriesOf(literal).map((entry) => ({ ...entry, lists: readLists(entry.value) }));
}

function readLists(literal: Literal, around?: LiteralEntry): List[] {
  const side = around && findSideWord(around.key);
  return entriesOf(literal).flatMap(({ key, value, at }): List[] => {
    const meaning = around && !side ? undefined : findListMeaning(key, side);
    const name = around ? `${around.key}.${key}` : key;
    if (value.kind === 'object' && !meaning && !around) return readLists(value, { key, value, at });
    const items = value.kind === 'list' ? value.items : meaning && !isEmpty(value) ? [value] : [];
    const others = items.length > maxEntries ? [] : items.flatMap(readName);
    return meaning || others.length > 0
      ? [{ name, at, meaning, value, others, isBroken: others.length < items.length }]
      : [];
  });
}

/** Whether the literal is `null`, an empty text or an empty object. */
function isEmpty(literal: Literal): boolean {
  if (literal.kind === 'object') return literal.fields.length === 0;
  return literal.kind === 'value' && (literal.value ?? '') === '';
}

function readName(value: Literal): LiteralEntry | [] {
  const key = value.kind === 'value' ? value.value : nameOf(value);
  return typeof key === 'string' ? { key, value, at: value.at } : [];
}

/**
 * The sides of the lists whose name has a meaning. A name that can mean both sides, such as `weaknesses`,
 * means the one that no clear name of the file means already with this factor; or that of lists which
 * say the same from the other side; or else that of the first clear name. If no name is clear, the
 * player decides.
 */
export function findListSides(table: Literal): ListSides {
  const groups = new Map<string, ListGroup>();
  for (const { key, lists } of readEntries(table)) {
    for (const { name: text, meaning, others } of lists) {
      if (!meaning) continue;
      const name = plainListName(text);
      const group = groups.get(name) ?? { name, meaning, pairs: [] };
      groups.set(name, group);
      for (const other of others) group.pairs.push([csvKey(key), csvKey(other.key)]);
    }
  }
  const listGroups = [...groups.values()];
  const sides = new Map<string, RowSide | undefined>();
  const clear = listGroups.filter(({ meaning }) => Object.keys(meaning).length === 1);
  for (const { name, meaning } of listGroups) {
    const possible = rowSides.filter((side) => meaning[side] !== undefined);
    const isTaken = (side: RowSide) => clear.some((each) => each.meaning[side] === meaning[side]);
    const free = possible.length > 1 ? possible.filter((side) => !isTaken(side)) : possible;
    sides.set(name, free.length === 1 ? free[0] : undefined);
  }
  for (const one of listGroups.filter(({ meaning }) => meaning.attacking === 2)) {
    for (const other of listGroups.filter(({ meaning }) => meaning.defending === 2)) {
      if (one === other || !saySame(one.pairs, other.pairs)) continue;
      if (sides.get(one.name) !== 'defending' && sides.get(other.name) !== 'attacking') {
        sides.set(one.name, 'attacking').set(other.name, 'defending');
      }
    }
  }
  const [firstClear] = clear.map(({ name }) => sides.get(name));
  for (const { name } of listGroups) sides.set(name, sides.get(name) ?? firstClear);
  return sides;
}

const rowSides = ['attacking', 'defending'] as const;

/** The name of a list in all types of a file: `Weak to` and `weak_to` are the same. */
function plainListName(name: string): string {
  return plainId(name) + (/[^a-z\s_-]/i.test(name) ? name : '');
}

/** Whether the pairs, such as Fire and Grass, are the other ones turned round, but for a tenth. */
function saySame(pairs: ListGroup['pairs'], otherPairs: ListGroup['pairs']): boolean {
  const ids = new Set(pairs.map((pair) => JSON.stringify(pair)));
  const otherIds = new Set(otherPairs.map(([one, other]) => JSON.stringify([other, one])));
  const commonCount = [...ids].filter((id) => otherIds.has(id)).length;
  return commonCount > 3 && commonCount * 10 >= 9 * Math.max(ids.size, otherIds.size);
}

/** Whether the types have lists of types whose names have no meaning. */
export function hasUnknownLists(table: Literal): boolean {
  const entries = readEntries(table);
  const isType = createTypeCheck(entries);
  return entries.some(({ lists }) => lists.some((list) => isUnknown(list, isType)));
}

function isUnknown({ meaning, others }: List, isType: (name: string) => boolean): boolean {
  return !meaning && others.some(({ key }) => isType(key));
}

/** The chart of lists such as `strengths` and `weaknesses`; undecided ones are on the side of the rows. */
export function readTypeLists(
  literals: LiteralTable,
  sides: ListSides,
  rowSide: RowSide,
  report: ImportReport,
): SourceChart {
  const { name: file, table, lineAt } = literals;
  const chart = createSourceChart(file);
  const allEntries = readEntries(table);
  const isType = createTypeCheck(allEntries);
  const listedKeys = new Set(
    allEntries.flatMap(({ lists }) =>
      lists.flatMap(({ others }) => others.map(({ key }) => csvKey(key))),
    ),
  );
  // Types of which no list is known are types, too.
  const entries = allEntries.filter(({ key, value, lists }) => {
    const isNamed = isOfficial(key) || listedKeys.has(csvKey(key));
    return lists.length > 0 || (value.kind === 'object' && (isNamed || value.fields.length === 0));
  });
  warnAboutOtherCharts(literals, report);
  warnAboutUnnamed(table, file, lineAt, report);
  for (const { key, at } of allEntries) {
    if (!entries.some((entry) => entry.at === at)) report.warn('unknownKey', file, lineAt(at), key);
  }
  for (const { key, at } of entries) {
    const line = lineAt(at);
    if (chart.types.has(csvKey(key))) report.warn('repeatedType', file, line, key);
    addSourceType(chart, { key: csvKey(key), name: titleCase(key), line });
  }
  const unknownNames = new Set<string>();
  for (const { key, value, lists } of entries) {
    if (value.kind === 'object') warnAboutUnnamed(value, file, lineAt, report);
    for (const list of lists) {
      const { name, at, meaning, others, isBroken } = list;
      const isUnread = isUnknown(list, isType) && !unknownNames.has(name);
      if (isUnread) report.warn('unknownKey', file, lineAt(at), name);
      if (!meaning) {
        unknownNames.add(name);
        continue;
      }
      if (isBroken) report.warn('unknownKey', file, lineAt(at), `${key}, ${name}`);
      const side = sides.get(plainListName(name)) ?? rowSide;
      const factor = meaning[side]!;
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
