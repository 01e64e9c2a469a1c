import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Generations } from '@pkmn/data';
import { Dex } from '@pkmn/dex';
import { duels } from '#core/answers/battle.ts';
import { bestSets } from '#core/answers/bestSets.ts';
import type { Target } from '#core/answers/coverage.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import { type OfficialType, types } from '#core/charts/type.ts';
import { createPairTable, rankLeads, rankPairSelections } from '#core/doubles/pairs.ts';
import { createMultiplierLookup, createTypingKeys, type TypingKey } from '#core/hit/lookup.ts';
import { type World, worldIn } from '#core/hit/situation.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { diceOf } from '#tests/dice.ts';
import { measureMilliseconds, measureNanoseconds, sum } from './timing.ts';

/** A Pokémon, with the abilities that change a matchup when it defends. */
type BenchPokemon = Target & { key: TypingKey };

type Game = { world: World; pokedex: readonly BenchPokemon[] };

const official: Game = { world: worldIn('default'), pokedex: readPokedex() };
const matchupCount = official.pokedex.length * types.length;

function print(name: string, result: string): void {
  console.log(name.padEnd(17) + result);
}

/** What the command prints for `--help`. */
export const usage = `npm run bench
Measures how fast the engine answers.`;

/** Prints the speed of the engine; throws unless it is ten times as fast as `@pkmn/data` in the same run. */
export function main(): void {
  const ours = measureWarmLookup(official);
  const theirs = measurePeer();
  print('plain chart', `${ours.toFixed(1)} ns a matchup`);
  print('@pkmn/data', `${theirs.toFixed(1)} ns a matchup`);
  print('ratio', `${(theirs / ours).toFixed(1)}× as fast as @pkmn/data (goal: 10×)`);
  if (theirs / ours < 10) throw new Error('The engine is not ten times as fast as @pkmn/data');

  const wholeTime = measureColdLookup((multiplier, { key }) => multiplier(key));
  print('whole Pokédex', `${wholeTime} for ${matchupCount} matchups (goal: 2 ms)`);
  const abilityTime = measureColdLookup((multiplier, { key, possibleAbilities }) =>
    sum(possibleAbilities.map((ability) => multiplier(key, ability))),
  );
  print('with abilities', `${abilityTime} (goal: 5 ms)`);

  const attacks = types.slice(0, 6).map((type) => ({ type }));
  const fighters = official.pokedex.slice(0, 24).map((pokemon) => ({ ...pokemon, attacks }));
  const field = { world: official.world, conditions: [] };
  const duelTime = measureMilliseconds(
    () => duels(fighters.slice(0, 12), fighters.slice(12), field).length,
  );
  print('battle', `${duelTime} for 12 against 12 with six attacks each (goal: 5 ms)`);

  const pairTime = measureMilliseconds(() => {
    const table = createPairTable(fighters.slice(0, 12), fighters.slice(12), field);
    return rankLeads(table).length + rankPairSelections(table, 4).length;
  });
  print('doubles', `${pairTime} for the same in pairs (goal: 15 ms)`);

  const warm = measureWarmLookup(makeRandomGame(40));
  const ratio = (warm / measureWarmLookup(official)).toFixed(2);
  const warmText = `${warm.toFixed(1)} ns a matchup, ${ratio}× the official one`;
  print('own chart', `of 40 types: ${warmText} (goal: 1.2×)`);
  const { pokedex, world } = makeRandomGame(30);
  const findSets = () => bestSets([], pokedex, world, 6)?.hitCount ?? Number.NaN;
  print('best sets', `${measureMilliseconds(findSets)} for 6 of 30 own types (goal: 1000 ms)`);
  print('', `${measureMegabytes(findSets).toFixed(1)} MB (goal: 64 MB)`);
}

/** The whole Pokédex with the typings of today. */
function readPokedex(): BenchPokemon[] {
  const records: { types: OfficialType[]; abilities: Ability[] }[] = JSON.parse(
    readFileSync('public/pokedex.json', 'utf8'),
  );
  const defending = new Set(
    Object.entries(abilities).flatMap(([name, row]) => (row.defending ? [name] : [])),
  );
  const keyOf = createTypingKeys(worldIn('default').chart);
  return records.map((record) => ({
    typing: record.types,
    key: keyOf(record.types),
    possibleAbilities: [undefined, ...record.abilities.filter((name) => defending.has(name))],
  }));
}

/** With the shares of weaknesses, resistances and immunities in the official chart. */
const factors = [0, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2];

/** A random chart of `typeCount` own types, the same in each run, and a random typing for each Pokémon. */
function makeRandomGame(typeCount: number): Game {
  const { one } = diceOf(1);
  const names = Array.from({ length: typeCount }, (_, index) => `own_${index}`);
  const row = () => Object.fromEntries(names.map((name) => [name, one(factors)]));
  const chart = parseChart({
    types: names,
    chart: Object.fromEntries(names.map((name) => [name, row()])),
  });
  const keyOf = createTypingKeys(chart);
  const pokedex = official.pokedex.map(({ typing: { length }, possibleAbilities }) => {
    const typing = [one(chart.types)];
    if (length > 1) typing.push(one(chart.types.filter((type) => type !== typing[0])));
    return { typing, key: keyOf(typing), possibleAbilities };
  });
  return { world: { ruleset: 'default', chart }, pokedex };
}

const repeats = 20;

/** Nanoseconds for one type on one Pokémon with full caches. */
function measureWarmLookup({ world, pokedex }: Game): number {
  const lookups = world.chart.types.map((type) => createMultiplierLookup({ type }, world));
  return measureNanoseconds(pokedex.length * lookups.length * repeats, () => {
    let total = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const multiplier of lookups) {
        for (const { key } of pokedex) total += multiplier(key);
      }
    }
    return total;
  });
}

/** Nanoseconds of `@pkmn/data` for one type on one Pokémon. */
function measurePeer(): number {
  const peer = new Generations(Dex as never).get(9).types;
  const nameOf = (type: string) => `${type[0]?.toUpperCase()}${type.slice(1)}` as 'Fire';
  const attacks = types.map(nameOf);
  const typings = official.pokedex.map(({ typing }) => typing.map(nameOf));
  return measureNanoseconds(matchupCount * repeats, () => {
    let total = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const attack of attacks) {
        for (const typing of typings) total += peer.totalEffectiveness(attack, typing);
      }
    }
    return total;
  });
}

type Lookup = ReturnType<typeof createMultiplierLookup>;

/** The time to compute a number of every type and Pokémon with caches that are empty at first. */
function measureColdLookup(compute: (multiplier: Lookup, pokemon: BenchPokemon) => number): string {
  const computeAll = (type: OfficialType) => {
    const multiplier = createMultiplierLookup({ type }, official.world);
    return sum(official.pokedex.map((pokemon) => compute(multiplier, pokemon)));
  };
  return measureMilliseconds(() => sum(types.map(computeAll)));
}

/** The megabytes that `run` adds to the heap and to typed arrays, with garbage that is not yet collected. */
function measureMegabytes(run: () => unknown): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const usage = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = usage();
  run();
  return usage() - before;
}
