import { expect, it } from 'vitest';
import { keepVersion } from './versionedFile.ts';

// The SHA-256 of "[]" begins with these digits.
const address = 'https://example.org/learners/9.json?v=4f53cda1';

it.each<[string, string, string, number, boolean]>([
  ['the file', address, '[]', 200, true],
  ['the file of another release', address, '[1]', 200, false],
  ['a page', address, '<!doctype html>', 200, false],
  ['nothing', address, '', 200, false],
  ['an error', address, '[]', 500, false],
  ['a file at an address without a version', address.split('?')[0]!, '[]', 200, false],
])('%s', async (_, url, text, status, isKept) => {
  const response = new Response(text, { status });
  const result = await keepVersion({ request: new Request(url), response });
  expect(result).toBe(isKept ? response : null);
  // It can still be read.
  expect(await response.text()).toBe(text);
});
