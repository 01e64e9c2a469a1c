import { existsSync, readFileSync } from 'node:fs';
import { gameNames } from '#engine/game.ts';
import { parseGameLists, pokemonOf } from '#pokedex/gameLists.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { type Comparison, comparisons } from '#tests/comparisons.ts';

/** Where `npm run differential -- --save` writes what it found. */
export const differentialFile = 'data/differential.json';

/** What the last long run with random situations found. */
export type Differential = {
  program: string;
  /** The day of the run, such as `2026-11-26`. */
  date: string;
  seed: number;
  situations: { count: number; differences: number };
  /** Numbers of whole teams. */
  duels: { count: number; differences: number };
};

/** Makes the figures of the page "How we know" from the comparisons themselves. */
export function generateComparisons(
  compareAll: Readonly<Record<string, () => Comparison>> = comparisons,
): string {
  const lists = parseGameLists(JSON.parse(readFileSync('public/games.json', 'utf8')));
  // The file that `npm run generate` has just written.
  const pokedex = parsePokedex(JSON.parse(readFileSync('public/pokedex.json', 'utf8')));
  const file = {
    facts: Object.fromEntries(
      Object.entries(compareAll).map(([name, compare]) => {
        const { program, count, differences } = compare();
        return [name, { program, count, differences: differences.length }];
      }),
    ),
    ...(existsSync(differentialFile) && {
      differential: JSON.parse(readFileSync(differentialFile, 'utf8')),
    }),
    // Without their forms.
    games: Object.fromEntries(
      gameNames.map((game) => {
        const numbers = [...pokemonOf(lists, game, 'all', pokedex)].map(({ number }) => number);
        return [game, new Set(numbers).size];
      }),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
