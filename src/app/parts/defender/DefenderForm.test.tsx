// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addType, newGame } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import {
  choose,
  control,
  address as currentAddress,
  hasControl,
  openApp,
  press,
} from '#tests/app.tsx';

/** The address of Solo in a game with three types more than the official chart. */
function address(types = ''): string {
  let game = newGame('Large', 'default');
  for (const name of ['Sound', 'Light', 'Cosmic']) game = addType(game, name);
  return `/defense/?${types}own=${formatGameText(game)}`;
}

/** The button that folds the types, with the picked ones in its name. */
const typesButton = /^Types \w/;

const isExpanded = () => control(typesButton).getAttribute('aria-expanded');

test('the many types of an own game are folded in a link, and once all are picked', async () => {
  await openApp(address('types=fire&'));
  expect(isExpanded()).toBe('false');
  await press(typesButton);
  expect(isExpanded()).toBe('true');
  await press('Flying');
  expect(isExpanded()).toBe('false');

  await openApp(address());
  expect(hasControl(typesButton)).toBe(false);
  await press('Fire');
  expect(hasControl(typesButton)).toBe(false);
  await press('Flying');
  expect(isExpanded()).toBe('false');
});

test('the types of an official game are folded neither in a link nor once picked', async () => {
  await openApp('/defense/?types=fire-flying');
  expect(hasControl(typesButton)).toBe(false);
});

test('the only ability of a Pokémon can be switched off', async () => {
  await openApp('/defense/?pokemon=gastly&types=ghost-poison&ability=levitate');
  await choose('Ability', 'None');
  expect(currentAddress()).toBe('/defense/?pokemon=gastly&types=ghost-poison&ability=none');
  expect(control<HTMLSelectElement>('Ability').selectedOptions[0]?.text).toBe('None');
});
