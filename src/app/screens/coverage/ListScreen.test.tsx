// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  fill,
  hasControl,
  notice,
  openApp,
  pick,
  press,
  textOf,
  textsOf,
  untilGone,
} from '#tests/app.tsx';

// Without layout, the list needs the height of its rows.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60));

const link = (path: string, rest = '') => `/offense/coverage/${path}?attacks=ice-ground${rest}`;
const rows = () => textsOf('main ul[aria-labelledby] > li');
/** How many Pokémon the list says it shows. */
const visibleCount = () =>
  Number(/(\d+) of /.exec(textsOf('main p[role=status]').join())?.[1] ?? Number.NaN);

/** Opens a list and imports these rows of a spreadsheet in place of the Pokédex. */
async function openOwnList(path: string, list: string): Promise<void> {
  await openApp(link(''), { answers: ['openList'] });
  await press('Import list');
  await eventually(() => hasControl('List as text'));
  await fill('List as text', list);
  await eventually(() => hasControl(/^Use (this list|the good rows)/));
  await eventually(() => !control<HTMLButtonElement>(/^Use (this list|the good rows)/).disabled);
  await press(/^Use (this list|the good rows)/);
  await press(new RegExp(path), 'Coverage lists');
  await eventually(
    () => textOf('main h1') !== '' && address().includes('/coverage/') && visibleCount() >= 0,
  );
}

const list = `number,name,type1,type2,abilities
7,Zed,Dragon,Ground,
3,Abe,Water,,
x,Mia,Flying,,
12,Lev,Electric,,Levitate
1,Bob,Steel,Flying,
`;

