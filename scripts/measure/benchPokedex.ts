import { readFileSync } from 'node:fs';
import { type Ability, abilities } from '#engine/ability.ts';
import type { Chart } from '#engine/chart.ts';
import type { Target } from '#engine/coverage.ts';
import { createMultiplierLookup, createTypingKeys, type TypingKey } from '#engine/lookup.ts';
import { parseChart } from '#engine/parseChart.ts';
import type { World } from '#engine/situation.ts';
import type { OfficialType, Type } from '#engine/type.ts';
import { nanoseconds, sum } from './timing.ts';

/** A Pokémon as the engine takes it, with the abilities that change a matchup. */
export type BenchPokemon<Each extends Type = Type> = {
  typing: readonly Each[];
  key: TypingKey;
  abilities: readonly Ability[];
};

/** The whole Pokédex in the official chart. */
export function readPokedex(chart: Chart): BenchPokemon<OfficialType>[] {
  const file = new URL('../../public/pokedex.json', import.meta.url);
  const entries: { types: OfficialType[]; abilities: string[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const defending = new Set(
    Object.entries(abilities).flatMap(([name, row]) => (row.defending ? [name] : [])),
  );
  const keyOf = createTypingKeys(chart);
  return entries.map((entry) => ({
    typing: entry.types,
    key: keyOf(entry.types),
    abilities: entry.abilities.filter((name): name is Ability => defending.has(name)),
  }));
}

/** About as many weaknesses, resistances and immunities as the official chart has. */
const factors = [0, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2];

/** A chart of `typeCount` own types and random factors, the same in each run, and a Pokédex in it. */
export function inventPokedex(
  typeCount: number,
  official: readonly BenchPokemon[],
): { world: World; pokedex: BenchPokemon[] } {
  let state = 1;
  const pick = <T>(list: readonly T[]): T => {
    state = (state * 48_271) % 2_147_483_647;
    return list[state % list.length] as T;
  };
  const types = Array.from({ length: typeCount }, (_, index) => `own_${index}`);
  const row = () => Object.fromEntries(types.map((type) => [type, pick(factors)]));
  const chart = parseChart({
    types,
    chart: Object.fromEntries(types.map((type) => [type, row()])),
  });
  const keyOf = createTypingKeys(chart);
  const pokedex = official.map(({ typing: { length }, abilities }) => {
    const typing = [pick(chart.types)];
    if (length > 1) typing.push(pick(chart.types.filter((type) => type !== typing[0])));
    return { typing, key: keyOf(typing), abilities };
  });
  return { world: { generation: 'default', chart }, pokedex };
}

/** The Pokédex as the targets of an attacker, with every possible ability and none. */
export function targetsIn(pokedex: readonly BenchPokemon[]): Target[] {
  return pokedex.map(({ typing, abilities }) => ({
    typing,
    possibleAbilities: [undefined, ...abilities],
  }));
}

/** Nanoseconds for one type on one Pokémon where everything is remembered. */
export function timeWarmLookup(pokedex: readonly BenchPokemon[], world: World): number {
  const lookups = world.chart.types.map((type) => createMultiplierLookup({ type }, world));
  const repeats = 20;
  return nanoseconds(pokedex.length * lookups.length * repeats, () => {
    let total = 0;
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const multiplier of lookups) {
        for (const { key } of pokedex) total += multiplier(key);
      }
    }
    return total;
  });
}

/** Nanoseconds for one type on one Pokémon where nothing is remembered at first. */
export function timeColdLookup(pokedex: readonly BenchPokemon[], world: World): number {
  const multipliersOf = (type: Type) => {
    const multiplier = createMultiplierLookup({ type }, world);
    return sum(pokedex.map(({ key }) => multiplier(key)));
  };
  const { types } = world.chart;
  return nanoseconds(pokedex.length * types.length, () => sum(types.map(multipliersOf)));
}
