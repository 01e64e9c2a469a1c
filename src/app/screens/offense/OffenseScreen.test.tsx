// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import {
  address,
  choose,
  control,
  eventually,
  focusedName,
  hasControl,
  notice,
  openApp,
  options,
  pick,
  pickFirst,
  press,
  search,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';

test('taps on types count what they hit', async () => {
  await openApp('/offense/');
  expect(textOf('h1')).toBe('What do your attacks hit?');
  await press('Ice', 'Choose');
  await press('Ground', 'Choose');
  expect([textOf('h1'), address()]).toEqual([
    'Ice, Ground: super effective against 9 types',
    '/offense/?attacks=ice-ground',
  ]);
  await press(/^Ice/, 'Choose');
  expect([textOf('h1'), address()]).toEqual([
    'Ground: super effective against 5 types',
    '/offense/?attacks=ground',
  ]);
});

test('the types of a link are folded on a phone until the player taps', async () => {
  await openApp('/offense/?attacks=ice-ground');
  const isOpen = () => control(/^Types/, 'Choose').getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  await press(/^Types/, 'Choose');
  expect(isOpen()).toBe('true');
  await press(/^Types/, 'Choose');
  expect(isOpen()).toBe('false');
  await press('Fire', 'Choose');
  expect(isOpen()).toBe('true');
});

test('a move counts as an attack, and each attack can be removed', async () => {
  await openApp('/offense/?attacks=ice-ground');
  await pick('Move or type', 'freeze');
  expect([textOf('h1'), address()]).toEqual([
    'Ice, Ground, Freeze-Dry: super effective against 10 types',
    '/offense/?attacks=ice-ground-freeze_dry',
  ]);
  await press('Remove Ice');
  expect(address()).toBe('/offense/?attacks=ground-freeze_dry');
});

test('the field finds types, moves in any language, and the type that decides a move', async () => {
  await openApp('/offense/');
  for (const text of ['erdbeben', 'ice', 'judgment (water)', 'hidden power fire', 'eq']) {
    await search('Move or type', text);
    await pickFirst();
  }
  expect(address()).toBe('/offense/?attacks=Earthquake-ice-Judgment_water-HiddenPower_fire');
  expect(textsOf('[aria-label="Your attacks"] button')).toEqual([
    'Earthquake',
    'Judgment (Water)',
    'Hidden Power (Fire)',
  ]);
});

test('the field finds Pokémon, bosses and questions below types and moves, and a pick leads to them', async () => {
  await openApp('/offense/');
  await search('Move or type', 'psychi');
  await eventually(() => options()[1] === 'Psychic');
  expect(options()[0]).toBe('Psychic (type)');
  await search('Move or type', 'ice on garchomp');
  await eventually(() => options()[0] === 'Ice on Garchomp: 4×');
  await search('Move or type', 'cynthia');
  await eventually(() => options()[0]?.startsWith('Cynthia Champion') ?? false);
  await search('Move or type', 'garchom');
  await eventually(() => options()[0] === 'Garchomp Defense');
  await pickFirst();
  await eventually(() => textOf('h1') === 'Garchomp');
  expect(address()).toBe('/defense/?pokemon=garchomp&types=dragon-ground');
});

test('without the moves the field finds types, and the next letter tries again', async () => {
  await openApp('/offense/');
  await eventually(() => hasControl('Move or type'));
  const serve = fetch;
  let isOffline = true;
  const isMoves = (url: RequestInfo | URL) => isOffline && String(url).includes('moves');
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    if (isMoves(url)) throw new TypeError('No network');
    return serve(url);
  });
  const type = (text: string) =>
    act(async () => {
      control('Move or type').focus();
      fireEvent.input(control('Move or type'), { target: { value: text } });
    });
  await type('earthq');
  await eventually(() => textOf('body').includes('The moves couldn’t be loaded.'));
  await search('Move or type', 'ice');
  expect(options()).toEqual(['Ice (type)']);
  isOffline = false;
  await search('Move or type', 'earthqu');
  expect(options()).toEqual(['Earthquake']);
});

test('the field has no move that the game lacks, and Hidden Power only with a type', async () => {
  await openApp('/offense/?generation=gen1');
  await search('Move or type', 'bite');
  expect(options()).toContain('Bite');
  await search('Move or type', 'fre');
  expect(options()).not.toContain('Freeze-Dry');
  await openApp('/offense/?generation=gen2');
  await search('Move or type', 'hidden power');
  // All matches follow after a pause.
  await eventually(() => options().length > 9);
  expect([options().length, options()[0]]).toEqual([16, 'Hidden Power (Bug)']);
});

