import type { Order } from '#calculators/coverage.ts';
import { type Covered, coverage, type Mode, modeOf } from '#engine/coverage.ts';
import type { Attack, World } from '#engine/situation.ts';
import type { OfficialType } from '#engine/type.ts';
import { fold } from '#pokedex/fold.ts';
import { type Entry, targetsOf } from '#pokedex/list.ts';

/** A Pokémon of the list in use, and what the attacks do to it. */
export type Row = {
  /** Its place in the list. */
  index: number;
  entry: Entry;
  covered: Covered;
};

/** What the attacks do to every entry. */
export function rowsOf(
  attacks: readonly Attack[],
  entries: readonly Entry[],
  countAbilities: boolean,
  world: World,
): Row[] {
  const covered = coverage(attacks, targetsOf(entries, countAbilities), world);
  return entries.map((entry, index) => ({ index, entry, covered: covered[index]! }));
}

/** The rows of the mode in the order the player likes; what is equal stays as the list has it. */
export function ordered(rows: readonly Row[], mode: Mode, order: Order, language: string): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const comparisons: Record<Order, (one: Row, other: Row) => number> = {
    number: (one, other) => place(one) - place(other),
    name: (one, other) => compare(one.entry.name, other.entry.name),
    multiplier: (one, other) => other.covered.multiplier - one.covered.multiplier,
  };
  return rows.filter(({ covered }) => modeOf(covered.multiplier) === mode).sort(comparisons[order]);
}

/** The first digits of the number; what has none comes last. */
function place({ entry }: Row): number {
  const [digits] = entry.number.match(/\d+/) ?? [];
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits);
}

/** The rows whose name or number holds every word of the search, and that have the type. */
export function found(
  rows: readonly Row[],
  search: string,
  type: OfficialType | undefined,
): readonly Row[] {
  const words = fold(search)
    .split(' ')
    .map((word) => word.replace(/^0+(?=\d)/, ''))
    .filter(Boolean);
  return rows.filter(({ entry }) => {
    if (type && !entry.typing.includes(type)) return false;
    return words.every((word) => textOf(entry).includes(word));
  });
}

const texts = new WeakMap<Entry, string>();

/** What an entry is found by, folded once. */
function textOf(entry: Entry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = `${fold(entry.name)} ${fold(entry.number)}`;
  texts.set(entry, text);
  return text;
}
