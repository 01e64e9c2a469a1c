import { beforeEach, expect, it, vi } from 'vitest';
import { serveTexts } from '#tests/serveTexts.ts';
import { setNamesLanguage, startTranslations, translation } from './i18n.ts';

beforeEach(() =>
  serveTexts(async (language) => {
    if (language === 'it') return new Response('', { status: 404 });
    if (language === 'fr') await new Promise((resolve) => setTimeout(resolve, 3000));
    return Response.json({
      shell: { title: language },
      types: { ice: `${language} ice` },
      items: { ring_target: `${language} target` },
    });
  }),
);

function read() {
  const { t, unmixed, english, language, namesLanguage, namesTag } = translation.get();
  return {
    title: t('shell.title'),
    names: [t('types.ice'), t('items.ring_target'), unmixed('types.ice'), english('types.ice')],
    languages: [language, namesLanguage, namesTag, document.documentElement.lang],
  };
}

it('of a player is that of the names alone, from the first paint', async () => {
  await startTranslations('nl', 'ja');
  await vi.runAllTimersAsync();
  expect(read()).toEqual({
    title: 'nl',
    names: ['ja ice', 'ja target', 'nl ice', 'en ice'],
    languages: ['nl', 'ja', 'ja', 'nl'],
  });
});

it('is that of the app until its file has loaded', async () => {
  const change = setNamesLanguage('fr');
  expect(read().names[0]).toBe('nl ice');
  expect(read().languages).toEqual(['nl', 'nl', undefined, 'nl']);
  await vi.advanceTimersByTimeAsync(3100);
  await change;
  expect(read().names[0]).toBe('fr ice');
  expect(read().languages).toEqual(['nl', 'fr', 'fr', 'nl']);
});

it('is that of the app if its file cannot be loaded, and by default', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await setNamesLanguage('it');
  expect(read().names[0]).toBe('nl ice');
  expect(warn).toHaveBeenCalledOnce();
  await setNamesLanguage('ja');
  expect(read().names[0]).toBe('ja ice');
  await setNamesLanguage();
  expect(read().languages).toEqual(['nl', 'nl', undefined, 'nl']);
});
