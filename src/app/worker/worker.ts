import { runCall } from './runCall.ts';
import type { WorkerRequest, WorkerResponse } from './workerApi.ts';

self.onmessage = async ({ data: request }: MessageEvent<WorkerRequest>) => {
  const { id, name } = request;
  const reply = (response: WorkerResponse) => self.postMessage(response);
  try {
    reply({ id, result: await runCall(request) });
  } catch (error) {
    console.error(`Failed to compute ${name}`, error);
    reply({ id, error: String(error) });
  }
};
