import { factorOf, makeChart } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { storedEras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';
import { nameFromId } from './pokemonId.ts';
import { readyMadeNames } from './readyMadeNames.ts';
import { titleCase } from './typeName.ts';

/** The factors of Pokémon GO by the factor in the main games; docs/data.md names the sources. */
const goFactors: ReadonlyMap<number, number> = new Map([
  [2, 1.6],
  [0.5, 0.625],
  [0, 0.390625],
]);

const [goName, rogueName, fusionName] = readyMadeNames;

const modernChart = chartIn(storedEras[0]);
const { types } = modernChart;

/** Pokémon GO: the chart of generation 6 and later with other factors, and no immunities. */
const pokemonGo: OwnGame = {
  name: goName,
  base: 'default',
  types: types.map((id) => ({ id, name: titleCase(id) })),
  chart: makeChart(types, (attacking, defending) => {
    const factor = factorOf(modernChart, attacking, defending);
    return goFactors.get(factor) ?? factor;
  }),
  pokemon: [],
  rules: 'pokemon-go',
};

const officialTypes = {
  types: types.map((id) => ({ id, name: titleCase(id) })),
  chart: modernChart,
  pokemon: [],
} satisfies Partial<OwnGame>;

/** PokéRogue: every Pokémon, a passive ability and fusions. */
const pokeRogue: OwnGame = {
  ...{ name: rogueName, base: 'default', ...officialTypes },
  ...{ hasSecondAbility: true, fusion: 'pokerogue' },
};

/** The Pokémon whose two types are in the other order in Infinite Fusion's own Pokédex, by id. */
const reordered: readonly [id: string, types: Typing][] = [
  ['ferroseed', ['steel', 'grass']],
  ['ferrothorn', ['steel', 'grass']],
  ['magnemite', ['steel', 'electric']],
  ['magneton', ['steel', 'electric']],
  ['magnezone', ['steel', 'electric']],
  ['palossand', ['ground', 'ghost']],
  ['phantump', ['grass', 'ghost']],
  ['sandygast', ['ground', 'ghost']],
  ['spiritomb', ['dark', 'ghost']],
  ['trevenant', ['grass', 'ghost']],
];

/**
 * Pokémon Infinite Fusion: the abilities and moves of generation 7 with the formulas of generation 5;
 * its composite types are three types.
 */
const infiniteFusion: OwnGame = {
  ...{ name: fusionName, base: 'ultra-sun-ultra-moon', ...officialTypes },
  pokemon: reordered.map(([id, types]) => ({ id, name: nameFromId(id), types })),
  fusion: 'infinite_fusion',
  rules: 'infinite-fusion',
};

/** The games that need no import; a player can change a copy of them. */
export const readyMadeGames: readonly OwnGame[] = [pokemonGo, pokeRogue, infiniteFusion];
