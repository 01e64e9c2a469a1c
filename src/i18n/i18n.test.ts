import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import english from '#locales/en.json';
import { setLanguage, startTranslations, translation } from './i18n.ts';

/** The language of each requested file. */
const requests: string[] = [];
let statusOfGerman = 200;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_LOCALE_VERSIONS', {} as never);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (address: string) => {
    const language = /(\w+)\.json/.exec(address)?.[1] ?? '';
    requests.push(language);
    const texts = language === 'de' ? { shell: { title: 'Deutsch' } } : english;
    return new Response(JSON.stringify(texts), {
      status: language === 'de' ? statusOfGerman : 200,
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('requests a failing file six times and a missing one once, and both again when chosen again', async () => {
  const requestsOf = async (choose: () => Promise<void>) => {
    requests.length = 0;
    const change = choose();
    await vi.advanceTimersByTimeAsync(60_000);
    await change;
    return requests;
  };
  expect(await requestsOf(() => startTranslations('en'))).toEqual(['en']);
  for (const [status, times] of [
    [500, 6],
    [404, 1],
    [503, 6],
  ] as const) {
    statusOfGerman = status;
    expect(await requestsOf(() => setLanguage('de'))).toEqual(Array(times).fill('de'));
    expect(translation.get().language).toBe('en');
    expect(console.warn).toHaveBeenCalledTimes(1);
    vi.mocked(console.warn).mockClear();
    expect(await requestsOf(() => setLanguage('en'))).toEqual([]);
  }
  statusOfGerman = 200;
  expect(await requestsOf(() => setLanguage('de'))).toEqual(['de']);
  expect(translation.get().t('shell.title')).toBe('Deutsch');
});
