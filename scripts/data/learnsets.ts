// docs/data.md says where the facts of public/learn and public/learners come from.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Dex, type Species, toID } from '@pkmn/sim';
import { type LearnWay, learnWays } from '#core/pokedex/learning/learnersFile.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';

type Learnset = Readonly<Record<string, readonly string[]>>;

/** What a Pokémon learns. */
export type Learned = { likely: MoveId[]; ways: Map<MoveId, ReadonlySet<LearnWay>> };
type Learnsets = Readonly<Record<string, { learnset?: Learnset }>>;

/** A file of random sets: moves, or sets with a pool of moves each. */
type RandomSets = Readonly<
  Record<
    string,
    { moves?: string[]; exclusiveMoves?: string[]; sets?: readonly { movepool: string[] }[] }
  >
>;

/** What the learnsets of a file are read from: folders of mods, the first one that has the Pokémon. */
const learnsetMods: Readonly<Record<string, readonly string[]>> = {
  ...{ 1: ['gen2'], 2: ['gen2'] },
  ...{
    3: ['gen6', ''],
    4: ['gen6', ''],
    5: ['gen6', ''],
    6: ['gen6', ''],
    7: [''],
    8: ['gen8', ''],
    9: [''],
  },
  ...{ lgpe: ['gen7letsgo'], bdsp: ['gen8bdsp'], la: ['gen8legends'], za: ['gen9legends'] },
  champions: ['champions'],
};

/** The random sets of a file; the Legends games have none. */
const randomSets: Readonly<Record<string, string>> = {
  1: 'gen1/data',
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9].map((key) => [key, `gen${key}/sets`])),
  lgpe: 'gen7letsgo/data',
  bdsp: 'gen8bdsp/data',
  champions: 'champions/sets',
};

/** The generations in the codes of learnsets: `9L1` is level 1 in generation 9. */
const codeGenerations: Readonly<Record<string, string>> = {
  ...{ 2: '12', lgpe: '7', bdsp: '8', la: '8', za: '89', champions: '9' },
};

/** The file that the app uses without a game, too, so that Pokémon which its games lack can be asked about. */
const keyWithoutGame = '9';

/** What the learnsets lack, by file and Pokémon, with its source. */
const missingMoves: Readonly<Record<string, Readonly<Record<string, Learnset>>>> = {
  // `data/pokemon/evos_attacks.asm` of pret/pokecrystal
  2: { porygon2: { tackle: ['2L1'] } },
};

/** The letters of the codes. */
const letterWays: Readonly<Record<string, LearnWay>> = {
  L: 'level',
  M: 'machine',
  T: 'tutor',
  E: 'egg',
};

const easyWays: readonly LearnWay[] = ['level', 'machine', 'tutor'];

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Returns a function that lists the damaging moves of a Pokémon, from the unpacked package `pokemon-showdown`;
 * undefined if the package has no moves of it, and it is in the games of the file, or no game needs to be chosen.
 */
