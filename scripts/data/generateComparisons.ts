import { existsSync, readFileSync } from 'node:fs';
import { parseGameLists, pokemonOf } from '#core/pokedex/gameLists.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { namedLanguages } from '#tests/compareNames.ts';
import { comparisons, listedGames, versionOf } from '#tests/comparisons.ts';
import type { Comparison } from '#tests/countDifferences.ts';
import { type BossCounts, bossGames, countBosses, listBossSources } from './generateBosses.ts';
import { listGamesFromDex } from './generateGames.ts';

/** Where `npm run differential -- --save` writes what it found. */
export const differentialFile = 'data/differential.json';

/** What the last long run with random situations found. */
export type Differential = {
  program: string;
  /** The day of the run, such as `2026-11-26`. */
  date: string;
  seed: number;
  situations: { count: number; differences: number };
  /** Random double battles. */
  doubles: { count: number; differences: number };
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
  const bosses = bossGames.map(countBosses);
  const sum = (key: keyof BossCounts) => bosses.reduce((total, counts) => total + counts[key], 0);
  const file = {
    facts: Object.fromEntries(Object.entries(compareAll).flatMap(summarize)),
    languages: namedLanguages.length,
    ...(existsSync(differentialFile) && {
      differential: JSON.parse(readFileSync(differentialFile, 'utf8')),
    }),
    bosses: {
      games: bossGames.length,
      battles: sum('battles'),
      sources: listBossSources().size,
      unsure: sum('unsure'),
    },
    games: Object.fromEntries(
      gameNames.map((game) => {
        const numbers = [...pokemonOf(lists, game, 'all', pokedex)].map(({ number }) => number);
        // Without their forms.
        return [game, { count: new Set(numbers).size, sources: sourcesOf(game).join(', ') }];
      }),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const isFromDex = listGamesFromDex();

/** The sources of the list of the game, as docs/data.md has them. */
function sourcesOf(game: Game): readonly string[] {
  const calculator = game in listedGames ? [versionOf('@smogon/calc')] : [];
  // No other source has Champions.
  if (game === 'champions') return calculator;
  return [
    ...(isFromDex[game] ? [versionOf('@pkmn/dex')] : ['PokéAPI', 'Pokémon Showdown']),
    ...calculator,
  ];
}

/** The figures of a comparison; none if it fails, so that the page says that there is no result. */
function summarize([name, compare]: [string, () => Comparison]): [string, object][] {
  try {
    const { program, count, differences, explained } = compare();
    return [[name, { program, count, differences: differences.length, explained }]];
  } catch (error) {
    console.error(`The comparison of ${name} failed.`, error);
    return [];
  }
}
