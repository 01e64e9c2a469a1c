import type { Game } from '#core/rulesets/game.ts';

/** Where a Pokémon is in a save: its box, counted from 1 (undefined is the party), and its place, counted from 1. */
export type SavePlace = { box?: number | undefined; slot: number };

/** A Pokémon of a save, with the numbers that its generation uses. */
export type SavePokemon = {
  place: SavePlace;
  /** What stays the same when it evolves or moves: the same Pokémon of a later save has it, too. */
  key: string;
  /** The National Dex number. */
  number: number;
  /** The number of its form in the game; 0 is the usual one. */
  form: number;
  experience: number;
  /** `''` if it has no nickname, or one that cannot be read. */
  nickname: string;
  /** Numbers of moves, without empty places. */
  moves: readonly number[];
  /** The number of the ability, from generation 4 on. */
  ability?: number;
  /** The place of the ability among those of its species, in generation 3. */
  abilitySlot?: 0 | 1;
  /** The number of the item in generation 4 and later; 0 is none. */
  item: number;
};

/** A Pokémon that could not be read: its numbers are out of range, or its checksum is wrong. */
export type UnreadablePokemon = { place: SavePlace; why: 'number' | 'checksum' };

/** What a save file contains. */
export type Save = {
  /** The game; Red cannot be told from Blue, and so on. */
  game: Game;
  pokemon: readonly SavePokemon[];
  unreadable: readonly UnreadablePokemon[];
  eggCount: number;
  /** Whether the newest save of the file is damaged, so that an older one was read. */
  isOlder: boolean;
};

/** Why a file is not read. */
export type SaveProblem =
  | { code: 'unknown' | 'empty' | 'rom' | 'onePokemon' | 'otherGame' | 'damaged' | 'hack' }
  /** A game of a later generation. */
  | { code: 'newer'; game: Game };

/** A Pokémon as a reader found it: an egg, one that cannot be read, or undefined for an empty place. */
export type SaveEntry = Omit<SavePokemon, 'place'> | 'egg' | UnreadablePokemon['why'] | undefined;

/** The largest numbers of species and moves of each generation that a save can have. */
const limits = {
  1: { species: 151, moves: 165 },
  2: { species: 251, moves: 251 },
  3: { species: 386, moves: 354 },
  4: { species: 493, moves: 467 },
  5: { species: 649, moves: 559 },
} as const;

export type SaveGeneration = keyof typeof limits;

/** Returns the Pokémon without empty moves, or `number` if one of its numbers is out of range. */
export function checkNumbers(
  generation: SaveGeneration,
  pokemon: Omit<SavePokemon, 'place'>,
): SaveEntry {
  const { species, moves: maxMove } = limits[generation];
  const moves = [...new Set(pokemon.moves)].filter((move) => move !== 0);
  const isValid = pokemon.number >= 1 && pokemon.number <= species;
  return isValid && moves.every((move) => move <= maxMove) ? { ...pokemon, moves } : 'number';
}

/** The share of unreadable numbers above which a save is one of a hack, which has its own order. */
const maxUnknownShare = 0.1;

/** Collects the entries of a save; a hack's save has numbers that its game does not have. */
export function collectSave(
  game: Game,
  entries: readonly { place: SavePlace; entry: SaveEntry }[],
  isOlder = false,
): Save | SaveProblem {
  const pokemon: SavePokemon[] = [];
  const unreadable: UnreadablePokemon[] = [];
  const counts = new Map<string, number>();
  let eggCount = 0;
  for (const { place, entry } of entries) {
    if (entry === 'egg') eggCount++;
    else if (entry === 'number' || entry === 'checksum') unreadable.push({ place, why: entry });
    else if (entry) {
      // Two Pokémon of the first two generations can have the same trainer and values.
      const count = (counts.get(entry.key) ?? 0) + 1;
      counts.set(entry.key, count);
      pokemon.push({ ...entry, place, key: count > 1 ? `${entry.key}-${count}` : entry.key });
    }
  }
  const unknownCount = unreadable.filter(({ why }) => why === 'number').length;
  const isHack = unknownCount > 2 && unknownCount > maxUnknownShare * pokemon.length;
  return isHack ? { code: 'hack' } : { game, pokemon, unreadable, eggCount, isOlder };
}
