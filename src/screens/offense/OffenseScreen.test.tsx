// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  address,
  control,
  eventually,
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
  expect(textOf('[aria-label="Answer"] ol')).toBe('Ice on Flying 2×= 2×');
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