test('a move is a chip that removes it, and Undo brings it back', async () => {
  await openApp('/offense/?attacks=ice-Earthquake-Surf');
  expect(textsOf('[aria-label="Your attacks"] button')).toEqual(['Earthquake', 'Surf']);
  await press('Remove Earthquake', 'Your attacks');
  expect([address(), notice(), textsOf('[aria-label="Your attacks"] button')]).toEqual([
    '/offense/?attacks=ice-Surf',
    'Earthquake was removed.',
    ['Surf'],
  ]);
  await press('Undo');
  expect(textsOf('[aria-label="Your attacks"] button')).toEqual(['Earthquake', 'Surf']);
});

test('a chip names the ability of its move, and a game without abilities has chips too', async () => {
  await openApp('/offense/?attacks=HyperVoice.pixilate-HyperVoice');
  await press('Remove Hyper Voice with Pixilate', 'Your attacks');
  expect(textsOf('[aria-label="Your attacks"] button')).toEqual(['Hyper Voice']);
  await openApp('/offense/?attacks=Earthquake&game=legends-za');
  await press('Remove Earthquake', 'Your attacks');
  expect(textOf('h1')).toBe('What do your attacks hit?');
});

test('a type of the answer shows its reason', async () => {
  await openApp('/offense/?attacks=ice-ground');
  await press('Flying', 'Answer');
  await eventually(() => textOf('[aria-label="Answer"] ol') === 'Ice on Flying 2×= 2×');
});

test('Clear removes the attacks, and Undo restores them', async () => {
  await openApp('/offense/?attacks=ice-ground');
  await press('Clear');
  expect([address(), notice()]).toEqual(['/offense/', 'Cleared.']);
  await press('Undo');
  expect(address()).toBe('/offense/?attacks=ice-ground');
});

test('the next best type can be added', async () => {
  await openApp('/offense/?attacks=ice', { answers: ['nextTypes'] });
  await eventually(() => textOf('[aria-label="Best type to add"]').includes('Breaks'));
  expect(textsOf('[aria-label="Best type to add"] li').slice(0, 2)).toEqual([
    'Ground+328Breaks Electric, Fire, Rock, 56 more.Add',
    'Fighting+289Breaks Normal, Ice, Rock, 38 more.Add',
  ]);
  const isBusy = () => document.querySelector('[aria-label="Best type to add"][aria-busy=true]');
  expect(isBusy()).toBeNull();
  await press(/Add/, 'Best type to add');
  expect([address(), notice()]).toEqual(['/offense/?attacks=ice-ground', 'Ground was added.']);
});

test('a tap is announced with the types that the attacks are super effective against', async () => {
  await openApp('/offense/');
  await press('Electric', 'Choose');
  await eventually(() => textsOf('[aria-live]').some((text) => text.startsWith('Electric')));
  expect(textsOf('[aria-live]').find((text) => text.startsWith('Electric'))).toBe(
    'Electric. 2× against Flying and Water. No effect on Ground.',
  );
});

const bestType = '[aria-label="Best type to add"]';
const bestSet = '[aria-label="Best set"]';
const walls = '[aria-label="What walls you"]';

/** Counts one Pokémon with the type in place of the Pokédex. */
async function countOnly(type: Type): Promise<void> {
  const { keepOwnList } = await import('#app/state/list/ownList.ts');
  const entry = { number: '1', name: 'Own', typing: [type], abilities: [], hasOther: true };
  await act(() => keepOwnList([entry]));
}

/** The texts of the options of a select, and that of the chosen one. */
function optionsOf(name: string, section = ''): [texts: string[], chosen: string | undefined] {
  const { options: all, selectedIndex } = control<HTMLSelectElement>(name, section);
  return [[...all].map(({ text }) => text), all[selectedIndex]?.text];
}