export function createLearnsetReader(
  directory: string,
  key: string,
  { moves }: MoveTable,
  pokedex: readonly Pokemon[],
  inGames: ReadonlySet<Pokemon>,
): (pokemon: Pokemon) => Learned | undefined {
  const idByKey = new Map([...moves.keys()].map((id) => [toID(id) as string, id as MoveId]));
  const require = createRequire(resolve(directory, 'package.json'));
  const mods = learnsetMods[key]!.map((mod): Learnsets => {
    const path = mod ? `./dist/data/mods/${mod}/learnsets.js` : './dist/data/learnsets.js';
    return require(path).Learnsets;
  });
  const sets: RandomSets = randomSets[key]
    ? readJson(resolve(directory, `data/random-battles/${randomSets[key]}.json`))
    : {};
  const generations = codeGenerations[key] ?? key;

  const entries = new Map(pokedex.map((pokemon) => [simulatorIdOf(pokemon, key), pokemon]));

  function learnsetOf(id: string): Learnset | undefined {
    const learnset = mods.find((mod) => mod[id]?.learnset)?.[id]?.learnset;
    return learnset && { ...learnset, ...missingMoves[key]?.[id] };
  }

  /** Whether the games have the Pokémon; a form without an entry of its own is one of its base form. */
  function isInGames({ id, baseSpecies }: Species): boolean {
    const entry = entries.get(id) ?? entries.get(toID(baseSpecies));
    return entry !== undefined && inGames.has(entry);
  }

  /**
   * The Pokémon itself, those whose moves it has because it is a form of them, and its female form if the
   * Pokédex has one entry for both.
   */
  function formsOf(species: Species): Species[] {
    const { changesFrom, battleOnly, isMega, isPrimal, baseSpecies, id, name } = species;
    const isBattleForm = isMega || isPrimal || !(changesFrom || battleOnly || learnsetOf(id));
    const names = [
      changesFrom,
      ...[battleOnly ?? []].flat(),
      isBattleForm ? baseSpecies : undefined,
    ];
    const bases = [...new Set(names)].flatMap((name) => (name ? [Dex.species.get(name)] : []));
    const female = Dex.species.get(`${name}-F`);
    return [
      species,
      ...(female.forme === 'F' && !entries.has(female.id) ? [female] : []),
      ...bases.filter((base) => base.id !== id).flatMap(formsOf),
    ];
  }

  /** The way of a code; undefined in another generation. A way of an older generation takes a transfer. */
  function wayOf([generation = '', letter = '']: string): LearnWay | undefined {
    if (!generations.includes(generation)) return undefined;
    return (generation === generations.at(-1) && letterWays[letter]) || 'other';
  }

  function likelyOf(species: Species): MoveId[] {
    const {
      moves = [],
      exclusiveMoves = [],
      sets: pools = [],
    } = sets[species.id] ?? (species.isMega ? sets[toID(species.baseSpecies)] : undefined) ?? {};
    const names = [...moves, ...exclusiveMoves, ...pools.flatMap(({ movepool }) => movepool)];
    return [...new Set(names.flatMap((name) => idByKey.get(toID(name)) ?? []))].sort();
  }

  return (pokemon) => {
    const species = Dex.species.get(simulatorIdOf(pokemon, key));
    const own = formsOf(species);
    const codes = own.flatMap(({ id }) => Object.values(learnsetOf(id) ?? {}).flat());
    const isInGame = inGames.has(pokemon);
    if ((isInGame || key === keyWithoutGame) && !codes.some(wayOf)) return undefined;
    const line = [...own];
    for (let { prevo } = own.at(-1)!; prevo; { prevo } = Dex.species.get(prevo)) {
      const earlier = Dex.species.get(prevo);
      if (!isInGame || isInGames(earlier)) line.push(...formsOf(earlier));
    }
    const likely = likelyOf(species);
    const ways = new Map<MoveId, Set<LearnWay>>();
    const add = (id: MoveId, way: LearnWay) => ways.set(id, (ways.get(id) ?? new Set()).add(way));
    for (const each of line) {
      for (const [name, codes] of Object.entries(learnsetOf(each.id) ?? {})) {
        const id = idByKey.get(name);
        for (const way of id ? codes.flatMap((code) => wayOf(code) ?? []) : [])
          add(id!, way === 'level' && !own.includes(each) ? 'earlier' : way);
      }
    }
    // Random sets may have moves of a transfer.
    for (const id of likely) if (!ways.has(id)) add(id, 'other');
    return { likely, ways: new Map([...ways].map(([id, each]) => [id, keepEasyWays(each)])) };
  };
}

/** By level, machine and tutor; of the other ways only the easiest, if there is none of these. */
function keepEasyWays(ways: ReadonlySet<LearnWay>): ReadonlySet<LearnWay> {
  const sorted = learnWays.filter((way) => ways.has(way));
  const easy = sorted.filter((way) => easyWays.includes(way));
  return new Set(easy.length > 0 ? easy : sorted.slice(0, 1));
}

/** The simulator's id of the Pokémon; Legends: Arceus has only Basculin with white stripes. */
function simulatorIdOf({ id }: Pokemon, key: string): string {
  return key === 'la' && id === 'basculin' ? 'basculinwhitestriped' : id.replaceAll('-', '');
}
