import type { Boss } from '#core/bosses/boss.ts';
import type { ImportChoices } from '#core/ownGames/import/importedGame.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { OpenedFile, OpenedGame } from './readFiles.ts';

/**
 * Reads the game that the files contain together, with the choices of the player; rejects if one cannot be opened. Without
 * the Pokédex, or without the bosses of the chosen official game, a game that needs them is not finished.
 */
export async function openGame(
  files: readonly OpenedFile[],
  choices: ImportChoices,
  pokedex?: readonly Pokemon[],
  officialBosses?: readonly Boss[],
): Promise<OpenedGame> {
  // The importers are loaded with the first file.
  const { openFiles } = await import('./readFiles.ts');
  return openFiles(files, choices, pokedex, officialBosses);
}
