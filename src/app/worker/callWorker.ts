import { createTrustedScriptUrl } from '#app/browser/trustedTypes.ts';
import workerFile from './worker.ts?worker&url';
import type {
  WorkerArgs,
  WorkerFunction,
  WorkerRequest,
  WorkerResponse,
  WorkerResult,
} from './workerApi.ts';

type PendingCall = { resolve: (result: never) => void; reject: (error: Error) => void };

const pendingCalls = new Map<number, PendingCall>();
/** The last arguments that the worker got for each function, and keeps: copies of large ones take long. */
const lastArgs = new Map<WorkerFunction, readonly unknown[]>();
let worker: Worker | undefined;
let lastId = 0;

/** Calls a worker function and starts the worker if necessary; rejects if either fails. */
export function callWorker<Name extends WorkerFunction>(
  name: Name,
  ...args: WorkerArgs<Name>
): Promise<WorkerResult<Name>> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    pendingCalls.set(id, { resolve, reject });
    worker ??= startWorker();
    const before = lastArgs.get(name);
    const sentArgs = args.map((value, index) =>
      before && value === before[index] ? undefined : { value },
    );
    worker.postMessage({ id, name, args: sentArgs } satisfies WorkerRequest);
    lastArgs.set(name, args);
  });
}

function startWorker(): Worker {
  const newWorker = new Worker(createTrustedScriptUrl(workerFile), { type: 'module' });
  newWorker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    const { resolve, reject } = pendingCalls.get(data.id) as PendingCall;
    pendingCalls.delete(data.id);
    if ('error' in data) reject(new Error(`The worker could not compute a result: ${data.error}`));
    else resolve(data.result as never);
  };
  // The worker's file is missing or broken; the next call starts it again.
  newWorker.onerror = () => {
    worker = undefined;
    lastArgs.clear();
    for (const { reject } of pendingCalls.values())
      reject(new Error('The worker could not be started'));
    pendingCalls.clear();
  };
  return newWorker;
}
