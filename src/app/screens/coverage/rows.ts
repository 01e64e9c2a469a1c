import {
  type CoverageMode,
  type CoverageResult,
  coverage,
  modeOf,
} from '#core/answers/coverage.ts';
import { createTargetFilter, filterIn, type TargetFilter } from '#core/answers/targetFilter.ts';
import { attackersOf } from '#core/charts/chart.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import type { ListOrder } from '#core/links/coverage.ts';
import { type ListEntry, targetsOf } from '#core/pokedex/list.ts';
import { fold } from '#core/pokedex/names/fold.ts';

/** A Pokémon of the list in use, and what the attacks do to it. */
export type CoverageRow = {
  /** The position in the list, from 0. */
  index: number;
  entry: ListEntry;
  result: CoverageResult;
};

/** Creates a row for every entry, in the order of the list. */
export function createRows(
  attacks: readonly Attack[],
  entries: readonly ListEntry[],
  countAbilities: boolean,
  world: World,
): CoverageRow[] {
  const results = coverage(attacks, targetsOf(entries, countAbilities), world);
  return entries.map((entry, index) => ({ index, entry, result: results[index]! }));
}

/** Creates a row with the worst attack of all types for every entry. */
export function createWorstRows(
  entries: readonly ListEntry[],
  countAbilities: boolean,
  world: World,
): CoverageRow[] {
  const attacks = attackersOf(world.chart).map((type) => ({ type }));
  return createRows(attacks, entries, countAbilities, world);
}

/** Returns the sorted rows of the mode; equal rows keep the order of the list. */
export function sortRows(
  rows: readonly CoverageRow[],
  mode: CoverageMode,
  order: ListOrder,
  language: string,
): CoverageRow[] {
  return rows
    .filter(({ result }) => modeOf(result.multiplier) === mode)
    .sort(createComparison(order, language));
}

function createComparison(
  order: ListOrder,
  language: string,
): (one: CoverageRow, other: CoverageRow) => number {
  switch (order) {
    case 'number':
      return (one, other) => sortNumber(one.entry) - sortNumber(other.entry);
    case 'name': {
      // Only here, because creating it is slow.
      const { compare } = new Intl.Collator(language, { numeric: true });
      return (one, other) => compare(one.entry.name, other.entry.name);
    }
    case 'multiplier':
      return (one, other) => other.result.multiplier - one.result.multiplier;
  }
}

/** Returns the first digits of the number; entries without digits come last. */
function sortNumber({ number }: ListEntry): number {
  // Nearly all begin with their digits, and a list compares thousands of them.
  const value = Math.abs(Number.parseInt(number, 10));
  if (!Number.isNaN(value)) return value;
  const [digits] = number.match(/\d+/) ?? [];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}

/** Returns a function that tells whether a row of these entries matches the filter. */
export function createRowFilter(
  filter: TargetFilter,
  entries: readonly ListEntry[],
  countAbilities: boolean,
  world: World,
): (row: CoverageRow) => boolean {
  const targets = targetsOf(entries, countAbilities);
  const matches = createTargetFilter(filterIn(world, filter), world);
  return ({ index }) => matches(targets[index]!);
}

/** Returns the rows that match and whose name or number contains every word of the search. */
export function filterRows(
  rows: readonly CoverageRow[],
  search: string,
  matches: (row: CoverageRow) => boolean,
): readonly CoverageRow[] {
  const words = fold(search)
    .split(' ')
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter(Boolean);
  return rows.filter(
    (row) => matches(row) && words.every((word) => searchText(row.entry).includes(word)),
  );
}

const searchTexts = new WeakMap<ListEntry, string>();

/** Returns the folded text that a search compares, cached for each entry. */
function searchText(entry: ListEntry): string {
  const cached = searchTexts.get(entry);
  if (cached !== undefined) return cached;
  const text = `${fold(entry.name)} ${fold(entry.number)}`;
  searchTexts.set(entry, text);
  return text;
}
