import { useEffect, useState } from 'react';
import { startWorkerCall } from './callWorker.ts';
import type { WorkerArgs, WorkerFunction, WorkerResult } from './workerApi.ts';

/** The result of the latest call that the worker has answered. */
export type WorkerQuery<Name extends WorkerFunction> = {
  result: WorkerResult<Name> | undefined;
  /** The arguments of `result`; while a newer call is pending, those of the call before. */
  args: WorkerArgs<Name> | undefined;
  hasFailed: boolean;
};

/** Calls the worker for each new `args` object, which must be stable; undefined makes no call. */
export function useWorkerQuery<Name extends WorkerFunction>(
  name: Name,
  args: WorkerArgs<Name> | undefined,
): WorkerQuery<Name> {
  const [query, setQuery] = useState<WorkerQuery<Name>>({
    result: undefined,
    args: undefined,
    hasFailed: false,
  });
  useEffect(() => {
    if (!args) return;
    let isCurrent = true;
    const call = startWorkerCall(name, ...args);
    call.result.then(
      (result) => isCurrent && setQuery({ result, args, hasFailed: false }),
      () => isCurrent && setQuery({ result: undefined, args, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
      call.cancel();
    };
  }, [name, args]);
  return query;
}
