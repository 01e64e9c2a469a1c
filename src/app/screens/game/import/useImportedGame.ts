import { useMemo, useState } from 'react';
import { usePokedexDownload } from '#app/downloads/pokedex.ts';
import type { ImportProblem, OpenedFile } from '#app/files/readFiles.ts';
import { useBosses } from '#app/parts/bosses/useBosses.ts';
import { useWorkerQuery } from '#app/worker/useWorkerQuery.ts';
import type { WorkerArgs } from '#app/worker/workerApi.ts';
import type { ImportChoices, ImportedGame } from '#core/ownGames/import/importedGame.ts';
import { gameOf } from '#core/rulesets/ruleset.ts';

/**
 * Reads the game of the files with the player's choices in the worker, which gets the Pokédex and the bosses of the official
 * game as soon as they are there.
 */
export function useImportedGame(
  files: readonly OpenedFile[],
  choices: ImportChoices,
): {
  /** While the files are read again after a choice, that of the last choices. */
  game: ImportedGame | undefined;
  problem: ImportProblem | undefined;
  /** Whether the files are being read for the first time, or again. */
  isReading: boolean;
  hasFailed: boolean;
  /** Whether the player has to choose the official game of a log. */
  isBaseMissing: boolean;
  isDownloading: boolean;
  hasPokedexFailed: boolean;
  /** Tries again to download the bosses of the official game, if that failed. */
  retryBosses: (() => Promise<void>) | undefined;
} {
  const pokedex = usePokedexDownload();
  const allPokemon = pokedex.state === 'done' ? pokedex.value : undefined;
  // The worker says which official game has the bosses that it needs.
  const [base, setBase] = useState<ImportedGame['defaults']['base']>();
  const official = useBosses(base && gameOf(base));
  const officialBosses = official.state === 'done' && base ? official.bosses : undefined;
  const args = useMemo<WorkerArgs<'openGame'> | undefined>(
    () => (files.length === 0 ? undefined : [files, choices, allPokemon, officialBosses]),
    [files, choices, allPokemon, officialBosses],
  );
  const { result, args: answeredArgs, hasFailed } = useWorkerQuery('openGame', args);
  const isCurrent = args !== undefined && answeredArgs === args;
  const lastResult = args && answeredArgs?.[0] === files ? result : undefined;
  const game = lastResult?.game;
  const isBaseMissing = game?.isBaseUnknown === true && !choices.base;
  const neededBase =
    game?.hasOpponents && !isBaseMissing ? (choices.base ?? game.defaults.base) : undefined;
  if (neededBase !== base) setBase(neededBase);
  return {
    ...{ game, problem: lastResult?.problem, isBaseMissing },
    isReading: args !== undefined && !isCurrent,
    hasFailed: isCurrent && hasFailed,
    isDownloading:
      (game?.needsPokedex === true && pokedex.state === 'pending') ||
      (base !== undefined && official.state === 'pending'),
    hasPokedexFailed: game?.needsPokedex === true && pokedex.state === 'failed',
    retryBosses: base && official.state === 'failed' ? official.retry : undefined,
  };
}
