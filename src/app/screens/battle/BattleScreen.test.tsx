// @vitest-environment happy-dom

import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  focus,
  hasControl,
  notice,
  openApp,
  pick,
  pickFirst,
  press,
  pressKey,
  search,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const battle =
  '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&them=gyarados.water-flying';

test('searches fill both sides, and the answer names the best member', async () => {
  await openApp('/defense/battle/');
  expect(textOf('h1')).toBe('Who should you send out?');
  await pick('Add an opponent', 'gyarados');
  await pick('Add to your team', 'garchomp');
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
  await press('Choose Scizor, Bug, Steel');
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
  await press('Choose Scizor, Bug, Steel');
  await press(/^Remove/);
  await pick('Add to your team', 'mew');
  expect(hasControl('Edit Mew')).toBe(false);
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=mew.psychic&them=gyarados.water-flying',
  );
  expect(notice()).not.toBe('Scizor was removed.');
});

test('the tools of a member mark it as on the field, fainted and Terastallized', async () => {
  await openApp(battle);
  await press('Choose Garchomp, Dragon, Ground');
  await press('On the field', 'Your team');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&us_active=1&them=gyarados.water-flying',
  );
  expect(hasControl('Choose Garchomp, On the field, Dragon, Ground')).toBe(true);
  const isPressed = (name: string) =>
    control(name, 'Your team').getAttribute('aria-pressed') === 'true';
  expect([isPressed('On the field'), isPressed('Fainted')]).toEqual([true, false]);
  await press('On the field', 'Your team');
  expect(address()).toBe(battle);
  await press('On the field', 'Your team');
  await press('Fainted', 'Your team');
  expect([
    hasControl('Choose Garchomp, Fainted, Dragon, Ground'),
    control<HTMLButtonElement>('On the field', 'Your team').disabled,
    [isPressed('On the field'), isPressed('Fainted')],
    textsOf('[aria-label="Answer"] ol > li').length,
  ]).toEqual([true, true, [false, true], 1]);
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&us_fainted=1&them=gyarados.water-flying',
  );
});

test('a number of the standings shows where it comes from', async () => {
  await openApp(battle);
  await press('Garchomp takes 1× from Gyarados’s Water + Same-type attack bonus');
  expect(textOf('[aria-label="Answer"] ol ol')).toBe(
    'Water on Dragon ½×Water on Ground 2×= 1×Same-type attack bonus 1.5×',
  );
});

test('weather, terrain and an inverse battle change the numbers', async () => {
  await openApp(battle);
  await choose('Weather', 'Rain');
  expect(textsOf('[aria-label="Answer"] ol button')).toEqual([
    'Takes 1.5×+',
    'Deals 1×+',
    'Takes 1.5×+',
    'Deals ½×+',
  ]);
  await choose('Terrain', 'Electric Terrain');
  await press('Gravity');
  await press('Inverse battle');
  expect(address()).toBe(
    '/defense/battle/?battle=1&us=garchomp.dragon-ground&us=scizor.bug-steel&them=gyarados.water-flying&conditions=rain-electric_terrain-gravity&inverse=1',
  );
  expect(textsOf('[aria-label="Answer"] ol button')).toEqual([
    'Takes 1.5×+',
    'Deals 2×+',
    'Takes 1.5×+',
    'Deals 2×+',
  ]);
});

const three = `${battle}&them=ferrothorn.grass-steel&them=rhydon.ground-rock`;
const preview = '[aria-label="All matchups"]';

test('before an opponent is on the field, the answer is a lead and who beats whom', async () => {
  await openApp(three);
  expect(textOf('h1')).toBe('Lead with Scizor');
  expect(textOf('[aria-label="Answer"] p')).toBe(
    'It beats 2 of 3 and loses to 1. You have no counter to Gyarados.',
  );
  expect(textsOf(`${preview} tbody th small`)).toEqual(['1 won, 0 lost', '2 won, 1 lost']);
  expect(textsOf(`${preview} tbody button`)).toEqual(['', '', '2×', '1×', '1×', '2×']);
});

