import { readFileSync } from 'node:fs';
import { addMoveNames, addMoves } from '#core/pokedex/moveFiles/addMoves.ts';
import { moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';

/** Adds the moves and their names in all languages, which the app downloads. */
export function loadMovesFromDisk(): void {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8'));
  addMoves(read('moves.json'));
  for (const language of moveLanguages) addMoveNames(language, read(`moves/${language}.json`));
}
