// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { eventually, fill, openApp, press, textOf, textsOf } from '#tests/app.tsx';
import { refuseWrites } from '#tests/refuseWrites.ts';

afterEach(() => void vi.restoreAllMocks());

const games = () => textsOf('main ul section p > span:first-child');
const isInList = (name: string) => games().includes(name);
const full = 'This device has no space left, so the last change is not saved.';

test('a copy of a game is saved, removed and restored', async () => {
  await openApp('/game/');
  await press('Make a copy to change', 'Pokémon GO');
  await eventually(() => textOf('h1') === 'Pokémon GO');
  await openApp('/game/');
  await eventually(() => isInList('Pokémon GO'));
  await press('Remove');
  await eventually(() => !isInList('Pokémon GO'));
  await eventually(() => textOf('body').includes('Pokémon GO was removed.'));
  await press('Undo');
  await eventually(() => isInList('Pokémon GO'));
  await press('Remove');
  await eventually(() => !isInList('Pokémon GO'));
});

test('a game that the device has no space for stays on the page, and is saved when it has', async () => {
  await openApp('/game/');
  const accept = refuseWrites('game-');
  await press('Make a copy to change', 'Pokémon GO');
  await eventually(() => textOf('main').includes(full));
  await press('Your games');
  await eventually(() => isInList('Pokémon GO'));
  await press('Edit');
  expect(textOf('main')).toContain(full);
  accept();
  await fill('Name of the game', 'My game');
  await eventually(() => !textOf('main').includes(full));
  await openApp('/game/');
  await eventually(() => isInList('My game'));
});