test('the best sets for an own list have pages, and one of them is used', async () => {
  await openApp('/offense/', { answers: ['nextTypes', 'bestSets'] });
  expect(textOf('[aria-label="Type pairs"]')).toBe('');
  await countOnly('grass');
  // Of 18 types five hit Grass: all sets of four but those of the other 13.
  await eventually(() => textOf(bestSet).includes('2,345 equally good sets'));
  expect(textOf(bestSet)).toMatch(/Only the first \d+ are listed\./);
  expect(optionsOf('Number of types', 'Best set')).toEqual([
    ['1 type', '2 types', '3 types', '4 types', '5 types', '6 types'],
    '4 types',
  ]);
  await untilGone(
    () => textOf(bestSet).includes('2,345 equally good sets'),
    () => choose('Number of types', '1 type', 'Best set'),
  );
  expect(textOf(bestSet)).toContain('5 equally good sets');
  expect(textOf(bestSet)).toContain('each is super effective against 1 of 1 Pokémon (100%).');
  expect(textOf(bestSet)).not.toContain('Only the first');
  const sets = () => textsOf(`${bestSet} li`).length;
  expect([sets(), hasControl('Show more', 'Best set')]).toEqual([3, true]);
  await countOnly('fire');
  await eventually(() => textOf(bestSet).includes('3 equally good sets'));
  expect([sets(), hasControl('Show more', 'Best set')]).toEqual([3, false]);
  await countOnly('grass');
  await eventually(() => textOf(bestSet).includes('5 equally good sets'));
  await press('Show more', 'Best set');
  expect([sets(), hasControl('Show more', 'Best set')]).toEqual([5, false]);
  expect(textOf(`${bestType} h2`)).toBe('Best type to start with');
  expect(textsOf(`${bestType} li`)[0]).toMatch(/\+1Add$/);
  expect(textOf('[role=alert]')).toBe('');
  await press('Use this set: Fire', 'Best set');
  expect([address(), notice(), focusedName()]).toEqual([
    '/offense/?attacks=fire',
    'Chosen: Fire.',
    'Best set',
  ]);
  expect(textOf('main')).toContain('Counting every Pokémon in your own list.');
  // Only the types of a link are folded.
  expect(control(/^Types/, 'Choose').getAttribute('aria-expanded')).toBe('true');
  // Stellar is no type of a set.
  await press('Stellar', 'Choose');
  expect(optionsOf('Number of types', 'Best set')).toEqual([
    ['2 types', '3 types', '4 types', '5 types', '6 types'],
    '2 types',
  ]);
  for (const name of ['Ice', 'Bug']) await press(name, 'Choose');
  expect(textOf('h1')).toMatch(/^Fire, Stellar, Ice, Bug: super effective/);
  await press('Rock', 'Choose');
  expect(textOf('h1')).toMatch(/^Super effective/);
  await press('Ghost', 'Choose');
  expect(optionsOf('Number of types', 'Best set')).toEqual([['6 types'], '6 types']);
  expect(textOf(bestSet)).toContain('Every set includes the types you chose.');
  await press('Dark', 'Choose');
  expect(textOf(bestSet)).toBe('Best setBest sets have up to 6 types.');
});

test('walls are counted and listed by pages, the hardest first', async () => {
  await openApp('/offense/?attacks=ice-ground');
  expect(textOf('[aria-label="Type pairs"]')).toContain('153 type pairs, by your best multiplier:');
  const counts = textsOf('[aria-label="Type pairs"] dd').map(Number);
  expect(counts.reduce((sum, count) => sum + count)).toBe(153);
  expect(textOf(walls)).toContain('against 62 combinations of types.');
  const rows = () => textsOf(`${walls} li`);
  expect(rows()).toHaveLength(6);
  expect(rows().slice(0, 3)).toEqual([
    '½×Bug / WaterSurskit, Dewpider, Araquanid, 2 more',
    '½×Bug / IceSnom, Frosmoth',
    '1×WaterSquirtle, Wartortle, Blastoise, 78 more',
  ]);
  expect(control('Bug / Water', 'What walls you').getAttribute('href')).toBe(
    '/defense/?types=bug-water',
  );
  await press('Show more', 'What walls you');
  expect(rows()).toHaveLength(12);
  while (hasControl('Show more', 'What walls you')) await press('Show more', 'What walls you');
  expect(rows()).toHaveLength(62);
  expect(rows().at(-1)).toContain('No Pokémon has this combination.');
  expect(textOf(bestType)).toContain('Searching all Pokémon…');
  expect(textOf(bestSet)).toContain('Searching all Pokémon…');
  expect(textOf('main')).not.toContain('groups of three types');
});

test('more than four attacks are named below the title, and all types leave nothing to add', async () => {
  const attacks = 'fighting-poison-rock-ghost-fire-grass-psychic-dragon-fairy';
  await openApp(`/offense/?attacks=${attacks}`, { answers: ['nextTypes'] });
  expect(textOf('h1')).toMatch(/^Super effective against \d+ types$/);
  expect(textOf('[aria-label="Answer"]')).toContain(
    'Fighting, Poison, Rock, Ghost, Fire, Grass, Psychic, Dragon, Fairy',
  );
  // As many as a page has.
  expect(textOf(walls)).toContain('against 6 combinations of types.');
  expect(hasControl('Show more', 'What walls you')).toBe(false);
  await countOnly('normal');
  const rows = () => textsOf(`${bestType} li`);
  await eventually(
    () =>
      rows().length === 4 &&
      rows()
        .slice(1)
        .every((row) => row.includes('+0')),
  );
  await press('Show more', 'Best type to add');
  expect(rows()).toHaveLength(8);
  await press('Show more', 'Best type to add');
  expect([rows().length, hasControl('Show more', 'Best type to add')]).toEqual([9, false]);
  for (const name of ['Normal', 'Flying', 'Ground', 'Bug', 'Steel']) await press(name, 'Choose');
  await eventually(() => rows().length === 4);
  expect(hasControl('Show more', 'Best type to add')).toBe(false);
  for (const name of ['Water', 'Electric', 'Ice', 'Dark']) await press(name, 'Choose');
  await eventually(() => textOf(bestType).includes('You’ve already chosen every type.'));
  expect([textOf('h1'), rows()]).toEqual(['Super effective against 18 types', []]);
  expect(textOf(walls)).toContain('Nothing! You have a super effective attack');
});

