import { factorOf, makeChart } from '#engine/chart.ts';
import { chartIn } from '#engine/officialChart.ts';
import type { OwnGame } from '#engine/ownGame.ts';
import { titleCase } from './typeName.ts';

/** The factors of Pokémon GO for those of the games; docs/data.md names the sources. */
const goFactors: ReadonlyMap<number, number> = new Map([
  [2, 1.6],
  [0.5, 0.625],
  [0, 0.390625],
]);

const { types } = chartIn('default');

/** Pokémon GO: the chart of generation 6 and later with other factors, and no immunities. */
const pokemonGo: OwnGame = {
  name: 'Pokémon GO',
  base: 'default',
  types: types.map((id) => ({ id, name: titleCase(id) })),
  chart: makeChart(types, (attacking, defending) => {
    const factor = factorOf(chartIn('default'), attacking, defending);
    return goFactors.get(factor) ?? factor;
  }),
  pokemon: [],
};

/** The games that need no import; a player can change a copy of them. */
export const readyMadeGames: readonly OwnGame[] = [pokemonGo];
