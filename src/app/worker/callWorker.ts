import { createTrustedScriptUrl } from '#app/browser/trustedTypes.ts';
import workerFile from './worker.ts?worker&url';
import type {
  WorkerArgs,
  WorkerFunction,
  WorkerRequest,
  WorkerResponse,
  WorkerResult,
} from './workerApi.ts';

type PendingCall = {
  name: WorkerFunction;
  args: readonly unknown[];
  isCanceled: boolean;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
};

/** A call of the worker; `cancel` ends its work, and its result is then never there. */
type WorkerCall<Name extends WorkerFunction> = {
  result: Promise<WorkerResult<Name>>;
  cancel: () => void;
};

/** Milliseconds that a canceled call may still take; another worker needs its arguments again. */
const canceledCallMs = 500;

const pendingCalls = new Map<number, PendingCall>();
/** The last arguments that the worker got for each function, and keeps: copies of large ones take long. */
const lastArgs = new Map<WorkerFunction, readonly unknown[]>();
let worker: Worker | undefined;
let lastId = 0;

/** Calls a worker function and starts the worker if necessary; the result rejects if either fails. */
export function startWorkerCall<Name extends WorkerFunction>(
  name: Name,
  ...args: WorkerArgs<Name>
): WorkerCall<Name> {
  const id = ++lastId;
  const result = new Promise<WorkerResult<Name>>((resolve, reject) => {
    pendingCalls.set(id, { name, args, isCanceled: false, resolve, reject });
    send(id, name, args);
  });
  function cancel(): void {
    const call = pendingCalls.get(id);
    if (!call) return;
    call.isCanceled = true;
    setTimeout(() => pendingCalls.has(id) && restartWorker(), canceledCallMs);
  }
  return { result, cancel };
}

/** Calls a worker function, as `startWorkerCall` does. */
export function callWorker<Name extends WorkerFunction>(
  name: Name,
  ...args: WorkerArgs<Name>
): Promise<WorkerResult<Name>> {
  return startWorkerCall(name, ...args).result;
}

function send(id: number, name: WorkerFunction, args: readonly unknown[]): void {
  worker ??= startWorker();
  const before = lastArgs.get(name);
  const sentArgs = args.map((value, index) =>
    before && value === before[index] ? undefined : { value },
  );
  worker.postMessage({ id, name, args: sentArgs } satisfies WorkerRequest);
  lastArgs.set(name, args);
}

/** Ends the worker and what it computes, and sends another one the calls that are not canceled. */
function restartWorker(): void {
  worker?.terminate();
  worker = undefined;
  lastArgs.clear();
  for (const [id, { isCanceled, name, args }] of pendingCalls) {
    if (isCanceled) pendingCalls.delete(id);
    else send(id, name, args);
  }
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
