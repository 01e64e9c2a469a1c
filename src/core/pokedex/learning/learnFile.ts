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
 * TypeError if it belongs to another Pokédex or other moves.
 */
export function parseLearnFile(
  json: unknown,
  entries: number,
  { moves }: MoveTable,
): (Learnable | undefined)[] {
  const { unknown, texts } = parseLearnTexts(json, entries, ['likely', 'level', 'possible']);
  const rows = texts.likely.split(',');
  const length = entries * digitsPerSet;
  if (rows.length !== entries || texts.level.length !== length || texts.possible.length !== length)
    throw otherFile();
  const ids = [...moves.keys()] as MoveId[];
  const parseMove = (text: string): MoveId => {
    const id = ids[parseNumber(text)];
    if (!id) throw otherFile();
    return id;
  };
  return rows.map((row, index) =>
    unknown.has(index)
      ? undefined
      : {
          likely: (row.match(/../g) ?? []).map(parseMove),
          level: parseTypes(texts.level, index),
          possible: parseTypes(texts.possible, index),
        },
  );
}

/**
 * The texts of these names in a file of what Pokémon learn, and the positions of those whose moves are not known. Throws a
 * TypeError if the file has not this number of Pokémon, or something else than the texts.
 */
export function parseLearnTexts<Name extends string>(
  json: unknown,
  entries: number,
  names: readonly Name[],
): { unknown: ReadonlySet<unknown>; texts: Record<Name, string> } {
  const file = (json ?? {}) as Partial<Record<string, unknown>>;
  const { unknown } = file;
  if (file.entries !== entries || !Array.isArray(unknown)) throw otherFile();
  const texts = names.map((name) => {
    const text = file[name];
    if (typeof text !== 'string' || !/^[\w,-]*$/.test(text)) throw otherFile();
    return [name, text] as const;
  });
  return {
    unknown: new Set(unknown),
    texts: Object.fromEntries(texts) as Record<Name, string>,
  };
}

/** The error for a file of another version. */
export function otherFile(): TypeError {
  return new TypeError('The file of learnable moves is not for this Pokédex');
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
