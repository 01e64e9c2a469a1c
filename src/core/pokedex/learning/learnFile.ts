import { type OfficialType, types } from '#core/charts/type.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';

/** A file of `public/learn`; each text has the Pokémon in the order of `pokedex.json`. */
export type LearnFile = {
  /** The number of Pokémon. */
  entries: number;
  /** The positions of those of the games whose moves are not known. */
  unknown: readonly number[];
  /** The likely moves of each, separated by commas: two letters for the position of a move in `moves.json`. */
  likely: string;
  /** The types of its moves by level: three letters, six types each. */
  level: string;
  /** The types of all moves that it can learn in any way. */
  possible: string;
};

/** What a Pokémon can attack with. */
export type Learnable = {
  likely: readonly MoveId[];
  level: readonly OfficialType[];
  possible: readonly OfficialType[];
};

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const digitsPerSet = 3;
const typesPerDigit = 6;

/** Formats the lists of all Pokémon as a file; undefined is a Pokémon whose moves are not known. */
export function formatLearnFile(
  list: readonly (Learnable | undefined)[],
  { positions }: MoveTable,
): LearnFile {
  const formatLikely = ({ likely }: Learnable) =>
    likely.map((id) => formatNumber(positions.get(id) ?? 0)).join('');
  return {
    entries: list.length,
    unknown: unknownIn(list),
    likely: list.map((each) => (each ? formatLikely(each) : '')).join(),
    level: list.map((each) => formatTypes(each?.level ?? [])).join(''),
    possible: list.map((each) => formatTypes(each?.possible ?? [])).join(''),
  };
}

/** The positions of what is undefined. */
export function unknownIn(list: readonly unknown[]): number[] {
  return list.flatMap((each, index) => (each === undefined ? [index] : []));
}

/**
 * Parses a file to the lists of all Pokémon; undefined is a Pokémon whose moves are not known. Throws a
 * TypeError if it belongs to another Pokédex.
 */
export function parseLearnFile(
  json: unknown,
  entries: number,
  { moves }: MoveTable,
): (Learnable | undefined)[] {
  const file = (json ?? {}) as Partial<LearnFile>;
  const { unknown = [], likely = '', level = '', possible = '' } = file;
  const rows = likely.split(',');
  const length = entries * digitsPerSet;
  if (rows.length !== entries || level.length !== length || possible.length !== length)
    throw new TypeError('The file of learnable moves is not for this Pokédex');
  const ids = [...moves.keys()] as MoveId[];
  return rows.map((row, index) =>
    unknown.includes(index)
      ? undefined
      : {
          likely: (row.match(/../g) ?? []).flatMap((text) => ids[parseNumber(text)] ?? []),
          level: parseTypes(level, index),
          possible: parseTypes(possible, index),
        },
  );
}

function formatNumber(number: number): string {
  return `${digits[Math.floor(number / digits.length)]}${digits[number % digits.length]}`;
}

function parseNumber(text: string): number {
  return [...text].reduce((sum, digit) => sum * digits.length + digits.indexOf(digit), 0);
}

function formatTypes(list: readonly OfficialType[]): string {
  return Array.from({ length: digitsPerSet }, (_, place) => {
    const group = types.slice(place * typesPerDigit, (place + 1) * typesPerDigit);
    return digits[group.reduce((sum, type, bit) => sum + (list.includes(type) ? 1 << bit : 0), 0)];
  }).join('');
}

function parseTypes(text: string, index: number): OfficialType[] {
  return types.filter((_, position) => {
    const place = index * digitsPerSet + Math.floor(position / typesPerDigit);
    return (digits.indexOf(text[place] ?? 'A') >> (position % typesPerDigit)) & 1;
  });
}
