// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  hasControl,
  openApp,
  options,
  pick,
  press,
  search,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const label = /^Namen van Pokémon/;

/** The texts of the elements that are marked with the language. */
const textsIn = (language: string) => textsOf(`main [lang=${language}]`);

test('a Dutch player sees the names of an English or a Japanese game, and shares the same link', async () => {
  await openApp('/defense/', { stored: { language: 'nl' } });
  await pick('Pokémon', 'Garchomp');
  await eventually(() => textOf('h1') === 'Garchomp');
  expect(textOf('main')).toContain('Draak');
  const link = address();
  await press('Instellingen');
  await eventually(() => hasControl(label));
  await choose(label, 'English');
  await eventually(() => textOf('main').includes('Dragon'));
  expect(textsIn('en')).toEqual(expect.arrayContaining(['Dragon', 'Levitate']));
  await choose(label, '日本語');
  await eventually(() => textOf('h1') === 'ガブリアス');
  expect(textsIn('ja')).toEqual(expect.arrayContaining(['ドラゴン', 'フェアリー']));
  expect(textOf('[aria-label=Resultaat]')).toMatch(/zwakte/i);
  expect(address()).toBe(link);
  expect(localStorage.getItem('names')).toBe('"ja"');
});

test('the names stay after a reload, and the search finds those of both languages', async () => {
  await openApp('/defense/?pokemon=garchomp', { stored: { language: 'de', names: 'ja' } });
  await eventually(() => textOf('h1') === 'ガブリアス');
  for (const text of ['glurak', 'りざーどん', 'charizard']) {
    await search('Pokémon', text);
    expect(options()[0]).toContain('リザードン');
  }
  for (const text of ['eis', 'こおり', 'ice']) {
    await search('Pokémon', text);
    expect(options().join()).toContain('こおり');
  }
});

test('only languages in which the games have names are offered', async () => {
  await openApp('/defense/', { stored: { language: 'nl', names: 'nl' } });
  await press('Instellingen');
  await eventually(() => hasControl(label));
  const select = control<HTMLSelectElement>(label);
  expect(select.value).toBe('');
  expect([...select.options].map(({ value }) => value)).toEqual([
    '',
    'en',
    'es',
    'de',
    'it',
    'fr',
    'ja',
    'zh-Hans',
    'zh-Hant',
    'ko',
  ]);
});

test('a team has the chosen names, and its Showdown text the English ones', async () => {
  await openApp(
    '/defense/team/?team=1&member=garchomp.dragon-ground&member=rotom-wash.electric-water',
    {
      stored: { language: 'de', names: 'ja' },
    },
  );
  await eventually(() => textsOf('main h2, main td, main li').join().includes('ガブリアス'));
  await press('Exportieren');
  await eventually(() => document.querySelector('textarea') !== null);
  expect(document.querySelector('textarea')!.value).toContain('Garchomp');
});
