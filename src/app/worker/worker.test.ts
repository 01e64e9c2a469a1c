import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerRequest } from './workerApi.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Message = { data: { id: number; name: string; args: unknown[] } };
type Scope = { onmessage?: (message: Message) => Promise<void>; postMessage: () => void };

// Regression: only the message crossed to the page, so nothing told where in the worker it failed.
test('a failure is logged with its trace and answered with its message', async () => {
  const postMessage = vi.fn<() => void>();
  const scope: Scope = { postMessage };
  vi.stubGlobal('self', scope);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await import('./worker.ts');
  await scope.onmessage?.({ data: { id: 7, name: 'suggestChanges', args: [] } });
  const error = log.mock.lastCall?.[1];
  expect(log.mock.lastCall?.[0]).toBe('Failed to compute suggestChanges');
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).stack).toContain('suggest.ts');
  expect(postMessage.mock.lastCall).toEqual([{ id: 7, error: String(error) }]);
});

test('a result is answered with the id of its call', async () => {
  vi.resetModules();
  const postMessage = vi.fn<() => void>();
  const scope: Scope = { postMessage };
  vi.stubGlobal('self', scope);
  await import('./worker.ts');
  await scope.onmessage?.({
    data: { id: 8, name: 'openGame', args: [{ value: [] }, { value: {} }] },
  });
  expect(postMessage.mock.lastCall).toMatchObject([{ id: 8, result: {} }]);
});

test('an argument that is not sent again is that of the last call', async () => {
  vi.resetModules();
  const { runCall } = await import('./runCall.ts');
  const run = (...args: WorkerRequest['args']) => runCall({ id: 1, name: 'openGame', args });
  const files = [{ name: 'chart.csv', content: 'fire,fire,2\nfire,water,2\n' }];
  const game = await run({ value: files }, { value: {} });
  expect(game).toMatchObject({ game: { ownGame: { types: [{ id: 'fire' }, { id: 'water' }] } } });
  expect(await run(undefined, { value: {} })).toEqual(game);
});
