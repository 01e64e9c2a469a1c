import { type CoverageMode, type CoverageResult, coverage, modeOf } from '#engine/coverage.ts';
import type { Attack, World } from '#engine/situation.ts';
import type { Type } from '#engine/type.ts';
import type { ListOrder } from '#links/coverage.ts';
import { fold } from '#pokedex/fold.ts';
import { type ListEntry, targetsOf } from '#pokedex/list.ts';

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

/** Returns the sorted rows of the mode; equal rows keep the order of the list. */
export function sortRows(
  rows: readonly CoverageRow[],
  mode: CoverageMode,
  order: ListOrder,
  language: string,
): CoverageRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const comparisons: Record<ListOrder, (one: CoverageRow, other: CoverageRow) => number> = {
    number: (one, other) => sortNumber(one) - sortNumber(other),
    name: (one, other) => compare(one.entry.name, other.entry.name),
    multiplier: (one, other) => other.result.multiplier - one.result.multiplier,
  };
  return rows.filter(({ result }) => modeOf(result.multiplier) === mode).sort(comparisons[order]);
}

/** Returns the first digits of the number; entries without digits come last. */
function sortNumber({ entry }: CoverageRow): number {
  const [digits] = entry.number.match(/\d+/) ?? [];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}

/** Returns the rows that have the type and whose name or number contains every word of the search. */
export function filterRows(
  rows: readonly CoverageRow[],
  search: string,
  type: Type | undefined,
): readonly CoverageRow[] {
  const words = fold(search)
    .split(' ')
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter(Boolean);
  return rows.filter(({ entry }) => {
    if (type && !entry.typing.includes(type)) return false;
    return words.every((word) => searchText(entry).includes(word));
  });
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
