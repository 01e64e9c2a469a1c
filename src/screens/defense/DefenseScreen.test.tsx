// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  choose,
  control,
  eventually,
  hasControl,
  notice,
  openApp,
  pick,
  press,
  textOf,
  textsOf,
} from '#tests/app.tsx';

const weaknesses = () => textsOf('[aria-label="Answer"] section').slice(0, 2);

test('a tap on types shows their answer, and writes it to the address', async () => {
  await openApp('/defense/');
  expect(textOf('h1')).toBe('What is it weak to?');
  await press('Water');
  await press('Ground');
  expect(textOf('h1')).toBe('Water / Ground');
  expect(weaknesses()[0]).toBe('4×Takes four times the damage fromGrass');
  expect(address()).toBe('/defense/?types=water-ground');
  await press(/^Water/, 'Choose');
  expect([textOf('h1'), address()]).toEqual(['Ground', '/defense/?types=ground']);
});

test('a search picks a Pokémon, and Undo restores the one before', async () => {
  await openApp('/defense/');
  await pick('Pokémon', 'garchomp');
  expect([textOf('h1'), address()]).toEqual([
    'Garchomp',
    '/defense/?pokemon=garchomp&types=dragon-ground',
  ]);
  await pick('Pokémon', 'pikachu');
  expect([textOf('h1'), notice()]).toEqual(['Pikachu', 'Previous: Garchomp']);
  await press('Undo');
  expect([textOf('h1'), notice()]).toEqual(['Garchomp', '']);
});

test('an example is picked', async () => {
  await openApp('/defense/');
  await press('Charizard');
  expect([textOf('h1'), address()]).toEqual([
    'Charizard',
    '/defense/?pokemon=charizard&types=fire-flying',
  ]);
});

test('Clear empties the screen, and Undo restores it', async () => {
  await openApp('/defense/?types=fire&ability=flash_fire');
  await press('Clear');
  expect([textOf('h1'), address(), notice()]).toEqual([
    'What is it weak to?',
    '/defense/',
    'Cleared.',
  ]);
  await press('Undo');
  expect([textOf('h1'), address()]).toEqual(['Fire', '/defense/?types=fire&ability=flash_fire']);
});

test('a change after Clear ends its undo', async () => {
  await openApp('/defense/?types=fire');
  await press('Clear');
  await press('Water');
  expect([textOf('h1'), notice()]).toEqual(['Water', '']);
});

test('an ability and a Tera type change the answer', async () => {
  await openApp('/defense/?types=grass-steel');
  await choose('Ability', 'Flash Fire');
  expect(weaknesses()[0]).toBe('2×Takes double damage fromFighting');
  await choose('Tera type', 'Water');
  expect(weaknesses()[0]).toBe('2×Takes double damage fromGrassElectricStellar');
  expect(address()).toBe('/defense/?types=grass-steel&ability=flash_fire&tera=water');
});

// Regression: a third type was only to be had by picking three types, which took away the name.
test('Forest’s Curse adds a type to a Pokémon, which keeps its name', async () => {
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground');
  await press(/^Situation/);
  await press('Forest’s Curse');
  expect([textOf('h1'), weaknesses()[0]]).toEqual(['Garchomp', '8×Takes 8× damage fromIce']);
  await press('Trick-or-Treat');
  expect(address()).toBe(
    '/defense/?pokemon=garchomp&types=dragon-ground&conditions=trick_or_treat',
  );
});

test('a type of the answer shows how its number comes about, and hides it again', async () => {
  await openApp('/defense/?types=grass-steel');
  await press('Fire', 'Answer');
  expect(control('Fire', 'Answer').getAttribute('aria-expanded')).toBe('true');
  expect(textOf('[aria-label="Answer"] ol')).toBe('Fire on Grass 2×Fire on Steel 2×= 4×');
  await press('Fire', 'Answer');
  expect(document.querySelector('[aria-label="Answer"] ol')).toBeNull();
});

test('the first line of a print is the game', async () => {
  await openApp('/defense/?types=fire&game=emerald');
  expect(textOf('main p')).toBe('Rules: Emerald');
  await openApp('/defense/?types=fire');
  expect(textOf('main p')).toBe('Rules: generation 6 and later');
});

test('a Pokémon joins the team', async () => {
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground&ability=rough_skin');
  await press('Add to team');
  expect(notice()).toBe('Garchomp joined your team.');
  await press('Open team');
  expect(address()).toBe('/defense/team/?team=1&member=garchomp.dragon-ground');
});

test('a wrong part of a link is named, and removed with the notice', async () => {
  await openApp('/defense/?types=fire&ability=sound');
  expect(notice()).toBe('Part of this link couldn’t be read and was left out: Ability.');
  await press('Dismiss');
  expect([address(), notice()]).toEqual(['/defense/?types=fire', '']);
});

test('an unknown Pokémon is named, and wrong types are corrected', async () => {
  await openApp('/defense/?pokemon=garchomp&types=fire');
  expect(notice()).toBe('Part of this link couldn’t be read and was left out: Types.');
  await press('Dismiss');
  expect(address()).toBe('/defense/?pokemon=garchomp&types=dragon-ground');
});

test('a pick is announced once, with its weaknesses and immunities', async () => {
  await openApp('/defense/');
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    for (const text of textsOf('[aria-live], [role=status]'))
      if (text && text !== texts.at(-1)) texts.push(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pick('Pokémon', 'garchomp');
  await eventually(() => texts.length > 0);
  observer.disconnect();
  expect(texts).toEqual(['Garchomp. 4× from Ice. 2× from Dragon and Fairy. Immune to Electric.']);
});

test('a pick without a weakness is announced with the counts', async () => {
  await openApp('/defense/');
  await pick('Pokémon', 'eelektross');
  await eventually(() => textsOf('[aria-live]').some((text) => text.startsWith('Eelektross')));
  expect(textsOf('[aria-live]').find(Boolean)).toBe(
    'Eelektross. Weak to nothing, resists 3, immune to 1.',
  );
});

test('the groups of an answer are headings below its title', async () => {
  await openApp('/defense/?types=dragon-ground');
  expect(textsOf('[aria-label="Answer"] :is(h1, h2)').slice(0, 3)).toEqual([
    'Dragon / Ground',
    'Takes four times the damage from',
    'Takes double damage from',
  ]);
  expect(document.querySelector('section[aria-label="Takes 4× from"] ul')).not.toBeNull();
});

test('a link lists the Pokémon that cover the weaknesses', async () => {
  await openApp('/defense/?pokemon=garchomp&types=dragon-ground&game=scarlet-violet');
  await press('Who covers its weaknesses?');
  await eventually(() => textOf('h1').startsWith('Which Pokémon'));
  expect([textOf('h1'), address()]).toEqual([
    'Which Pokémon resists Ice and isn’t weak to Dragon or Fairy?',
    '/offense/coverage/normal/?abilities=1&resists=ice&not_weak=dragon-fairy&game=scarlet-violet',
  ]);
});

// Regression: Safari ends a composition before the Enter that confirms it.
test('the Enter that confirms what an input method wrote picks nothing', async () => {
  await openApp('/defense/');
  await eventually(() => hasControl('Pokémon'));
  const field = control<HTMLInputElement>('Pokémon');
  field.value = 'ガブリアス';
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 }));
  expect(textOf('h1')).toBe('What is it weak to?');
  await pick('Pokémon', 'ガブリアス');
  await eventually(() => textOf('h1') === 'Garchomp');
});
