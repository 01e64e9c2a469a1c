// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListEntry } from '#core/pokedex/list.ts';
import {
  address,
  choose,
  control,
  eventually,
  focusedName,
  hasControl,
  notice,
  openApp,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

// Without layout, a list needs the height of its rows.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60));
afterEach(() => void vi.restoreAllMocks());

const hrefOf = (name: string) => control(name).getAttribute('href');
const listInUse = '[aria-label="List in use"]';

/** Puts the entries in place of the Pokédex. */
async function putList(...entries: (Partial<ListEntry> & Pick<ListEntry, 'name' | 'typing'>)[]) {
  const { keepOwnList } = await import('#app/state/list/ownList.ts');
  const rest = { number: '', abilities: [], hasOther: true };
  await act(() => keepOwnList(entries.map((entry) => ({ ...rest, ...entry }))));
}

test('the numbers follow the attacks and their abilities', async () => {
  await openApp('/offense/coverage/?attacks=ice-ground');
  expect(textOf('h1')).toBe('Super effective against 688 of 1,277 Pokémon');
  expect(textOf('[aria-label="Coverage"]')).not.toContain('Without attacks, every Pokémon counts');
  expect([hrefOf('Change attacks'), textOf('main').includes('None yet.')]).toEqual([
    '/offense/?attacks=ice-ground',
    false,
  ]);
  await press('Count abilities');
  expect([textOf('h1'), address()]).toEqual([
    'Super effective against 673 of 1,277 Pokémon',
    '/offense/coverage/?attacks=ice-ground&abilities=1',
  ]);
});

test('without attacks it asks for some, and lists are saved, but none that failed to load', async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:';
  });
  await openApp('/offense/coverage/?inverse=1');
  expect([textOf('h1'), hrefOf('Choose attacks')]).toEqual([
    'Which Pokémon resist your attacks?',
    '/offense/?inverse=1',
  ]);
  expect(textOf('[aria-label="Coverage"]')).toContain('Without attacks, every Pokémon counts');
  expect(textOf('[aria-label="Your attacks"]')).toContain('None yet.');
  expect(textOf('[aria-label="Your attacks"]')).toContain('In an inverse battle');
  expect(textOf(listInUse)).toContain(
    'The standard Pokédex, generation 6 and later: 1,277 Pokémon.',
  );
  expect(hasControl('Use the standard Pokédex')).toBe(false);
  await press('Export list');
  await eventually(() => notice() === 'Saved as countertype-pokedex.csv.');
  await press('Example file');
  await eventually(() => notice() === 'Saved as countertype-example.csv.');
  const lines = (await files[1]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toMatch(/^\uFEFF?Number,Name,/);
  expect(lines.slice(1, 4).map((line) => line.split(',')[1])).toEqual([
    'Charizard',
    'Bronzong',
    'My own Pokémon',
  ]);
  const serve = fetch;
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    if (String(url).includes('games')) throw new TypeError('No network');
    return serve(url);
  });
  await choose('Generation', 'Emerald');
  const failed = 'The Pokédex couldn’t be loaded. We’ll try again in a minute.';
  await eventually(() => textOf(listInUse).includes(failed));
  expect(textOf('[aria-label="Coverage"]')).toContain(failed);
  expect(control<HTMLButtonElement>('Export list').disabled).toBe(true);
  vi.stubGlobal('fetch', serve);
  await press('Try now');
  await eventually(() => /Emerald, .*: \d+ Pokémon\./.test(textOf(listInUse)));
  expect(control<HTMLButtonElement>('Export list').disabled).toBe(false);
});

test('a list of one’s own says what a generation leaves out, and each list why it is empty', async () => {
  await openApp('/offense/coverage/?attacks=fire');
  await putList({ name: 'Leaf', typing: ['grass'] }, { name: 'Clef', typing: ['fairy'] });
  expect(textOf(listInUse)).toContain('Your own list: 2 Pokémon.');
  expect(textOf(listInUse)).toContain('It stays until you close the tab.');
  expect(textOf(listInUse)).not.toContain('left out');
  await choose('Generation', 'Gen 1');
  expect(textOf(listInUse)).toContain(
    '1 row of your list is left out: none of its types is in generation 1.',
  );
  expect(textOf('h1')).toBe('Super effective against 1 of 1 Pokémon');
  await press(/^Normal damage/, 'Coverage lists');
  await eventually(() => textOf('h1') === 'Normal damage');
  expect(textOf('main')).toContain('No Pokémon takes exactly normal damage from your attacks.');
  await press(/^Resisted/, 'Coverage lists');
  await eventually(() => textOf('h1') === 'Resisted');
  expect(textOf('main')).toContain('No Pokémon resists all of your attacks.');
  expect([textOf('main p[role=status]'), textOf('main').includes('Your own list')]).toEqual([
    '0 of 1 Pokémon',
    true,
  ]);
  await press('Coverage summary');
  await eventually(() => hasControl('Use the standard Pokédex'));
  await press('Use the standard Pokédex');
  expect(focusedName()).toBe('Undo');
});

test('a row says which abilities matter, and leads to what the Pokédex has', async () => {
  await openApp('/offense/coverage/weakness/?attacks=fire&abilities=1');
  await putList(
    { name: 'Soak', typing: ['normal'], abilities: ['dry_skin'] },
    { name: 'Leaf', typing: ['grass'], abilities: ['flash_fire'], number: '25' },
    { name: 'Bulbasaur', typing: ['grass', 'poison'], number: '1' },
    { name: 'Ivysaur', typing: ['grass'], number: '2' },
    { name: 'Three', typing: ['grass', 'bug', 'ice'], abilities: ['levitate'], hasOther: false },
  );
  const rows = () => textsOf('main ul[aria-labelledby] > li');
  await eventually(() => rows().length === 5);
  expect(rows()).toEqual([
    '#1BulbasaurBest attack: Fire2×Super effective',
    '#2IvysaurBest attack: Fire2×Super effective',
    '#25Leafunless it has Flash FireBest attack: Fire2×Super effective',
    'Soakwith Dry SkinBest attack: Fire1.25×Super effective',
    'ThreeBest attack: Fire8×Super effective',
  ]);
  // Only types of the Pokédex make it the Pokémon, and only a sure ability counts.
  expect(hrefOf('Bulbasaur')).toBe('/defense/?pokemon=bulbasaur&types=grass-poison');
  expect(['Ivysaur', 'Leaf', 'Soak'].map(hrefOf)).toEqual([
    '/defense/?types=grass',
    '/defense/?types=grass',
    '/defense/?types=normal',
  ]);
  expect(hrefOf('Three')).toBe('/defense/?types=grass-bug-ice&ability=levitate&type_count=3');
});

test('the Pokédex is asked in three taps: the first condition opens the list', async () => {
  await openApp('/offense/?game=emerald');
  await press('Pokédex');
  await press('Resists', 'Ask the Pokédex');
  await press('Grass', 'Resists');
  expect(address()).toBe(
    '/offense/coverage/normal/?abilities=1&resists=grass&generation=gen2&game=emerald',
  );
  await eventually(() => textOf('h1') === 'Which Pokémon resist Grass?');
});
