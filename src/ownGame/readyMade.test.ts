import { expect, it } from 'vitest';
import { factorOf } from '#engine/chart.ts';
import type { OfficialType } from '#engine/type.ts';
import { formatGameText, parseGameText } from './gameText.ts';
import { readyMadeGames } from './readyMade.ts';

const [go] = readyMadeGames;

// https://github.com/pvpoke/pvpoke/blob/master/src/js/battle/DamageCalculator.js
it.each<[OfficialType, OfficialType, number]>([
  ['fire', 'grass', 1.6],
  ['fire', 'water', 0.625],
  ['normal', 'ghost', 0.390625],
  ['dragon', 'fairy', 0.390625],
  ['fairy', 'dragon', 1.6],
  ['poison', 'steel', 0.390625],
  ['normal', 'normal', 1],
])('in Pokémon GO, %s on %s is %d', (attacking, defending, factor) => {
  expect(factorOf(go!.chart, attacking, defending)).toBe(factor);
});

it('each ready-made game fits into a link', () => {
  for (const game of readyMadeGames) {
    const text = formatGameText(game);
    expect(text?.length).toBeLessThan(300);
    expect(parseGameText(text ?? '', game.base)).toEqual(game);
  }
});
