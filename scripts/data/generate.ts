import { writeFileSync } from 'node:fs';
import { moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import {
  bossGames,
  generateBosses,
  generateBossIndex,
  generateTrainers,
} from './generateBosses.ts';
import { generateComparisons } from './generateComparisons.ts';
import { generateForeignNames } from './generateForeignNames.ts';
import { generateFormItems } from './generateFormItems.ts';
import { generateGames } from './generateGames.ts';
import { generateItems } from './generateItems.ts';
import { generateMoveNames } from './generateMoveNames.ts';
import { generateMoves } from './generateMoves.ts';
import { generatePokedex } from './generatePokedex.ts';
import { generateSaveNames } from './generateSaveNames.ts';

/** Each generated file and the function that returns its text; the games are made from the Pokédex before them. */
export const generators = {
  'public/pokedex.json': generatePokedex,
  'public/games.json': generateGames,
  'public/moves.json': generateMoves,
  ...Object.fromEntries(
    moveLanguages.map((language) => [
      `public/moves/${language}.json`,
      () => generateMoveNames(language),
    ]),
  ),
  ...Object.fromEntries(
    bossGames.map((game) => [`public/bosses/${game}.json`, () => generateBosses(game)]),
  ),
  'public/bosses/index.json': generateBossIndex,
  'public/bosses/trainers.json': generateTrainers,
  'src/core/formats/showdown/read/formItems.json': generateFormItems,
  'src/core/formats/showdown/read/items.json': generateItems,
  'src/core/formats/showdown/read/foreignNames.json': generateForeignNames,
  'src/core/saves/names.json': generateSaveNames,
  'src/app/screens/pages/comparisons.json': () => generateComparisons(),
};

/** What the command prints for `--help`. */
export const usage = `npm run generate
Writes every generated file from the packages and the tables in data/.`;

/** Writes the generated files; docs/data.md says where their facts come from. */
export function main(): void {
  for (const [file, generate] of Object.entries(generators)) writeFileSync(file, generate());
}
