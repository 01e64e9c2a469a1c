import { readFileSync } from 'node:fs';
import { type Ability, abilities } from '#engine/ability.ts';
import type { Chart } from '#engine/chart.ts';
import type { Target } from '#engine/coverage.ts';
import { createMultiplierLookup, createTypingKeys, type TypingKey } from '#engine/lookup.ts';
import { parseChart } from '#engine/parseChart.ts';
import type { World } from '#engine/situation.ts';
import type { OfficialType, Type } from '#engine/type.ts';
import { diceOf } from '#tests/dice.ts';
import { measureNanoseconds, sum } from './timing.ts';

/** A Pokémon with the abilities that change a matchup when it defends. */
export type BenchPokemon<AnyType extends Type = Type> = {
  typing: readonly AnyType[];
  key: TypingKey;
  abilities: readonly Ability[];
};

/** The whole Pokédex with the typings of today. */
export function readPokedex(chart: Chart): BenchPokemon<OfficialType>[] {
  const records: { types: OfficialType[]; abilities: string[] }[] = JSON.parse(
    readFileSync('public/pokedex.json', 'utf8'),
  );
  const defending = new Set(
    Object.entries(abilities).flatMap(([name, row]) => (row.defending ? [name] : [])),
  );
  const keyOf = createTypingKeys(chart);
  return records.map((record) => ({
    typing: record.types,
    key: keyOf(record.types),
    abilities: record.abilities.filter((name): name is Ability => defending.has(name)),
  }));
}

/** With the shares of weaknesses, resistances and immunities in the official chart. */
const factors = [0, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2];

/** A random chart of `typeCount` own types, the same in each run, and a random typing for each Pokémon. */
export function makeRandomGame(
  typeCount: number,
  official: readonly BenchPokemon[],
): { world: World; pokedex: BenchPokemon[] } {
  const { one } = diceOf(1);
  const types = Array.from({ length: typeCount }, (_, index) => `own_${index}`);
  const row = () => Object.fromEntries(types.map((type) => [type, one(factors)]));
  const chart = parseChart({
    types,
    chart: Object.fromEntries(types.map((type) => [type, row()])),
  });
  const keyOf = createTypingKeys(chart);
  const pokedex = official.map(({ typing: { length }, abilities }) => {
    const typing = [one(chart.types)];
    if (length > 1) typing.push(one(chart.types.filter((type) => type !== typing[0])));
    return { typing, key: keyOf(typing), abilities };
  });
  return { world: { generation: 'default', chart }, pokedex };
}

/** The Pokémon as targets of an attacker, with each of their abilities and without one. */
export function targetsOf(pokedex: readonly BenchPokemon[]): Target[] {
  return pokedex.map(({ typing, abilities }) => ({
    typing,
    possibleAbilities: [undefined, ...abilities],
  }));
}

/** Nanoseconds for one type on one Pokémon with full caches. */
export function measureWarmLookup(pokedex: readonly BenchPokemon[], world: World): number {
  const lookups = world.chart.types.map((type) => createMultiplierLookup({ type }, world));
  const repeats = 20;
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

/** Nanoseconds for one type on one Pokémon with caches that are empty at first. */
export function measureColdLookup(pokedex: readonly BenchPokemon[], world: World): number {
  const multipliersOf = (type: Type) => {
    const multiplier = createMultiplierLookup({ type }, world);
    return sum(pokedex.map(({ key }) => multiplier(key)));
  };
  const { types } = world.chart;
  return measureNanoseconds(pokedex.length * types.length, () => sum(types.map(multipliersOf)));
}
