import type { Browser } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { bringSizes, parseBattle } from '#links/battle.ts';
import { createSide } from '#picks/side.ts';
import { megasIn } from '#picks/unknownMegas.ts';
import { pokemonById } from '#pokedex/fusion.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { listIn } from '#tests/gameLists.ts';
import { median, openPhone, printHeader, printRow } from './throttledPage.ts';

const goalMs = 30;
const runCount = 25;

/** Six against six with Mega Evolutions on both sides. */
const battle =
  'battle=1&us=garchomp.dragon-ground&us=rotom-wash.electric-water&us=azumarill.water-fairy&us=scizor.bug-steel' +
  '&us=kingambit.dark-steel&us=dragonite.dragon-flying&them=gyarados.water-flying&them=charizard.fire-flying' +
  '&them=tyranitar.rock-dark&them=gengar.ghost-poison&them=venusaur.grass-poison&them=lucario.fighting-steel';

/** The two sides of the battle as the screen gives them to the engine. */
function createSides() {
  const settings = { ruleset: 'champions', typeCount: 2, dex: 'all' } as const;
  const pokedex = parsePokedex(listIn('champions'));
  const { state } = parseBattle(new URLSearchParams(battle));
  const find = pokemonById('champions', pokedex);
  const megas = megasIn('champions', pokedex);
  return (['us', 'them'] as const).map((side) =>
    createSide(side, state[side], settings, megas, find).map(({ fighter }) => ({
      state: {},
      fighter,
    })),
  );
}

/** Bundles the code that runs in the page, as the build does. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'scripts/measure/selectionsInPage.ts', formats: ['iife'], name: 'selections' },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] & [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Prints how long the selections of six against six take on the slow phone; the first run is cold. */
export async function measureSelections(browser: Browser, url: string): Promise<void> {
  const { page } = await openPhone(browser);
  await page.goto(`${url}/about/`, { waitUntil: 'networkidle' });
  await page.evaluate(await bundle());
  const [us = [], them = []] = createSides();
  const times = await page.evaluate(
    ([us, them, count]) =>
      (
        globalThis as unknown as {
          timeSelections: (...args: unknown[]) => Record<number, number[]>;
        }
      ).timeSelections(us, them, count),
    [us, them, runCount] as const,
  );
  printHeader('Six against six', 'First run', 'Median', 'Slowest', 'Goal');
  for (const size of bringSizes) {
    const runs = times[size] ?? [];
    const [first = Number.NaN] = runs;
    const cells = [first, median(runs), Math.max(...runs)].map((time) => `${time.toFixed(1)} ms`);
    printRow(`Bring ${size}`, ...cells, `${goalMs} ms`);
  }
  await page.context().close();
}
