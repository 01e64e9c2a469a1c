import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { callWorker as CallWorker, startWorkerCall as StartWorkerCall } from './callWorker.ts';
import type { WorkerRequest } from './workerApi.ts';

/** A worker that answers when the test says so. */
class FakeWorker {
  static workers: FakeWorker[] = [];
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  requests: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.workers.push(this);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(index: number, response: { result: unknown } | { error: string }): void {
    this.onmessage?.({ data: { id: this.requests[index]?.id, ...response } });
  }
}

let callWorker: typeof CallWorker;
let startWorkerCall: typeof StartWorkerCall;

beforeEach(async () => {
  FakeWorker.workers = [];
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://countertype.example/'));
  vi.stubGlobal('Worker', FakeWorker);
  ({ callWorker, startWorkerCall } = await import('./callWorker.ts'));
});

afterEach(() => vi.unstubAllGlobals());

const vocabulary = {} as never;
const call = (text: string) => callWorker('openList', text, vocabulary);

test('one worker answers all calls, in any order', async () => {
  const [one, two] = [call('one'), call('two')];
  const [worker] = FakeWorker.workers as [FakeWorker];
  expect(FakeWorker.workers).toHaveLength(1);
  expect(worker.requests.map(({ args }) => args[0]?.value)).toEqual(['one', 'two']);
  worker.reply(1, { result: 2 });
  worker.reply(0, { result: 1 });
  expect(await Promise.all([one, two])).toEqual([1, 2]);
});

test('a call fails with the reason of the worker, and the worker goes on', async () => {
  const failure = call('one');
  FakeWorker.workers[0]?.reply(0, { error: 'TypeError: no list' });
  await expect(failure).rejects.toThrow('TypeError: no list');
  call('two');
  expect(FakeWorker.workers).toHaveLength(1);
});

test('a worker that cannot start fails all calls, and the next call starts another', async () => {
  const failures = Promise.allSettled([call('one'), call('two')]);
  FakeWorker.workers[0]?.onerror?.();
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = call('three');
  expect(FakeWorker.workers).toHaveLength(2);
  FakeWorker.workers[1]?.reply(0, { result: 3 });
  expect(await next).toBe(3);
});

test('an argument that stays the same is sent once, and again to another worker', () => {
  call('one');
  call('two');
  callWorker('openList', 'two', {} as never);
  const [worker] = FakeWorker.workers as [FakeWorker];
  expect(worker.requests.map(({ args }) => args)).toEqual([
    [{ value: 'one' }, { value: {} }],
    [{ value: 'two' }, undefined],
    [undefined, { value: {} }],
  ]);
  for (const index of [0, 1, 2]) worker.reply(index, { result: 1 });
  worker.onerror?.();
  call('two');
  expect(FakeWorker.workers[1]?.requests[0]?.args).toEqual([{ value: 'two' }, { value: {} }]);
});

// Regression: a closed import went on for seconds, and every search waited.
describe('a canceled call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('that takes long ends with its worker, and the other calls go on in another one', async () => {
    const before = call('before');
    const { cancel } = startWorkerCall('openList', 'long', vocabulary);
    const after = call('after');
    FakeWorker.workers[0]?.reply(0, { result: 1 });
    cancel();
    vi.advanceTimersByTime(500);
    const [first, second] = FakeWorker.workers as [FakeWorker, FakeWorker];
    expect([first.isTerminated, second.isTerminated]).toEqual([true, false]);
    expect(second.requests.map(({ args }) => args)).toEqual([[{ value: 'after' }, { value: {} }]]);
    second.reply(0, { result: 2 });
    expect(await Promise.all([before, after])).toEqual([1, 2]);
  });

  test('that ends soon leaves the worker as it is', () => {
    const { cancel } = startWorkerCall('openList', 'short', vocabulary);
    cancel();
    FakeWorker.workers[0]?.reply(0, { result: 1 });
    vi.advanceTimersByTime(500);
    call('next');
    expect(FakeWorker.workers).toHaveLength(1);
  });
});
