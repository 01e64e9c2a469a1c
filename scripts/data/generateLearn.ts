// docs/data.md says where the facts of public/learn come from.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Dex, type Species, toID } from '@pkmn/sim';
import { type Game, gameNames } from '#engine/game.ts';
import { type MoveId, ownTypeOf } from '#engine/moveFacts.ts';
import { isType, splitMove } from '#engine/strike.ts';
import { isOfficialType, type OfficialType } from '#engine/type.ts';
import { resolveStrike } from '#links/moveUser.ts';
import { formatLearnFile, type Learnable } from '#pokedex/learnFile.ts';
import { learnListOf } from '#pokedex/learnKey.ts';
import { addMoves } from '#pokedex/moveFiles/addMoves.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';

type Learnset = Readonly<Record<string, readonly string[]>>;
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

/** Moves that have any type, or none. */
const leftOut = new Set(['HiddenPower', 'NaturalGift', 'tera_blast', 'TeraBlast', 'struggle']);

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The keys of the files, each with the newest game that has it. */
export const learnGames: ReadonlyMap<string, Game> = new Map(
  gameNames.toReversed().map((game) => [learnListOf(game).key, game]),
);

/** Returns the text of the file with the key, from the unpacked package `pokemon-showdown`. */
function generateLearn(directory: string, key: string): string {
  const ruleset = learnGames.get(key)!;
  const table = addMoves(readJson('public/moves.json'));
  const pokedex = parsePokedex(readJson('public/pokedex.json'));
  const idByKey = new Map([...table.moves.keys()].map((id) => [toID(id), id as MoveId]));
  const require = createRequire(resolve(directory, 'package.json'));
  const mods = learnsetMods[key]!.map((mod): Learnsets => {
    const path = mod ? `./dist/data/mods/${mod}/learnsets.js` : './dist/data/learnsets.js';
    return require(path).Learnsets;
  });
  const sets: RandomSets = randomSets[key]
    ? readJson(resolve(directory, `data/random-battles/${randomSets[key]}.json`))
    : {};
  const generations = codeGenerations[key] ?? key;

  const learnsetOf = (id: string): Learnset | undefined =>
    mods.find((mod) => mod[id]?.learnset)?.[id]?.learnset;

  /** The Pokémon itself, and those whose moves it has because it is a form of them. */
  function formsOf(species: Species): Species[] {
    const { changesFrom, battleOnly, isMega, isPrimal, baseSpecies, id } = species;
    const isBattleForm = isMega || isPrimal || !(changesFrom || battleOnly || learnsetOf(id));
    const names = [
      changesFrom,
      ...[battleOnly ?? []].flat(),
      isBattleForm ? baseSpecies : undefined,
    ];
    const bases = [...new Set(names)].flatMap((name) => (name ? [Dex.species.get(name)] : []));
    return [species, ...bases.filter((base) => base.id !== id).flatMap(formsOf)];
  }

  function listMoves(species: Species, isSource: (code: string) => boolean): string[] {
    return Object.entries(learnsetOf(species.id) ?? {}).flatMap(([move, codes]) =>
      codes.some((code) => generations.includes(code[0]!) && isSource(code)) ? [move] : [],
    );
  }

  const isLevel = (code: string) => code.startsWith(`${generations.at(-1)}L`);

  function likelyOf(species: Species): MoveId[] {
    const {
      moves = [],
      exclusiveMoves = [],
      sets: pools = [],
    } = sets[species.id] ?? (species.isMega ? sets[toID(species.baseSpecies)] : undefined) ?? {};
    return toMoves([...moves, ...exclusiveMoves, ...pools.flatMap(({ movepool }) => movepool)]);
  }

  function toMoves(names: readonly string[]): MoveId[] {
    const ids = names.flatMap((name) => idByKey.get(toID(name)) ?? []);
    return [...new Set(ids)].filter((id) => !leftOut.has(id)).sort();
  }

  function typesOf(pokemon: Pokemon, moves: readonly MoveId[]): OfficialType[] {
    const user = { pokemon: pokemon.id, typing: typingIn(ruleset, pokemon) };
    return moves.flatMap((id) => {
      const strike = resolveStrike(id, user);
      const facts = table.moves.get(id);
      const own = facts && ownTypeOf(facts, ruleset);
      const type = (isType(strike) ? strike : splitMove(strike).type) ?? own;
      return type && type !== 'typeless' && isOfficialType(type) ? [type] : [];
    });
  }

  const list = pokedex.map((pokemon): Learnable => {
    const species = Dex.species.get(simulatorIdOf(pokemon, key));
    const own = formsOf(species);
    const line = [...own];
    for (let each = own.at(-1)!; each.prevo; each = line.at(-1)!)
      line.push(...formsOf(Dex.species.get(each.prevo)));
    const likely = likelyOf(species);
    const level = own.flatMap((each) => listMoves(each, isLevel));
    const possible = line.flatMap((each) => listMoves(each, () => true));
    return {
      likely,
      level: typesOf(pokemon, toMoves(level)),
      possible: typesOf(pokemon, [...toMoves(possible), ...likely]),
    };
  });
  return `${JSON.stringify(formatLearnFile(list, table))}\n`;
}

/** The simulator's id of the Pokémon; Legends: Arceus has only Basculin with white stripes. */
function simulatorIdOf({ id }: Pokemon, key: string): string {
  return key === 'la' && id === 'basculin' ? 'basculinwhitestriped' : id.replaceAll('-', '');
}

/** What the command prints for `--help`. */
export const usage = `npm run learn -- DIRECTORY
Writes public/learn from the unpacked npm package pokemon-showdown 0.11.11.`;

/** Writes every file of learnable moves; docs/data.md says how to get the package. */
export function main([directory = '']: string[]): void {
  for (const key of learnGames.keys())
    writeFileSync(`public/learn/${key}.json`, generateLearn(directory, key));
}
