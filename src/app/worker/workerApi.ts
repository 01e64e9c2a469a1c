import { openSave, rankBox, readBox, readSets, writeSets } from '#app/files/openBox.ts';
import { openGame } from '#app/files/openGame.ts';
import { openList } from '#app/files/openList.ts';
import { openTeams } from '#app/files/openTeams.ts';
import { bestSets } from '#core/answers/bestSets.ts';
import { nextTypes } from '#core/answers/nextType.ts';
import { rankTypings } from '#core/answers/rankTypings.ts';
import { suggestChanges } from '#core/answers/suggest.ts';
import { suggestAgainst } from '#core/answers/suggestAgainst.ts';
import { bestPartners } from '#core/pokedex/partners.ts';

/** The functions that run in the worker. */
export const workerApi = {
  suggestChanges,
  suggestAgainst,
  nextTypes,
  bestSets,
  bestPartners,
  rankTypings,
  openList,
  openTeams,
  openGame,
  openSave,
  readBox,
  readSets,
  writeSets,
  rankBox,
};

export type WorkerFunction = keyof typeof workerApi;
export type WorkerArgs<Name extends WorkerFunction> = Parameters<(typeof workerApi)[Name]>;
export type WorkerResult<Name extends WorkerFunction> = Awaited<
  ReturnType<(typeof workerApi)[Name]>
>;

/** An argument of a call; undefined for the same object as in the last call of the function. */
type SentArg = { value: unknown } | undefined;

/** The messages to and from the worker. */
export type WorkerRequest = { id: number; name: WorkerFunction; args: readonly SentArg[] };
export type WorkerResponse = { id: number; result: unknown } | { id: number; error: string };
