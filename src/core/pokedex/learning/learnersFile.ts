import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { otherFile, parseLearnTexts, unknownIn } from './learnFile.ts';

/**
 * The ways to learn a move, the easiest first; `earlier` is by level before it evolves, `other` an event or a
 * transfer. A Pokémon has the last three only for a move that it learns in none of the first three.
 */
export const learnWays = ['level', 'machine', 'tutor', 'egg', 'earlier', 'other'] as const;
export type LearnWay = (typeof learnWays)[number];

/**
 * A file of `public/learners`. Each way has a row for each move of `moves.json`, separated by commas: a digit for
 * six Pokémon in the order of `pokedex.json`, without zeros at the end. `unknown` has the positions of the Pokémon
 * of the games whose moves are not known.
 */
export type LearnersFile = { entries: number; unknown: readonly number[] } & Record<
  LearnWay,
  string
>;

/** Finds the ways in which a Pokémon learns a move; none if its moves are not known. */
export type FindWays<Key> = (pokemon: Key, move: MoveId) => readonly LearnWay[];

/** How Pokémon learn moves; the keys of a file are the indices of the Pokédex. */
export type Learners<Key> = {
  findWays: FindWays<Key>;
  /** Whether the moves of the Pokémon in this game are not known. */
  isUnknown: (pokemon: Key) => boolean;
};

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsPerDigit = 6;

/** Formats the ways of each Pokémon as a file; undefined is a Pokémon whose moves are not known. */
export function formatLearners(
  list: readonly (ReadonlyMap<MoveId, ReadonlySet<LearnWay>> | undefined)[],
  { positions }: MoveTable,
): LearnersFile {
  const formatRow = (way: LearnWay, move: string) => {
    const row = Array.from({ length: Math.ceil(list.length / bitsPerDigit) }, (_, place) => {
      const group = list.slice(place * bitsPerDigit, (place + 1) * bitsPerDigit);
      return digits[
        group.reduce(
          (sum, ways, bit) => sum + (ways?.get(move as MoveId)?.has(way) ? 1 << bit : 0),
          0,
        )
      ];
    });
    return row.join('').replace(/A+$/, '');
  };
  const formatWay = (way: LearnWay) => [...positions.keys()].map((id) => formatRow(way, id)).join();
  const rows = learnWays.map((way) => [way, formatWay(way)] as const);
  return {
    entries: list.length,
    unknown: unknownIn(list),
    ...(Object.fromEntries(rows) as Record<LearnWay, string>),
  };
}

/** Parses a file; throws a TypeError if it belongs to another Pokédex or other moves. */
export function parseLearners(
  json: unknown,
  entries: number,
  { positions }: MoveTable,
): Learners<number> {
  const { unknown, texts } = parseLearnTexts(json, entries, learnWays);
  const rows = learnWays.map((way) => [way, texts[way].split(',')] as const);
  if (rows.some(([, { length }]) => length !== positions.size)) throw otherFile();
  return {
    findWays: (index, move) => {
      const position = positions.get(move) ?? -1;
      const place = Math.floor(index / bitsPerDigit);
      const bit = index % bitsPerDigit;
      return rows.flatMap(([way, row]) =>
        (digits.indexOf(row[position]?.[place] ?? 'A') >> bit) & 1 ? [way] : [],
      );
    },
    isUnknown: (index) => unknown.has(index),
  };
}
