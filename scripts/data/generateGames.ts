// docs/data.md says what the lists of public/games.json mean and where they come from.
import { readFileSync } from 'node:fs';
import { Dex, type GenerationNum } from '@pkmn/dex';
import type { PokedexRecord } from './generatePokedex.ts';

/** Ids of entries that a list lacks or has against its other fields. */
interface Changes {
  without?: string[];
  plus?: string[];
}

/** A regional Pokédex in data/games.json, by National Dex numbers: `1-151 808-809`. */
interface RegionalDex extends Changes {
  species: string;
}

/** A game in data/games.json; either `dex`, or `species` and `formsUpTo`, says where its list starts. */
interface GameRow extends Changes {
  /** The generation of `@pkmn/dex` whose Pokémon exist in the game. */
  dex?: GenerationNum;
  species?: string;
  /** The last generation whose forms of `species` exist in the game. */
  formsUpTo?: number;
  story?: RegionalDex;
  parts?: Record<string, RegionalDex>;
}

type Entry = Pick<PokedexRecord, 'id' | 'number' | 'generation'>;

/** The lists of a game by their names: `all`, `story` and those of its parts. */
export type GameLists<List> = { all: List; story?: List } & Record<string, List>;

/** The numbers in ranges: `1-3 7` has 1, 2, 3 and 7. */
export function numbersOf(ranges: string): Set<number> {
  return new Set(
    ranges.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

function isOfSpecies(ranges: string): (entry: Entry) => boolean {
  const numbers = numbersOf(ranges);
  return ({ number }) => numbers.has(Number(number));
}

function existsInDex(generation: GenerationNum): (entry: Entry) => boolean {
  const { species } = Dex.forGen(generation);
  return ({ id }) => {
    const { exists, isNonstandard } = species.get(id.replaceAll('-', ''));
    return exists && !isNonstandard;
  };
}

function startOf({ dex, species = '', formsUpTo = 0 }: GameRow): (entry: Entry) => boolean {
  if (dex) return existsInDex(dex);
  const isListed = isOfSpecies(species);
  return (entry) => isListed(entry) && entry.generation <= formsUpTo;
}

/**
 * The entries in the list with the changes of the row; throws if an id of the row is not in the Pokédex,
 * which would otherwise be a row without effect.
 */
function selectFrom(
  entries: readonly Entry[],
  isListed: (entry: Entry) => boolean,
  { without = [], plus = [] }: Changes,
): Entry[] {
  const missing = [...without, ...plus].find((id) => !entries.some((entry) => entry.id === id));
  if (missing) throw new Error(`No ${missing} in the Pokédex.`);
  return entries.filter(
    (entry) => (isListed(entry) && !without.includes(entry.id)) || plus.includes(entry.id),
  );
}

function listsOf(row: GameRow, entries: readonly Entry[]): GameLists<Entry[]> {
  const all = selectFrom(entries, startOf(row), row);
  const listOf = (dex: RegionalDex) => selectFrom(all, isOfSpecies(dex.species), dex);
  const parts = Object.entries(row.parts ?? {}).map(([id, dex]) => [id, listOf(dex)] as const);
  const union = all.filter((entry) => parts.some(([, list]) => list.includes(entry)));
  const story = row.story ? listOf(row.story) : union;
  const hasOwnStory = story.length > 0 && story.length < all.length;
  return { all, ...(hasOwnStory && { story }), ...Object.fromEntries(parts) };
}

/** One bit per entry of the Pokédex, the first the lowest of the first byte, in Base64. */
function bitsOf(list: readonly Entry[], entries: readonly Entry[]): string {
  const members = new Set(list);
  const bytes = new Uint8Array(Math.ceil(entries.length / 8));
  entries.forEach((entry, index) => {
    if (members.has(entry)) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  });
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  return Buffer.from(bytes.subarray(0, end)).toString('base64').replace(/=+$/, '');
}

function readTable(): Record<string, GameRow> {
  return JSON.parse(readFileSync('data/games.json', 'utf8'));
}

/** Whether the list of the game starts from that of its generation in `@pkmn/dex`, by game. */
export function listGamesFromDex(): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(readTable()).map(([game, { dex }]) => [game, dex !== undefined]),
  );
}

/** The text of public/games.json: the lists of one game per line, then the number of entries. */
export function generateGames(): string {
  const entries = JSON.parse(readFileSync('public/pokedex.json', 'utf8')) as Entry[];
  const lines = Object.entries(readTable()).map(([id, row]) => {
    const lists = Object.entries(listsOf(row, entries)).map(([name, list]) => [
      name,
      bitsOf(list, entries),
    ]);
    return `${JSON.stringify(id)}: ${JSON.stringify(Object.fromEntries(lists))}`;
  });
  return `{\n${[...lines, `"entries": ${entries.length}`].join(',\n')}\n}\n`;
}
