// @vitest-environment happy-dom
/*
 * These tests run in a copy of the repository whose tables and data have an invented generation 10;
 * `workspace.ts` makes it.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatGameText, parseGameText } from '#core/ownGames/link/gameText.ts';
import { readyMadeGames } from '#core/ownGames/readyMade.ts';
import { dailySet } from '#core/practice/daily.ts';
import type { Era } from '#core/rulesets/era.ts';
import { openApp, textOf, textsOf } from '#tests/app.tsx';
import type { FormerAnswers } from '#tests/generation10/formerAnswers.ts';
import { matchup, type Type, worldIn } from '../../package/index.ts';
import { findType, loadPokedex, pokemonFinder } from '../../package/pokedex.ts';
import { answerDefense } from '../../scripts/package/defenseAnswer.ts';

const former: FormerAnswers = JSON.parse(readFileSync('former.json', 'utf8'));

it('has 19 types and the changed cell, and the chart of generations 6 to 9 as it was', () => {
  const multiplierIn = (era: string, attacking: string, defending: string) =>
    matchup({ type: attacking as Type }, { typing: [defending as Type] }, worldIn(era as Era))
      .multiplier;
  expect(worldIn('default').chart.types).toHaveLength(19);
  expect(worldIn('gen9' as Era).chart).toEqual(former.chart);
  expect(multiplierIn('default', 'steel', 'ice')).toBe(1);
  expect(multiplierIn('gen9', 'steel', 'ice')).toBe(2);
  expect(multiplierIn('default', 'cosmic', 'water')).toBe(2);
});

it('answers in the package and in its program', async () => {
  expect(findType('Kosmos')).toBe('cosmic');
  expect(pokemonFinder(await loadPokedex())('Glöckling')?.id).toBe('chimelet');
  const { groups, abilities } = answerDefense('Bellord', {});
  expect(abilities).toEqual(['muffle']);
  expect(groups.find(({ multiplier }) => multiplier === 0)?.types).toEqual(['poison', 'cosmic']);
  expect(answerDefense('ice', { generation: '10' })).not.toEqual(
    answerDefense('ice', { generation: '9' }),
  );
  expect(() => answerDefense('Bellord', { generation: '9' })).toThrow('Bellord');
});

it('shows the Pokémon, the type and the ability on the screens, and in the game', async () => {
  await openApp('/defense/?pokemon=chimelet&types=cosmic&ability=muffle&game=sun-stone');
  expect(textOf('h1')).toContain('Chimelet');
  expect(textOf('main')).toContain('Muffle');
  expect(textsOf('main [data-type=cosmic]')).not.toEqual([]);
  await openApp('/defense/?types=ice&generation=gen9');
  expect(textsOf('main [data-type=cosmic]')).toEqual([]);
  await openApp('/offense/chart/');
  expect(textsOf('[role=grid] thead th')).toContain('Cosmic');
  await openApp('/offense/coverage/resistance/?attacks=cosmic&game=sun-stone');
  expect(textOf('main')).toContain('Hushling');
});

it('asks about the new type in practice', async () => {
  await openApp('/practice/');
  expect(textOf('main')).toContain('Cosmic');
});

it('reads the links of own games as before, and keeps the daily sets', () => {
  expect(readyMadeGames.map(formatGameText)).toEqual(former.gameTexts);
  for (const [index, game] of readyMadeGames.entries()) {
    expect(parseGameText(former.gameTexts[index] ?? '', game.base)).toEqual(game);
  }
  expect(dailySet(former.date).map(({ question }) => question)).toEqual(former.questions);
});
