import { type WorkerRequest, type WorkerResponse, workerApi } from './workerApi.ts';

self.onmessage = async ({ data: { id, name, args } }: MessageEvent<WorkerRequest>) => {
  const reply = (response: WorkerResponse) => self.postMessage(response);
  try {
    const call = workerApi[name] as (...values: readonly unknown[]) => unknown;
    reply({ id, result: await call(...args) });
  } catch (error) {
    console.error(`Failed to compute ${name}`, error);
    reply({ id, error: String(error) });
  }
};
