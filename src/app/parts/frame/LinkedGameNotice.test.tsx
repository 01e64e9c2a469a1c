// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Type } from '#core/charts/type.ts';
import { addType, newGame, setFactor } from '#core/ownGames/edit/chartEdits.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import { address, eventually, hasControl, notice, openApp, press, textOf } from '#tests/app.tsx';

const sound = 'sound' as Type;
const lyra = setFactor(
  setFactor(addType(newGame('Lyra', 'default'), 'Sound'), [sound, 'steel'], 2),
  [sound, 'normal'],
  0.5,
);
const link = `/defense/?types=steel&own=${formatGameText(lyra)}`;
const message = 'Lyra: 1 new type, 2 changes';

test('a game from a link is named with its differences until it is dismissed', async () => {
  await openApp(link);
  await eventually(() => notice() === message);
  expect(textOf('h1')).toBe('Steel');
  await press('Dismiss');
  expect(notice()).toBe('');
  await press('Team');
  await eventually(() => textOf('h1') !== 'Steel');
  expect(hasControl('Save game')).toBe(false);
});

test('a tap saves the game on the device and keeps the answer', async () => {
  await openApp(link);
  await eventually(() => notice() === message);
  await press('Save game');
  await eventually(() => notice() === 'Saved as Lyra.');
  expect([textOf('h1'), hasControl('Save game')]).toEqual(['Steel', false]);
  await openApp(link);
  await eventually(() => textOf('h1') === 'Steel');
  expect(hasControl('Save game')).toBe(false);
});

test('a tap opens the chart of the game without saving it', async () => {
  const vega = addType({ ...lyra, name: 'Vega' }, 'Light');
  await openApp(`/offense/?attacks=steel&own=${formatGameText(vega)}`);
  await eventually(() => notice() === 'Vega: 2 new types, 2 changes');
  await press('Type chart');
  await eventually(() => textOf('h1') === 'Type chart');
  expect(address()).toMatch(/^\/offense\/chart\/\?own=/);
  expect(textOf('caption')).toBe('Rules: Vega. Rows attack, columns defend.');
  await eventually(() => hasControl('Sound attacks do half damage to Normal. ½×'));
  await press('Sound attacks do half damage to Normal. ½×');
  expect(hasControl('Save game')).toBe(true);
});

// Regression: a bookmark brought the old chart back without a word, and the game was there twice.
test.each([
  ['Lyra', [sound, 'steel']],
  ['Lyra Beta', [sound, 'normal']],
] as const)('a link with an older version of a saved game offers both: %s', async (name, cell) => {
  const older = setFactor({ ...lyra, name }, cell, 4);
  const olderLink = `/defense/?types=steel&own=${formatGameText(older)}`;
  const message = 'This link has another version of your saved game Lyra.';
  await openApp(olderLink);
  await eventually(() => notice() === message);
  await press('Use the saved one');
  await eventually(() => notice() === '');
  expect(address()).toContain(`own=${formatGameText(lyra)}`);
  await openApp(olderLink);
  await eventually(() => notice() === message);
  await press('Your games');
  await eventually(() => textOf('main').includes(message));
  expect(textOf('main')).not.toContain('From a link');
});

test('an official game has no such notice', async () => {
  await openApp('/defense/?types=steel');
  expect([textOf('h1'), notice()]).toEqual(['Steel', '']);
});

test('an own game is marked in the header and below the answer, whatever its name', async () => {
  const game = { ...lyra, name: 'Scarlet / Violet' };
  await openApp(`/defense/?types=steel&own=${formatGameText(game)}`);
  await eventually(() => textOf('h1') === 'Steel');
  const note = 'Scarlet / Violet has its own type chart and isn’t an official game.';
  expect(textOf('header')).toContain('Custom game');
  expect(textOf('main')).toContain(note);
  await openApp('/defense/?types=steel&game=scarlet-violet');
  expect(textOf('header')).not.toContain('Custom game');
  expect(textOf('main')).not.toContain('isn’t an official game');
});
