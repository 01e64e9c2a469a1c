import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { TextKey } from '#core/textKey.ts';
import { languages } from './languages.ts';
import { formatNumber } from './number.ts';
import { createTranslate, flattenTexts, parseTexts } from './translate.ts';

const counts = [...Array(13).keys(), 19, 20, 21, 22, 25, 100, 101, 1000, 1_000_000];

it.each(languages)('fills and inflects each text like i18next: %s', async (tag) => {
  const json = readFileSync(`public/locales/${tag}.json`, 'utf8');
  const other = i18next.createInstance();
  await other.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { translation: JSON.parse(json) } },
    interpolation: { escapeValue: false },
  });
  const texts = parseTexts(json);
  const t = createTranslate([tag], () => texts);
  const differences: unknown[] = [];
  let comparisons = 0;
  for (const [name, text] of texts) {
    const key = name.replace(/_(zero|one|two|few|many|other)$/, '') as TextKey;
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!);
    // An attack named like a pattern or a placeholder is written as it is.
    const values = Object.fromEntries(names.map((name, index) => [name, `$& {{x}} ${index}`]));
    for (const count of key === name ? [undefined] : counts) {
      const allValues = count === undefined ? values : { ...values, count };
      // i18next writes numbers without separators between thousands.
      const number = count === undefined ? '' : formatNumber(count, tag);
      const expected = String(other.t(key as never, allValues as never)).replaceAll(
        `${count}`,
        number,
      );
      comparisons++;
      if (t(key, allValues) !== expected)
        differences.push([key, count, t(key, allValues), expected]);
    }
  }
  expect(comparisons).toBeGreaterThan(texts.size);
  expect(differences).toEqual([]);
});

it('falls back to the next language, and to the key', () => {
  const texts = {
    de: flattenTexts({ a: { b: 'Eins' } }),
    en: flattenTexts({ a: { b: 'One', c_one: '{{count}} thing', c_other: '{{count}} things' } }),
  };
  const t = createTranslate(['de', 'en'] as const, (tag) => texts[tag]) as (
    key: string,
    values?: object,
  ) => string;
  expect(t('a.b')).toBe('Eins');
  expect(t('a.c', { count: 1 })).toBe('1 thing');
  expect(t('a.c', { count: 0 })).toBe('0 things');
  expect(t('a.d')).toBe('a.d');
});

it('writes a count as in its language', () => {
  const texts = flattenTexts({ a_other: '{{count}} of {{x}}' });
  const format = (tag: 'de' | 'fr' | 'es') =>
    (createTranslate([tag], () => texts) as (key: string, values?: object) => string)('a', {
      count: 41_664,
      x: '1000',
    });
  expect(format('de')).toBe('41.664 of 1000');
  expect(format('fr')).toBe('41\u202f664 of 1000');
});
