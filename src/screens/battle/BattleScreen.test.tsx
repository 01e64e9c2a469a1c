// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { address, choose, notice, openApp, pick, press, textOf, textsOf } from '#tests/app.tsx';

const battle =
  '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&them=gyarados.water-flying';

test('searches fill both sides, and the answer names the best member', async () => {
  await openApp('/defense/battle/');
  expect(textOf('h1')).toBe('Which Pokémon do you send?');
  await pick('Add an opponent', 'gyarados');
  await pick('Add to our team', 'garchomp');
  expect([textOf('h1'), address()]).toEqual([
    'No good choice against Gyarados',
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&them=gyarados.water-flying',
  ]);
});

test('an example fills both sides', async () => {
  await openApp('/defense/battle/');
  await press(/./, 'Answer');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=venusaur.grass-poison&us=charizard.fire-flying&us=blastoise.water&them=geodude.rock-ground&them=onix.rock-ground',
  );
});

test('a removed member comes back with Undo', async () => {
  await openApp(battle);
  await press('Choose Scizor Bug Steel');
  await press(/^Remove/);
  expect([address(), notice()]).toEqual([
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&them=gyarados.water-flying',
    'Scizor was removed.',
  ]);
  await press('Undo');
  expect(address()).toBe(battle);
});

// Regression: Undo took away the member that was added after the removed one.
test('Undo of a removal ends when another member joins', async () => {
  await openApp(battle);
  await press('Choose Scizor Bug Steel');
  await press(/^Remove/);
  await pick('Add to our team', 'mew');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=mew.psychic&them=gyarados.water-flying',
  );
  expect(notice()).not.toBe('Scizor was removed.');
});

test('the tools of a member mark it as on the field, fainted and Terastallized', async () => {
  await openApp(battle);
  await press('Choose Garchomp Dragon Ground');
  await press('On the field', 'Us');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&us_active=1&them=gyarados.water-flying',
  );
  await press('Fainted', 'Us');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&us_fainted=1&them=gyarados.water-flying',
  );
});

test('a number of the standings shows where it comes from', async () => {
  await openApp(battle);
  await press('Garchomp takes 1.5× from Gyarados, with Water');
  expect(textOf('[aria-label="Answer"] ol ol')).toBe(
    'Water on Dragon ½×Water on Ground 2×Same-type attack bonus 1.5×= 1.5×',
  );
});

test('weather, terrain and an inverse battle change the numbers', async () => {
  await openApp(battle);
  await choose('Weather', 'Rain');
  expect(textsOf('[aria-label="Answer"] ol button')).toEqual(['2.25×', '1.5×', '2.25×', '0.75×']);
  await choose('Terrain', 'Electric Terrain');
  await press('Gravity');
  await press('Inverse battle');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&them=gyarados.water-flying&conditions=rain-electric_terrain-gravity&inverse=1',
  );
  expect(textsOf('[aria-label="Answer"] ol button')).toEqual(['2.25×', '3×', '2.25×', '3×']);
});

test('the sides swap', async () => {
  await openApp(battle);
  await press('Swap sides');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=gyarados.water-flying&them=garchomp.dragon-ground&them=scizor.bug-steel',
  );
});

test('Clear empties both sides, and Undo restores them', async () => {
  await openApp(battle);
  await press('Clear');
  expect([address(), notice()]).toEqual(['/defense/battle/', 'Cleared.']);
  await press('Undo');
  expect(address()).toBe(battle);
});