test('the ability of all attacks and of one, and an inverse battle', async () => {
  await openApp('/offense/?attacks=normal-stellar');
  expect(textOf('h1')).toMatch(/^Normal, Stellar: not super effective against any type/);
  expect(textOf('main')).toContain('Deals 2× to every Terastallized Pokémon: Stellar.');
  expect(optionsOf('Ability')[1]).toBe('None');
  await choose('Ability', 'Scrappy');
  expect(address()).toBe('/offense/?attacks=normal.scrappy-stellar.scrappy');
  expect([optionsOf('Ability')[1], optionsOf('Ability for Stellar')[1]]).toEqual([
    'Scrappy',
    'Scrappy',
  ]);
  expect(optionsOf('Ability')[0]).not.toContain('Different abilities');
  await choose('Ability for Stellar', 'None');
  expect(optionsOf('Ability')[1]).toBe('Different abilities');
  const options = () => control(/^(Abilities|Inverse battle)/);
  expect(options().textContent).toMatch(/Scrappy$/);
  expect(options().getAttribute('aria-expanded')).toBe('false');
  await press(/^Abilities/);
  expect(options().textContent?.trim()).toBe('Abilities');
  expect(options().getAttribute('aria-expanded')).toBe('true');
  await press(/^Abilities/);
  const note = 'In an inverse battle the type chart is reversed.';
  expect(textOf('[aria-label="Answer"]')).not.toContain(note);
  await press('Inverse battle');
  expect(textOf('[aria-label="Answer"]')).toContain(note);
  expect(options().textContent).toMatch(/Scrappy · Inverse battle$/);
  await press('Remove Normal');
  await press('Remove Stellar');
  expect(focusedName()).toBe('Undo');
  expect(textOf('main')).toContain('Choose a type or a move first.');
  expect(hasControl('Ability')).toBe(false);
  await choose('Generation', 'Gen 2–5');
  expect([hasControl(/^Abilities/), hasControl('Inverse battle')]).toEqual([true, false]);
  await choose('Generation', 'Gen 1');
  expect(hasControl(/^Abilities/)).toBe(false);
  // Freeze-Dry is newer.
  expect(textsOf('main ul button')).toEqual([
    'Ground, Ice',
    'Fire, Water, Grass',
    'Fighting, Ghost',
  ]);
  await press('Ground, Ice');
  expect(address()).toContain('/offense/?attacks=ground-ice&');
});

test('the abilities that change a super effective hit are named, and three types are counted', async () => {
  await openApp('/offense/?attacks=fire&type_count=3');
  expect(textOf('main')).toContain('816 groups of three types, by your best multiplier:');
  expect(textOf('[aria-label="Coverage"]')).not.toContain('ability:');
  await press('Count abilities');
  await eventually(() => textOf('[aria-label="Coverage"]').includes('depending on the ability'));
  expect(textOf('[aria-label="Coverage"]')).toContain(
    'most often: Thick Fat (5), Heatproof (4).Super effective against some Pokémon only because of their ability: Fluffy (6), Dry Skin (4).',
  );
});

test('what a failed download or worker leaves out is said', async () => {
  await openApp('/defense/?types=fire');
  class BrokenWorker {
    onerror = () => {};
    postMessage() {
      queueMicrotask(() => this.onerror());
    }
  }
  vi.stubGlobal('Worker', BrokenWorker);
  await press('Attack with these types');
  const failed = 'This couldn’t be calculated. Reload the page to try again.';
  await eventually(() => textsOf('main [role=alert]').length === 2);
  expect(textsOf('main [role=alert]')).toEqual([failed, failed]);
  expect([address(), textOf('main').includes('Searching all Pokémon…')]).toEqual([
    '/offense/?attacks=fire',
    false,
  ]);
  const serve = fetch;
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    if (String(url).includes('games')) throw new TypeError('No network');
    return serve(url);
  });
  await choose('Generation', 'Emerald');
  const noList = 'The Pokédex couldn’t be loaded. We’ll try again in a minute.';
  await eventually(() => textOf('[aria-label="Coverage"]').includes(noList));
  expect(textOf(bestType)).toContain(noList);
  expect(textOf('main')).not.toContain('Searching all Pokémon…');
  // Regression: without the Pokédex, no typing had a Pokémon.
  expect(textOf('main')).not.toContain('No Pokémon has this combination.');
});
