// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  address,
  choose,
  eventually,
  focusedName,
  hasControl,
  notice,
  openApp,
  pick,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const region = '[aria-label="Comparison"]';
const rows = (label = 'Comparison') => textsOf(`table[aria-label="${label}"] tbody tr`);
const skarmory = '/defense/?pokemon=skarmory&types=steel-flying';

/** Opens the link, and waits for its comparison. */
async function openComparison(link: string): Promise<void> {
  await openApp(link);
  await eventually(() => textOf(`${region} table`) !== '');
}

test('Compare with… asks for a Pokémon, and compares it with the answer, which stays', async () => {
  await openApp(skarmory);
  await press('Compare with…');
  await eventually(() => hasControl('Pokémon', 'Comparison'));
  await pick('Pokémon', 'corvikn', 'Comparison');
  expect(textOf(`${region} p`)).toBe(
    'Both are weak to Fire and Electric. Both are immune to Poison and Ground. Corviknight has no weakness of its own.',
  );
  expect(textOf(region)).toContain('Every type does the same damage to all of them.');
  expect(textOf('h1')).toBe('Skarmory');
  expect(focusedName()).toBe('Corviknight');
  expect(address()).toBe(`${skarmory}&with=corviknight.flying-steel`);
  expect(document.title).toContain('Skarmory, Corviknight');
});

test('the differences come first, the rest is folded on the screen', async () => {
  await openComparison(`${skarmory}&with=bronzong.steel-psychic`);
  expect(rows()).toEqual([
    ...['Ground0×2×', 'Ghost1×2×', 'Electric2×1×', 'Dark1×2×', 'Rock1×½×', 'Bug¼×1×'],
    ...['Ice1×½×', 'Grass¼×½×', 'Psychic½×¼×'],
  ]);
  expect(textOf(`${region} details summary`)).toBe('The same for all 9');
  expect(document.querySelector<HTMLDetailsElement>(`${region} details`)?.open).toBe(false);
  expect(rows('The same for all')).toHaveLength(9);
  const isOpen = () => document.querySelector<HTMLDetailsElement>(`${region} details`)?.open;
  window.dispatchEvent(new Event('beforeprint'));
  expect(isOpen()).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(isOpen()).toBe(false);
});

test('a row says why', async () => {
  await openComparison(`${skarmory}&with=bronzong.steel-psychic`);
  await press('Ground', 'Comparison');
  expect(textsOf(`${region} td ol`)).toEqual([
    'Ground on Steel 2×Ground on Flying 0×= 0×',
    'Ground on Steel 2×Ground on Psychic 1×= 2×',
  ]);
  await press('Ground', 'Comparison');
  expect(textsOf(`${region} td ol`)).toEqual([]);
});

test('the picture has every type, the differences first', async () => {
  await openComparison(`${skarmory}&with=bronzong.steel-psychic`);
  await press('Picture', 'Comparison');
  await eventually(() => textOf('svg[aria-label="Comparison"]') !== '');
  const rowTexts = textsOf('svg[aria-label="Comparison"] > g');
  expect([rowTexts.length, rowTexts[0], rowTexts[2]]).toEqual([18, 'Ground0×2×', 'Electric2×']);
  await press('Close');
  await eventually(() => textOf('svg[aria-label="Comparison"]') === '');
});

test('an ability, a Tera type and the situation count', async () => {
  await openComparison(`${skarmory}&with=bronzong.steel-psychic&conditions=gravity`);
  expect(rows()).not.toContain('Ground0×2×');
  await press(/^Heatproof/, 'Comparison');
  expect(address()).toContain('with=bronzong.steel-psychic.heatproof');
  await press('Bronzong', 'Comparison');
  await choose('Tera type', 'Water', 'Comparison');
  expect(address()).toContain('with=bronzong.steel-psychic.heatproof.water');
  expect(rows()).toContain('Stellar1×2×');
});

test('types are compared too, and Undo brings back what was removed', async () => {
  await openApp('/defense/?types=fire');
  await press('Compare with…');
  await eventually(() => hasControl('Grass', 'Comparison'));
  await press('Grass', 'Comparison');
  await press('Poison', 'Comparison');
  expect(address()).toBe('/defense/?types=fire&with=.grass-poison');
  await press('Done');
  expect(focusedName()).toBe('Grass / Poison');
  await press('Remove Grass / Poison');
  expect([address(), notice()]).toEqual(['/defense/?types=fire', 'Previous: Grass / Poison']);
  expect(hasControl('Compare with…')).toBe(true);
  expect(focusedName()).toBe('Undo');
  await press('Undo');
  await eventually(() => rows().length > 0);
  expect(address()).toBe('/defense/?types=fire&with=.grass-poison');
});

test('without a pick, Done closes it and returns the focus', async () => {
  await openApp(skarmory);
  await press('Compare with…');
  await eventually(() => hasControl('Done'));
  await press('Done');
  expect(textOf(region)).toBe('');
  expect(focusedName()).toBe('Compare with…');
});

test('a third gives the triangle', async () => {
  await openComparison('/defense/?types=fire&with=.grass');
  await press('Compare with…', 'Comparison');
  await pick('Pokémon', 'squirtle', 'Comparison');
  expect(textsOf(`${region} li summary`)).toEqual([
    'Fire beats Grass: deals 2× (Fire), takes ½× (Grass)',
    'Squirtle beats Fire: deals 2× (Water), takes ½× (Fire)',
    'Grass beats Squirtle: deals 2× (Grass), takes ½× (Water)',
  ]);
  expect(hasControl('Compare with…')).toBe(false);
});

test('without its last type, the form is for a new one', async () => {
  await openComparison('/defense/?types=fire&with=.grass&with=.water');
  await press('Grass', 'Comparison');
  await eventually(() => hasControl('Done'));
  await press('Grass1', 'Comparison');
  expect(address()).toBe('/defense/?types=fire&with=.water');
  await press('Ice', 'Comparison');
  expect(address()).toBe('/defense/?types=fire&with=.water&with=.ice');
});

test('an unknown third typing and an unknown Pokémon are named, and the rest is compared', async () => {
  await openComparison('/defense/?types=fire&with=.grass&with=.sound');
  expect(notice()).toBe('Part of this link couldn’t be read: Comparison.');
  await openComparison('/defense/?types=fire&with=nobody.grass');
  expect(notice()).toBe('Part of this link couldn’t be read: Comparison.');
  await press('Dismiss');
  expect(address()).toBe('/defense/?types=fire&with=.grass');
});

test('a Pokémon that the generation lacks is named, and comes back', async () => {
  await openComparison(`${skarmory}&with=corviknight.flying-steel`);
  await choose('Generation', 'Gen 2–5');
  expect(notice()).toBe('Not in this generation: Corviknight.');
  expect(textOf(region)).toContain('Corviknight isn’t in generations 2 to 5.');
  await press('Undo');
  await eventually(() => textOf(`${region} table`) !== '');
});
