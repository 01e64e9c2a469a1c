import { afterEach, expect, it, vi } from 'vitest';
import { languages } from './languages.ts';
import { loadTexts } from './loadTexts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('requests each file once and ten files at most at the same time', async () => {
  vi.stubEnv('VITE_LOCALE_VERSIONS', {} as never);
  const requests: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ shell: { title: address } });
  });
  const loads = Promise.all([...languages, ...languages].map(loadTexts));
  const sizes: number[] = [];
  for (let index = 0; index < languages.length; index++) {
    await expect.poll(() => answers.length).toBeGreaterThan(index);
    sizes.push(requests.length - index);
    answers[index]!();
  }
  const texts = await loads;
  expect(Math.max(...sizes)).toBe(10);
  expect(new Set(requests).size).toBe(languages.length);
  expect(requests).toHaveLength(languages.length);
  expect(texts[0]?.get('shell.title')).toContain(languages[0]);
});
