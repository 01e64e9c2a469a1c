import { openList } from '#csv/openList.ts';
import { bestSets } from '#engine/bestSets.ts';
import { nextTypes } from '#engine/nextType.ts';
import { rankTypings } from '#engine/rankTypings.ts';
import { suggestChanges } from '#engine/suggest.ts';
import { suggestAgainst } from '#engine/suggestAgainst.ts';
import { openGame } from '#ownGame/import/openGame.ts';
import { bestPartners } from '#pokedex/partners.ts';
import { openTeams } from '#showdown/openTeams.ts';

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
