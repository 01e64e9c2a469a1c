import { expect, it } from 'vitest';
import { factorOf } from '#engine/chart.ts';
import { fusionRuleIn, hasSecondAbility, supports } from '#engine/generation.ts';
import { chartIn } from '#engine/officialChart.ts';
import type { OfficialType } from '#engine/type.ts';
import { formatGameText, parseGameText } from '#ownGame/link/gameText.ts';
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

it.each([
  ['PokéRogue', true, 'pokerogue', true, true],
  ['Pokémon Infinite Fusion', false, 'infinite_fusion', false, false],
])('%s has its rules', (name, isDouble, fusion, isInverse, hasTera) => {
  const game = readyMadeGames.find((each) => each.name === name)!;
  expect(hasSecondAbility(game)).toBe(isDouble);
  expect(fusionRuleIn(game)).toBe(fusion);
  expect(supports(game, 'inverse')).toBe(isInverse);
  expect(supports(game, 'tera')).toBe(hasTera);
  expect(supports(game, 'thirdType')).toBe(true);
  expect(chartIn(game).factors).toEqual(chartIn('default').factors);
});

it('each ready-made game fits into a link', () => {
  for (const game of readyMadeGames) {
    const text = formatGameText(game);
    expect(text?.length).toBeLessThan(300);
    expect(parseGameText(text ?? '', game.base)).toEqual(game);
  }
});