test('a cell of the team preview explains both directions', async () => {
  await openApp(three);
  await press('Scizor beats Ferrothorn: deals 1×, takes ½×');
  expect(textsOf('[aria-label="Answer"] ol')).toEqual([
    'Bug on Grass 2×Bug on Steel ½×= 1×Same-type attack bonus 1.5×',
    'Steel on Bug 1×Steel on Steel ½×= ½×Same-type attack bonus 1.5×',
  ]);
  const cell = 'Scizor beats Ferrothorn: deals 1×, takes ½×';
  const isOpen = () => control(cell).getAttribute('aria-expanded') === 'true';
  await focus(cell);
  await pressKey('ArrowLeft');
  expect(isOpen()).toBe(true);
  await pressKey('Escape');
  expect([isOpen(), textsOf('[aria-label="Answer"] ol')]).toEqual([false, []]);
  await press(cell);
  expect(isOpen()).toBe(true);
  await press(cell);
  expect(isOpen()).toBe(false);
});

test('the team preview is one Tab stop with arrow keys', async () => {
  await openApp(three);
  const cells = [...document.querySelectorAll<HTMLElement>(`${preview} tbody button`)];
  const stops = () => cells.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([cells[0]]);
  await act(() => cells[0]?.focus());
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown'])
    await act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  expect(document.activeElement).toBe(cells[4]);
  expect(stops()).toEqual([cells[4]]);
});

test('a chosen opponent is on the field, and all of them come back', async () => {
  await openApp(three);
  const isPressed = (name: string) =>
    control(name, 'Opponents shown').getAttribute('aria-pressed') === 'true';
  expect([isPressed('Gyarados'), isPressed('All 3')]).toEqual([false, true]);
  await press('Choose Ferrothorn, Grass, Steel');
  expect(textOf('h1')).toBe('Send out Scizor');
  expect([isPressed('Ferrothorn'), isPressed('All 3')]).toEqual([true, false]);
  expect(new URL(address(), 'https://x').searchParams.get('them_active')).toBe('2');
  await press('All 3');
  expect([textOf('h1'), address()]).toEqual(['Lead with Scizor', three]);
});

test('a picked Tera type is on', async () => {
  await openApp(battle);
  await press('Choose Scizor, Bug, Steel');
  await press('Edit Scizor');
  await choose('Tera type', 'Fire');
  expect(address()).toContain('us=scizor.bug-steel..fire&us_tera=2');
});

test('the editor says which grid has the types and which the attacks', async () => {
  await openApp(battle);
  await press('Choose Scizor, Bug, Steel');
  await press('Edit Scizor');
  expect(textsOf('[aria-label="Your team"] fieldset > p')).toEqual([
    'Types Choose one or two.',
    'Attacks Choose the attacks you know it has. Without any, its own types count.',
    'Moves',
  ]);
});

test('a move of the opponent that the player has seen is added by name', async () => {
  await openApp(battle);
  await press('Choose Scizor, Bug, Steel');
  await press('Edit Scizor');
  await search('Move or type', 'bullet punch');
  await pickFirst();
  expect(address()).toContain('scizor.bug-steel....BulletPunch');
  await press('Remove Bullet Punch');
  expect(address()).not.toContain('BulletPunch');
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

// Regression: after a battle link of the player's other device, Team was empty without a word.
test('the own side of a battle link is the team, or says that it is not and offers to be it', async () => {
  await openApp(battle);
  expect(hasControl('Use as my team')).toBe(false);
  await press('Team');
  const members = 'team=1&member=garchomp.dragon-ground&member=scizor.bug-steel';
  expect(address()).toBe(`/defense/team/?${members}`);

  await openApp('/defense/team/?team=1&member=mew.psychic');
  const { router } = await import('#app/shell/appRouter.ts');
  await act(async () => router.navigate('/defense/battle/?battle=1&us=gengar.ghost-poison'));
  await eventually(() => textOf('[aria-label="Your team"]').includes('Team of this link'));
  await press('Use as my team');
  expect([hasControl('Use as my team'), notice()]).toEqual([false, 'This is your team now.']);
  await press('Undo');
  expect([hasControl('Use as my team'), address()]).toEqual([
    true,
    '/defense/battle/?battle=1&us=gengar.ghost-poison',
  ]);
  await press('Team');
  expect(address()).toBe('/defense/team/?team=1&member=mew.psychic');
});

test('a team that is pasted into the field of a side opens its import', async () => {
  await openApp('/defense/battle/?battle=1&us=gengar.ghost-poison', { answers: ['openTeams'] });
  await eventually(() => hasControl('Add an opponent'));
  const clipboardData = { getData: () => 'Mew\nBronzong @ Leftovers' };
  await act(async () => void fireEvent.paste(control('Add an opponent'), { clipboardData }));
  await eventually(() => hasControl('Use this team'));
  await eventually(() => !control<HTMLButtonElement>('Use this team').disabled);
  await press('Use this team');
  await eventually(() => /them=mew.*them=bronzong/.test(address()));
});
