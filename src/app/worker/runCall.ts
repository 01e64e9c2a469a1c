import { type WorkerRequest, workerApi } from './workerApi.ts';

/** The last arguments of each function. */
const lastArgs = new Map<string, readonly unknown[]>();

/** Calls the function of the request, with those of its last arguments that were not sent again. */
export function runCall({ name, args: sentArgs }: WorkerRequest): unknown {
  const before = lastArgs.get(name);
  const args = sentArgs.map((sent, index) => (sent ? sent.value : before?.[index]));
  lastArgs.set(name, args);
  const call = workerApi[name] as (...values: readonly unknown[]) => unknown;
  return call(...args);
}
