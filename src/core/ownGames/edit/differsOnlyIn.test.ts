import { expect, test } from 'vitest';
import { newGame, setFactor } from './chartEdits.ts';
import { differsOnlyIn } from './differsOnlyIn.ts';

const game = newGame('Echoes', 'default');

test.each([
  ['another name', { ...game, name: 'Echo' }, true],
  ['another factor', setFactor(game, ['fire', 'ice'], 0), true],
  ['other types', { ...game, types: [...game.types] }, false],
  ['a field that the other lacks', { ...game, fusion: 'pokerogue' as const }, false],
])('compares a game with %s', (_, other, differs) => {
  expect(differsOnlyIn(game, other, ['name', 'chart'])).toBe(differs);
  expect(differsOnlyIn(other, game, ['name', 'chart'])).toBe(differs);
});
