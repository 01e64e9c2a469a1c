import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Generations } from '@pkmn/data';
import { Dex } from '@pkmn/dex';
import { duels } from '#engine/battle.ts';
import { bestSets } from '#engine/bestSets.ts';
import { coverage, summarize, type Target } from '#engine/coverage.ts';
import { matchup } from '#engine/effectiveness.ts';
import { createMultiplierLookup } from '#engine/lookup.ts';
import { nextTypes } from '#engine/nextType.ts';
import { type World, worldIn } from '#engine/situation.ts';
import { suggestAgainst } from '#engine/suggestAgainst.ts';
import { type OfficialType, types } from '#engine/type.ts';
import {
  makeRandomGame,
  measureColdLookup,
  measureWarmLookup,
  readPokedex,
  targetsOf,
} from './benchPokedex.ts';
import { measureMilliseconds, measureNanoseconds, sum } from './timing.ts';

const world = worldIn('default');
const pokedex = readPokedex(world.chart);
const targets = targetsOf(pokedex);
const matchupCount = pokedex.length * types.length;
const allTypes = types.map((type) => ({ type }));
const fourTypes = (['ground', 'ice', 'fairy', 'fire'] as const).map((type) => ({ type }));

function print(name: string, result: string): void {
  console.log(name.padEnd(17) + result);
}

/** Prints the speed of the engine; throws unless it is ten times as fast as `@pkmn/data` in the same run. */
export function main(): void {
  const ours = measureWarmLookup(pokedex, world);
  const theirs = measurePeer();
  print('plain chart', `${ours.toFixed(1)} ns a matchup`);
  print('@pkmn/data', `${theirs.toFixed(1)} ns a matchup`);
  print('ratio', `${(theirs / ours).toFixed(1)}× as fast as @pkmn/data (goal: 10×)`);
  if (theirs / ours < 10) throw new Error('The engine is not ten times as fast as @pkmn/data');

  const wholeMs = (measureColdLookup(pokedex, world) * matchupCount) / 1e6;
  print('whole Pokédex', `${wholeMs.toFixed(2)} ms for ${matchupCount} matchups (goal: 2 ms)`);
  print('with abilities', `${measureMilliseconds(lookUpAbilities)} (goal: 5 ms)`);
  const withReasons = measureNanoseconds(matchupCount, explainPokedex);
  print('explained', `${withReasons.toFixed(0)} ns a matchup with its reasons`);

  const measureCoverage = (attacks: typeof allTypes) =>
    measureMilliseconds(() => summarize(coverage(attacks, targets, world)).weaknesses);
  print('coverage', `${measureCoverage(fourTypes)} for 4 attacks, abilities counted`);
  print('', `${measureCoverage(allTypes)} for 18 attacks`);
  const nextTypesTime = measureMilliseconds(() => nextTypes(fourTypes, targets, world).length);
  print('next types', `${nextTypesTime} after 4 attacks`);
  for (const count of [4, 6]) {
    print('best sets', `${measureSets(count, targets, world)} for ${count} types, none chosen`);
  }

  const field = { world, conditions: [] };
  const fighters = targets.map((target) => ({ ...target, attacks: allTypes.slice(0, 6) }));
  const [us, them] = [fighters.slice(0, 12), fighters.slice(12, 24)];
  const duelTime = measureMilliseconds(() => duels(us, them, field).length);
  print('battle', `${duelTime} for 12 against 12 with six attacks each (goal: 5 ms)`);
  const candidates = targets.map((target) => ({ ...target, attacks: fourTypes }));
  const suggestionTime = measureMilliseconds(
    () => suggestAgainst(them.slice(0, 6), [0], candidates, field, 6).length,
  );
  print('what to add', `${suggestionTime} against 6, of the whole Pokédex`);

  const of40 = makeRandomGame(40, pokedex);
  const warm = measureWarmLookup(of40.pokedex, of40.world);
  const cold = measureColdLookup(of40.pokedex, of40.world);
  const warmRatio = (warm / measureWarmLookup(pokedex, world)).toFixed(2);
  const coldRatio = (cold / measureColdLookup(pokedex, world)).toFixed(2);
  const warmText = `${warm.toFixed(1)} ns a matchup, ${warmRatio}× the official one`;
  print('own chart', `of 40 types: ${warmText} (goal: 1.2×)`);
  print('', `whole Pokédex: ${cold.toFixed(1)} ns a matchup, ${coldRatio}× the official one`);

  const of30 = makeRandomGame(30, pokedex);
  const targetsOf30 = targetsOf(of30.pokedex);
  const sets = measureSets(6, targetsOf30, of30.world);
  const megabytes = measureMegabytes(() => bestSets([], targetsOf30, of30.world, 6)).toFixed(1);
  const goals = `(goal: 1000 ms), ${megabytes} MB (goal: 64 MB)`;
  print('best sets', `${sets} for 6 of 30 own types, none chosen ${goals}`);
}

/** Nanoseconds of `@pkmn/data` for one type on one Pokémon. */
function measurePeer(): number {
  const peer = new Generations(Dex as never).get(9).types;
  const peerNames = Object.fromEntries(
    types.map((type) => [type, `${type[0]?.toUpperCase()}${type.slice(1)}`]),
  ) as Record<OfficialType, 'Fire'>;
  const typings = pokedex.map(({ typing }) => typing.map((type) => peerNames[type]));
  const repeats = 20;
  return measureNanoseconds(matchupCount * repeats, () => {
    let total = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const type of types) {
        for (const typing of typings) total += peer.totalEffectiveness(peerNames[type], typing);
      }
    }
    return total;
  });
}

function lookUpAbilities(): number {
  const totals = types.map((type) => {
    const multiplier = createMultiplierLookup({ type }, world);
    const totalOf = ({ key, abilities }: (typeof pokedex)[number]) =>
      multiplier(key) + sum(abilities.map((ability) => multiplier(key, ability)));
    return sum(pokedex.map(totalOf));
  });
  return sum(totals);
}

function explainPokedex(): number {
  const totals = types.map((type) =>
    sum(pokedex.map(({ typing }) => matchup({ type }, { typing }, world).multiplier)),
  );
  return sum(totals);
}

function measureSets(count: number, targets: readonly Target[], world: World): string {
  return measureMilliseconds(() => bestSets([], targets, world, count)?.hitCount ?? Number.NaN);
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
