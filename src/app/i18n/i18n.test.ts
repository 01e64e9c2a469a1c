import { beforeEach, expect, it, vi } from 'vitest';
import english from '#locales/en.json';
import { serveTexts } from '#tests/serveTexts.ts';
import { setLanguage, startTranslations, translation } from './i18n.ts';

/** The language of each requested file, and the time of each request. */
const requests: { language: string; time: number }[] = [];
const texts = JSON.stringify({ shell: { title: 'Deutsch' } });
let german: () => Response;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return serveTexts((language) => {
    requests.push({ language, time: Date.now() });
    return language === 'de' ? german() : Response.json(english);
  });
});

it('requests a failing file six times, each after twice the delay, and an invalid one once', async () => {
  /** Chooses a language; returns the language of each request and the delays between them. */
  const requestsOf = async (choose: () => Promise<void>) => {
    requests.length = 0;
    const change = choose();
    await vi.advanceTimersByTimeAsync(60_000);
    await change;
    const times = requests.map(({ time }) => time);
    return {
      languages: requests.map(({ language }) => language),
      delays: times.slice(1).map((time, index) => time - times[index]!),
    };
  };
  expect(await requestsOf(() => startTranslations('en'))).toMatchObject({ languages: ['en'] });
  for (const [status, body, delays] of [
    [500, texts, [350, 700, 1400, 2800, 5600]],
    [404, texts, []],
    [200, '<!doctype html><title>Wi-Fi login</title>', []],
    [200, texts.slice(0, 20), []],
    [200, JSON.stringify(['Hallo', { shell: 7 }]), []],
    [503, texts, [350, 700, 1400, 2800, 5600]],
  ] as const) {
    german = () => new Response(body, { status });
    // A player who chooses the language again requests the file again.
    expect(await requestsOf(() => setLanguage('de'))).toEqual({
      languages: Array(delays.length + 1).fill('de'),
      delays,
    });
    expect(translation.get().language).toBe('en');
    expect(console.warn).toHaveBeenCalledTimes(1);
    vi.mocked(console.warn).mockClear();
    expect(await requestsOf(() => setLanguage('en'))).toMatchObject({ languages: [] });
  }
  german = () => new Response(texts);
  expect(await requestsOf(() => setLanguage('de'))).toMatchObject({ languages: ['de'] });
  expect(translation.get().t('shell.title')).toBe('Deutsch');
  // A German list may have English headers.
  expect(translation.get().english('shell.title')).toBe(english.shell.title);
});
