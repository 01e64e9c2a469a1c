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
  inventPokedex,
  readPokedex,
  targetsIn,
  timeColdLookup,
  timeWarmLookup,
} from './benchPokedex.ts';
import { milliseconds, nanoseconds, sum } from './timing.ts';

const world = worldIn('default');

/** Prints how fast the engine answers; throws where it is not ten times as fast as the nearest peer in the same run. */
export async function main(): Promise<void> {
  const pokedex = readPokedex(world.chart);
  const peer = new Generations(Dex as never).get(9).types;
  const names = Object.fromEntries(
    types.map((type) => [type, `${type[0]?.toUpperCase()}${type.slice(1)}`]),
  ) as Record<OfficialType, 'Fire'>;
  const peerPokedex = pokedex.map(({ typing }) => typing.map((type) => names[type]));
  const repeats = 20;
  const count = pokedex.length * types.length;

  const ours = timeWarmLookup(pokedex, world);
  const theirs = nanoseconds(count * repeats, () => {
    let total = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const type of types) {
        for (const typing of peerPokedex) total += peer.totalEffectiveness(names[type], typing);
      }
    }
    return total;
  });
  console.log(`plain chart      ${ours.toFixed(1)} ns a matchup`);
  console.log(`@pkmn/data       ${theirs.toFixed(1)} ns a matchup`);
  console.log(`ratio            ${(theirs / ours).toFixed(1)}× as fast as @pkmn/data (goal: 10×)`);
  if (theirs / ours < 10) throw new Error('The engine is not ten times as fast as @pkmn/data');

  const whole = timeColdLookup(pokedex, world);
  const wholeMs = (whole * count) / 1e6;
  console.log(`whole Pokédex    ${wholeMs.toFixed(2)} ms for ${count} matchups (goal: 2 ms)`);

  const withAbilities = nanoseconds(1e6, () =>
    sum(
      types.map((type) => {
        const multiplier = createMultiplierLookup({ type }, world);
        return sum(
          pokedex.map(
            ({ key, abilities }) =>
              multiplier(key) + sum(abilities.map((ability) => multiplier(key, ability))),
          ),
        );
      }),
    ),
  );
  console.log(`with abilities   ${withAbilities.toFixed(2)} ms (goal: 5 ms)`);

  const withReasons = nanoseconds(count, () =>
    sum(
      types.map((type) =>
        sum(pokedex.map(({ typing }) => matchup({ type }, { typing }, world).multiplier)),
      ),
    ),
  );
  console.log(`explained        ${withReasons.toFixed(0)} ns a matchup with its reasons`);

  const four = (['ground', 'ice', 'fairy', 'fire'] as const).map((type) => ({ type }));
  const all = types.map((type) => ({ type }));
  const targets = targetsIn(pokedex);
  const coverageTime = (attacks: typeof all) =>
    milliseconds(() => summarize(coverage(attacks, targets, world)).weaknesses);
  console.log(`coverage         ${coverageTime(four)} for 4 attacks, abilities counted`);
  console.log(`                 ${coverageTime(all)} for 18 attacks`);

  const next = milliseconds(() => nextTypes(four, targets, world).length);
  console.log(`next types       ${next} after 4 attacks`);
  const setsOf = (count: number, targets: readonly Target[], world: World) =>
    milliseconds(() => bestSets([], targets, world, count)?.hitCount ?? Number.NaN);
  for (const count of [4, 6]) {
    const sets = setsOf(count, targets, world);
    console.log(`best sets        ${sets} for ${count} types, none chosen`);
  }

  const fighters = targets.slice(0, 24).map(({ typing, possibleAbilities }) => ({
    typing,
    possibleAbilities,
    attacks: all.slice(0, 6),
  }));
  const field = { world, conditions: [] };
  const [us, them] = [fighters.slice(0, 12), fighters.slice(12)];
  const battle = milliseconds(() => duels(us, them, field).length);
  console.log(`battle           ${battle} for 12 against 12 with six attacks each (goal: 5 ms)`);
  const allFighters = targets.map((target) => ({ ...target, attacks: four }));
  const against = milliseconds(
    () => suggestAgainst(them.slice(0, 6), [0], allFighters, field, 6).length,
  );
  console.log(`what to add      ${against} against 6, of the whole Pokédex`);

  const own = inventPokedex(40, pokedex);
  const warm = timeWarmLookup(own.pokedex, own.world);
  const cold = timeColdLookup(own.pokedex, own.world);
  const warmRatio = (warm / timeWarmLookup(pokedex, world)).toFixed(2);
  const coldRatio = (cold / timeColdLookup(pokedex, world)).toFixed(2);
  console.log(
    `own chart        of 40 types: ${warm.toFixed(1)} ns a matchup, ${warmRatio}× the official one (goal: 1.2×)`,
  );
  console.log(
    `                 whole Pokédex: ${cold.toFixed(1)} ns a matchup, ${coldRatio}× the official one`,
  );

  const thirty = inventPokedex(30, pokedex);
  const thirtyTargets = targetsIn(thirty.pokedex);
  const sets = setsOf(6, thirtyTargets, thirty.world);
  const memory = measureMegabytes(() => bestSets([], thirtyTargets, thirty.world, 6));
  console.log(
    `best sets        ${sets} for 6 of 30 own types, none chosen (goal: 1000 ms), ${memory.toFixed(1)} MB (goal: 64 MB)`,
  );
}

/** The megabytes that `run` adds to the heap and to typed arrays, with what is not yet collected. */
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
