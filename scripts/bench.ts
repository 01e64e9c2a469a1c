import { readFileSync } from 'node:fs';
import { Generations } from '@pkmn/data';
import { Dex } from '@pkmn/dex';
import { type Ability, abilities } from '#engine/ability.ts';
import { coverage, summarize } from '#engine/coverage.ts';
import { matchup } from '#engine/effectiveness.ts';
import { lookup, typingKeys } from '#engine/lookup.ts';
import { bestSets, nextTypes } from '#engine/nextType.ts';
import { worldIn } from '#engine/situation.ts';
import { type OfficialType, types } from '#engine/type.ts';

const world = worldIn('default');

/** Median nanoseconds for one of `count` answers of `run`, over nine rounds after a warm-up. */
function nanoseconds(count: number, run: () => number): number {
  const rounds: number[] = [];
  for (let round = -3; round < 9; round++) {
    const start = process.hrtime.bigint();
    const sum = run();
    const took = Number(process.hrtime.bigint() - start) / count;
    if (Number.isNaN(sum)) throw new Error('A multiplier is not a number');
    if (round >= 0) rounds.push(took);
  }
  return rounds.sort((a, b) => a - b)[4] as number;
}

type Entry = { types: OfficialType[]; abilities: string[] };

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Prints how fast the engine answers; throws where it is not ten times as fast as the nearest peer in the same run. */
export async function main(): Promise<void> {
  const file = new URL('../public/pokedex.json', import.meta.url);
  const defending = new Set(
    Object.entries(abilities).flatMap(([name, row]) => (row.defending ? [name] : [])),
  );
  const keyOf = typingKeys(world.chart);
  const pokedex = (JSON.parse(readFileSync(file, 'utf8')) as Entry[]).map((entry) => ({
    typing: entry.types,
    key: keyOf(entry.types),
    abilities: entry.abilities.filter((name): name is Ability => defending.has(name)),
  }));
  const peer = new Generations(Dex as never).get(9).types;
  const names = Object.fromEntries(
    types.map((type) => [type, `${type[0]?.toUpperCase()}${type.slice(1)}`]),
  ) as Record<OfficialType, 'Fire'>;
  const peerPokedex = pokedex.map(({ typing }) => typing.map((type) => names[type]));
  const repeats = 20;
  const count = pokedex.length * types.length;

  const plain = types.map((type) => lookup({ type }, world));
  const ours = nanoseconds(count * repeats, () => {
    let total = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const multiplier of plain) {
        for (const { key } of pokedex) total += multiplier(key);
      }
    }
    return total;
  });
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

  const whole = nanoseconds(1e6, () =>
    sum(
      types.map((type) => {
        const multiplier = lookup({ type }, world);
        return sum(pokedex.map(({ key }) => multiplier(key)));
      }),
    ),
  );
  console.log(`whole Pokédex    ${whole.toFixed(2)} ms for ${count} matchups (goal: 2 ms)`);

  const withAbilities = nanoseconds(1e6, () =>
    sum(
      types.map((type) => {
        const multiplier = lookup({ type }, world);
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

  const explained = nanoseconds(count, () =>
    sum(
      types.map((type) =>
        sum(pokedex.map(({ typing }) => matchup({ type }, { typing }, world).multiplier)),
      ),
    ),
  );
  console.log(`explained        ${explained.toFixed(0)} ns a matchup with its reasons`);

  const four = (['ground', 'ice', 'fairy', 'fire'] as const).map((type) => ({ type }));
  const all = types.map((type) => ({ type }));
  const targets = pokedex.map(({ typing, abilities }) => ({
    typing,
    possibleAbilities: [undefined, ...abilities],
  }));
  const milliseconds = (run: () => number) => `${nanoseconds(1e6, run).toFixed(2)} ms`;
  const covered = (attacks: typeof all) =>
    milliseconds(() => summarize(coverage(attacks, targets, world)).weaknesses);
  console.log(`coverage         ${covered(four)} for 4 attacks, abilities counted`);
  console.log(`                 ${covered(all)} for 18 attacks`);

  const next = milliseconds(() => nextTypes(four, targets, world).length);
  console.log(`next types       ${next} after 4 attacks`);
  for (const count of [4, 6]) {
    const sets = milliseconds(() => bestSets([], targets, world, count)?.hit ?? Number.NaN);
    console.log(`best sets        ${sets} for ${count} types, none chosen`);
  }
}
