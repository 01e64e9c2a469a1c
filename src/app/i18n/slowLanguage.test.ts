import { beforeEach, expect, it, vi } from 'vitest';
import english from '#locales/en.json';
import { serveTexts } from '#tests/serveTexts.ts';
import { setLanguage, startTranslations, translation } from './i18n.ts';

/** Milliseconds that the server needs for each file. */
const delaysMs: Record<string, number> = { de: 5000, en: 20_000, fr: 3000, it: 1000 };

beforeEach(() =>
  serveTexts(async (language) => {
    await new Promise((resolve) => setTimeout(resolve, delaysMs[language]));
    return Response.json({ shell: { title: language } });
  }),
);

function read() {
  const { t, language } = translation.get();
  return { title: t('shell.title'), language, lang: document.documentElement.lang };
}

it('starts with the bundled English texts after two seconds, until the language has loaded', async () => {
  let hasStarted = false;
  startTranslations('de').then(() => {
    hasStarted = true;
  });
  await vi.advanceTimersByTimeAsync(1900);
  expect(hasStarted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => hasStarted).toBe(true);
  expect(read()).toEqual({ title: english.shell.title, language: 'en', lang: 'en' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(read()).toEqual({ title: 'de', language: 'de', lang: 'de' });
});

it('ends with the language that was chosen last, although another file arrives later', async () => {
  const changes = [setLanguage('fr'), setLanguage('it')];
  expect(read().language).toBe('de');
  await vi.advanceTimersByTimeAsync(1100);
  expect(read()).toMatchObject({ title: 'it', language: 'it' });
  await vi.advanceTimersByTimeAsync(30_000);
  await Promise.all(changes);
  expect(read()).toEqual({ title: 'it', language: 'it', lang: 'it' });
});
