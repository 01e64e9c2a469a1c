import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './openChannel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Regression: Firefox with cookies blocked refuses the channel, and screens with saved lists crashed.
test.each([
  class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  },
  undefined,
])('a browser without channels has none (%#)', async (channel) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('BroadcastChannel', channel);
  expect(openChannel('teams')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  vi.resetModules();
  expect((await import('#app/state/saved/savedTeams.ts')).savedTeams.get().items).toEqual([]);
});
