import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeSharedFiles } from './receivedFiles.ts';

const shares = new Map<string, Response>();

beforeEach(() => {
  shares.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('location', new URL('https://example.org/open/?shared'));
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...shares.keys()],
      match: async (key: string) => shares.get(key),
      delete: async (key: string) => shares.delete(key),
    }),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function share(fields: Record<string, string>): void {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  shares.set(`https://example.org/open/shared?${shares.size}`, new Response(form));
}

const take = async () => {
  const files = await takeSharedFiles('Text');
  return Promise.all(files.map(async (file) => `${file.name}: ${await file.text()}`));
};

// Regression: of two shares in a row only the last one arrived.
it('all shares arrive once', async () => {
  share({ title: 'One', text: 'Mew' });
  share({ text: 'Onix' });
  expect(await take()).toEqual(['One: Mew', 'Text: Onix']);
  expect(await take()).toEqual([]);
});

it('a share that cannot be read does not keep the others back', async () => {
  shares.set('https://example.org/open/shared?x', new Response('no form'));
  share({ text: 'Onix' });
  expect(await take()).toEqual(['Text: Onix']);
  expect(shares.size).toBe(0);
});
