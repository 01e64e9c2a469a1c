import { expect, test } from 'vitest';
import { emptyGame } from '#core/ownGames/edit/chartEdits.ts';
import { gameNames } from '#core/rulesets/game.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { parseLink } from './parseLink.ts';
import { listQuestionLinks } from './questionLinks.ts';
import { findCalculator } from './registry.ts';

const listIn = (ruleset: Ruleset) =>
  listQuestionLinks({ ruleset, typeCount: 2 }).map(
    ({ url }) => new URL(url, 'https://example.org'),
  );

test('each of the twelve questions has a link that its screen reads whole, in each generation and game', () => {
  for (const ruleset of ['default', 'gen2', 'gen1', ...gameNames] as const) {
    const links = listIn(ruleset);
    expect(links).toHaveLength(12);
    for (const { pathname, searchParams } of links) {
      const calculator = findCalculator(pathname);
      if (!calculator) continue;
      const { ignored, settings } = parseLink(calculator, searchParams, () => undefined);
      expect(ignored).toEqual([]);
      if (searchParams.size > 0) expect(settings.ruleset).toBe(ruleset);
    }
  }
});

test('a game with other types has the screens without examples', () => {
  const game = { ...emptyGame('Mine', 'default'), linkText: 'mine' };
  const texts = listIn(game).map(({ searchParams }) => `${searchParams}`);
  expect(texts.filter((text) => text !== '')).toHaveLength(2);
  expect(texts.join()).not.toMatch(/fire|water|grass/);
});