test('a list shows what each Pokémon takes, and leads to its defense', async () => {
  await openOwnList('Super effective', list);
  expect([textOf('main h1').length > 0, visibleCount()]).toEqual([true, 3]);
  expect(rows().map((row) => row.replace(/Best attack:/, ''))).toEqual([
    expect.stringMatching(/^#7.*Zed.*Ice.*4×/),
    expect.stringMatching(/^#12.*Lev.*Ground.*2×/),
    expect.stringMatching(/^x.*Mia.*Ice.*2×/),
  ]);
  const hrefOf = (name: string) => control(name).getAttribute('href');
  expect(hrefOf('Zed')).toContain('/defense/?types=dragon-ground');
  expect(hrefOf('Lev')).toContain('types=electric');
});

test('a list is searched, filtered and sorted', async () => {
  await openOwnList('Super effective', list);
  await choose('Order', 'By name');
  const names = () => textsOf('main li a[translate=no]');
  expect([names(), address().includes('order=name')]).toEqual([['Lev', 'Mia', 'Zed'], true]);
  await choose('Order', 'By multiplier');
  expect(names()[0]).toBe('Zed');
  await fill('Search', 'lev');
  await eventually(() => visibleCount() === 1);
  await choose('Type', 'Flying');
  await eventually(() => visibleCount() === 0);
  expect(textOf('main')).toContain('No Pokémon in this list matches your search.');
  await press('Show the whole list');
  await eventually(() => visibleCount() === 3);
  await choose('Type', 'Flying');
  await eventually(() => names().join() === 'Mia');
});

test('abilities that protect are counted on request', async () => {
  await openOwnList('Super effective', list);
  await untilGone(
    () => rows().some((row) => /Lev.*2×/.test(row)),
    () => press('Count abilities'),
  );
});

test('immune Pokémon have a part of their own', async () => {
  await openApp('/offense/coverage/resistance/?attacks=normal&generation=gen1');
  await eventually(() => rows().length > 0);
  expect(textOf('#no-effect')).toBe('No effect 3');
  const parts = [...document.querySelectorAll('main ul[aria-labelledby]')];
  expect(parts.map((part) => part.getAttribute('aria-labelledby'))).toEqual(['mode', 'no-effect']);
  expect(parts[1]?.textContent).toContain('Gastly');
  expect(parts[0]?.textContent).not.toContain('Gastly');
});

test.each([
  ['weakness/', '', 'Without attacks, every Pokémon counts'],
  ['resistance/', '', 'Without attacks, every Pokémon counts'],
  ['weakness/', '?attacks=normal', 'None of your attacks is super effective against any Pokémon.'],
])('an empty list says why: %s%s', async (path, search, text) => {
  await openApp(`/offense/coverage/${path}${search}`);
  await eventually(() => textOf('main').includes(text));
});

const question = '/offense/coverage/normal/';

test('a question about all Pokémon of a game is built by taps, linked and taken back', async () => {
  await openApp(`${question}?generation=default&game=scarlet-violet`);
  await eventually(() => visibleCount() > 0);
  const all = visibleCount();
  await press('Resists');
  await press('Ice', 'Resists');
  await press('Dragon', 'Resists');
  // One field is open at a time.
  await press('Not weak to');
  expect(hasControl('Ice', 'Resists')).toBe(false);
  await press('Fairy', 'Not weak to');
  expect(textOf('h1')).toBe('Which Pokémon resist Ice and Dragon and aren’t weak to Fairy?');
  expect(address()).toBe(
    '/offense/coverage/normal/?resists=ice-dragon&not_weak=fairy&game=scarlet-violet',
  );
  // No other types resist Dragon.
  const icons = () =>
    [...document.querySelectorAll('main ul[aria-labelledby] > li')].map((row) =>
      [...row.querySelectorAll('[role=img]')].map((icon) => icon.getAttribute('aria-label')),
    );
  await eventually(
    () =>
      icons().length > 0 &&
      icons().every((types) => types.includes('Steel') || types.includes('Fairy')),
  );
  const matchCount = visibleCount();
  await choose('Type', 'Dragon');
  await eventually(() => visibleCount() === 0);
  expect(textOf('h1')).toMatch(/^Which Pokémon are Dragon type, resist/);
  await press('Show the whole list');
  await eventually(() => visibleCount() === all);
  expect([textOf('h1'), address()]).toEqual(['Normal damage', `${question}?game=scarlet-violet`]);
  await openApp(`${question}?resists=ice-dragon&not_weak=fairy&game=scarlet-violet`);
  await eventually(() => visibleCount() === matchCount);
  await press('Remove these filters');
  await eventually(() => visibleCount() === all);
});

test('two types or one alone, by taps', async () => {
  await openApp(`${question}?type=water-ground`);
  await eventually(() => visibleCount() > 0);
  expect(textOf('h1')).toBe('Which Pokémon are Water / Ground type?');
  const pairCount = visibleCount();
  await choose('Second type', 'None');
  await eventually(() => visibleCount() > pairCount);
  expect([textOf('h1'), address()]).toEqual([
    'Which Pokémon are pure Water type?',
    `${question}?type=water-water`,
  ]);
  await choose('Type', 'Fire');
  expect(address()).toBe(`${question}?type=fire`);
  await choose('Second type', 'Ice');
  await choose('Generation', 'Gen 1');
  // No Pokémon of the first generation has both.
  await eventually(() => visibleCount() === 0);
});

test('a double weakness is listed with the attack', async () => {
  await openApp(`${question}?double_weakness=1&abilities=1`);
  await eventually(() => visibleCount() > 0);
  expect(textOf('h1')).toBe('Which Pokémon have a 4× weakness?');
  expect(rows()[0]).toMatch(/^#6.*Charizard.*Rock.*4×/);
  // Rules of the game: a double weakness is 2.5×, and abilities do not exist.
  await openApp(`${question}?double_weakness=1&game=legends-arceus`);
  await eventually(() => visibleCount() > 0);
  expect(textOf('h1')).toBe('Which Pokémon have a 2.5× weakness?');
  expect(rows()[0]).toMatch(/2\.5×/);
});

test('abilities that protect count in a question on request', async () => {
  await openApp(`${question}?resists=ground&search=rotom`);
  await eventually(() => visibleCount() === 1);
  expect(rows()[0]).toContain('Fan Rotom');
  await press('Count abilities');
  await eventually(() => visibleCount() === 6);
  expect(textOf('search')).toContain('the worst one counts');
});

test('a list of attacks keeps its name, and is limited by the conditions', async () => {
  await openApp(link('weakness/', '&resists=fire&not_weak=water'));
  await eventually(() => visibleCount() > 0);
  expect(textOf('h1')).toBe('Super effective');
  expect([hasControl('Resists Fire'), hasControl('Not weak to Water')]).toEqual([true, true]);
});

test('conditions of a link that are unknown are named', async () => {
  await openApp(`${question}?resists=ice-sound&not_weak=sound&double_weakness=yes`);
  expect(notice()).toBe(
    'Part of this link couldn’t be read: Resists, Not weak to, Weaknesses, resistances, and moves.',
  );
  await eventually(() => visibleCount() > 0);
  expect(textOf('h1')).toBe('Which Pokémon resist Ice?');
});

test('a generation without a type of the question says so', async () => {
  await openApp(`${question}?resists=fire-fairy`);
  await eventually(() => visibleCount() > 0);
  await choose('Generation', 'Gen 1');
  await eventually(() => textOf('h1') === 'Which Pokémon resist Fire?');
  expect(notice()).toContain('Fairy');
  await press('Undo');
  await eventually(() => textOf('h1') === 'Which Pokémon resist Fire and Fairy?');
});

test('a list with problems says which, and the standard list comes back', async () => {
  await openApp(link(''), { answers: ['openList'] });
  await press('Import list');
  await eventually(() => hasControl('List as text'));
  expect(control<HTMLButtonElement>('Use this list (0)').disabled).toBe(true);
  await fill('List as text', 'name,type1\nAbe,Watr\nBob,Fire\n');
  await eventually(() => hasControl('Use the good rows (1)'));
  expect(textOf('dialog[open]')).toContain('1 Pokémon found. 1 problem. Its row is left out.');
  expect(textOf('dialog[open] [aria-label=Problems]')).toBe(
    'Row 2, type1No type is called “Watr”. Did you mean “Water”?',
  );
  await fill('List as text', '\0binary');
  await eventually(() => textOf('dialog[open] [role=alert]').startsWith('This isn’t a text file.'));
  await fill('List as text', 'name,type1\nBob,Fire\n');
  await eventually(() => hasControl('Use this list (1)'));
  await press('Use this list (1)');
  await eventually(() => notice() === 'Your list of 1 Pokémon is in use.');
  expect(textOf('[aria-label="List in use"]')).toContain('Your own list: 1 Pokémon.');
  await press('Use the standard Pokédex');
  expect(notice()).toBe('Back to the standard Pokédex.');
  await press('Undo', '');
  expect(textOf('[aria-label="List in use"]')).toContain('Your own list: 1 Pokémon.');
  await act(async () => {});
  expect(textOf('h1')).toContain('of 1 Pokémon');
});

test('a question about a move lists who learns it, how, and of which games the list is', async () => {
  await openApp(`${question}?game=scarlet-violet`);
  await eventually(() => visibleCount() > 0);
  await press('Can learn');
  await pick('Can learn move or type', 'freeze');
  await eventually(() => textOf('h1') === 'Which Pokémon can learn Freeze-Dry?');
  expect(address()).toBe(`${question}?learns=freeze_dry&game=scarlet-violet`);
  // Read from Pokémon Showdown’s learnsets by another program.
  await eventually(() => visibleCount() === 20);
  expect(rows()[0]).toMatch(/^#37.*Vulpix.*by level/);
  expect(textOf('main')).toContain('Moves of generation 9, including TM and tutor moves.');
  await press(/^Remove Freeze-Dry/);
  await eventually(() => textOf('h1') === 'Normal damage');
});

// Regression: Pokémon whose moves are not known counted as Pokémon that learn nothing.
test('a question about a move in Champions does not count Pokémon whose moves are not known', async () => {
  await openApp(`${question}?learns=DrumBeating&game=champions`);
  await eventually(() => textsOf('main p[role=status]').join().includes('0 of 317 Pokémon'));
  const label = 'Not counted, because our list doesn’t have their moves: 28 Pokémon';
  const details = control(label).closest('details')!;
  expect([details.open, details.textContent]).toEqual([
    false,
    expect.stringMatching(/Wigglytuff.*Rillaboom.*Mega Baxcalibur/),
  ]);
  expect(details.textContent).not.toContain('Ditto');
});

// Regression: they were learned "by TM", which Champions does not have.
test('Champions has no ways to learn a move', async () => {
  await openApp(`${question}?learns=dragon&search=kommo&game=champions`);
  await eventually(() => visibleCount() === 1);
  expect(rows()[0]).toMatch(/Kommo-o.*Draco Meteor/);
  expect(rows()[0]).not.toContain('by TM');
  expect(textOf('main')).toContain('Moves of Champions. Only Pokémon Showdown has this list.');
});

test('every Pokémon counts if the moves of all are known', async () => {
  await openApp(`${question}?learns=DrumBeating&game=sword-shield`);
  await eventually(() => visibleCount() === 1);
  expect(textOf('main')).not.toContain('Not counted');
});

test('a question about a type names moves of it, and the saved list has them', async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValueOnce();
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce((blob) => {
    files.push(blob as Blob);
    return 'blob:';
  });
  await openApp(`${question}?learns=ground&search=raichu&game=emerald`);
  await eventually(() => visibleCount() === 1);
  expect(textOf('h1')).toBe('Which Pokémon can learn Ground moves?');
  expect(rows()[0]).toMatch(/Raichu.*Dig \(by TM\)/);
  await press('Export list');
  await eventually(() => files.length === 1);
  expect(await files[0]?.text()).toMatch(/Ground\r\n26,Raichu,.*Dig \(by TM\)/);
});

test('a link with a move that the app does not know names the part', async () => {
  await openApp(`${question}?learns=Splashdance&game=scarlet-violet`);
  expect(notice()).toBe('Part of this link couldn’t be read: Can learn move or type.');
  await eventually(() => visibleCount() > 0);
});

test('a chosen move leads to the Pokémon that can learn it', async () => {
  await openApp('/offense/?attacks=freeze_dry&game=scarlet-violet');
  await eventually(() => hasControl('Which Pokémon can learn Freeze-Dry?'));
  await press('Which Pokémon can learn Freeze-Dry?');
  await eventually(() => textOf('h1') === 'Which Pokémon can learn Freeze-Dry?');
  await eventually(() => visibleCount() === 20);
});
