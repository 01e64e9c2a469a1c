import { describe, expect, it } from 'vitest';
import { factorOf } from '#core/charts/chart.ts';
import { fuseTypings } from '#core/charts/fusion.ts';
import type { OfficialType, Type, Typing } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { strikesIn } from '#core/hit/strike.ts';
import { addAbility } from '#core/ownGames/edit/ruleEdits.ts';
import { formatGameText, parseGameText } from '#core/ownGames/link/gameText.ts';
import { ownPokemonIn } from '#core/pokedex/ownPokemon.ts';
import { abilitiesIn, battleAbilitiesIn } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { itemsIn } from '#core/rules/item.ts';
import { selectableIn } from '#core/rules/rule.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import {
  fusionRuleIn,
  hasSecondAbility,
  sameTypeBonusIn,
  supports,
  teraTypesIn,
  typeCountIn,
} from '#core/rulesets/ruleset.ts';
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

describe('Pokémon GO', () => {
  const world = worldIn(go!);
  const rotomWash: Typing = ['electric', 'water'];

  it('has no abilities, items, Tera types, weather and moves of other games', () => {
    expect(abilitiesIn(go!)).toEqual([]);
    expect(battleAbilitiesIn(go!)).toEqual([]);
    expect(itemsIn(go!, 'attacking')).toEqual([]);
    expect(itemsIn(go!, 'defending')).toEqual([]);
    expect(selectableIn(go!, conditions)).toEqual([]);
    expect(strikesIn(go!)).toEqual(go!.chart.types);
    expect(teraTypesIn(go!)).toEqual([]);
    expect(supports(go!, 'inverse')).toBe(false);
    expect(typeCountIn(go!, 3)).toBe(2);
    expect(sameTypeBonusIn(go!)).toBe(1.2);
  });

  it('keeps its rules in a copy with an ability of its own', () => {
    const copy = addAbility(go!, 'Muffler');
    expect(abilitiesIn(copy)).toEqual(['own_muffler']);
    expect(abilitiesIn({ ...copy, base: 'platinum' })).toEqual(['own_muffler']);
  });

  it.each<[string, Type, Typing, number]>([
    ['Wash Rotom', 'ground', rotomWash, 1.6],
    ['Gastly', 'ground', ['ghost', 'poison'], 1.6],
    ['Shedinja', 'water', ['bug', 'ghost'], 1],
    ['Grimer', 'psychic', ['poison'], 1.6],
    ['Skarmory', 'ground', ['steel', 'flying'], 1.6 * 0.390625],
  ])('%s takes %s as in the game', (_, type, typing, multiplier) => {
    expect(matchup({ type }, { typing }, world).multiplier).toBeCloseTo(multiplier, 12);
  });
});

describe('Pokémon Infinite Fusion', () => {
  const game = readyMadeGames.find(({ fusion }) => fusion === 'infinite_fusion')!;

  // https://github.com/infinitefusion/infinitefusion-e18/blob/0666e71c/PBS/pokemon.txt
  it.each<[string, Typing]>([
    ['magnemite', ['steel', 'electric']],
    ['spiritomb', ['dark', 'ghost']],
    ['ferrothorn', ['steel', 'grass']],
    ['trevenant', ['grass', 'ghost']],
    ['palossand', ['ground', 'ghost']],
  ])('%s has its types in the order of the game', (id, types) => {
    expect(ownPokemonIn(game).get(id)?.types).toEqual(types);
  });

  it('fuses Magneton and Charizard as the game does', () => {
    const magneton = ownPokemonIn(game).get('magneton')!.types;
    const typesOf = (head: Typing, body: Typing) =>
      fuseTypings('infinite_fusion', head, body).map(({ type }) => type);
    expect(typesOf(magneton, ['fire', 'flying'])).toEqual(['steel', 'flying']);
    expect(typesOf(['fire', 'flying'], magneton)).toEqual(['fire', 'electric']);
  });

  // Its scripts have 1.2 for Aerilate at any setting, and for Normalize only from generation 7.
  it.each([
    ['normalize', 'fire', 1],
    ['aerilate', 'normal', 1.2],
  ] as const)('has the formula of generation 5: %s', (ability, type, multiplier) => {
    const attack = { type, abilities: [ability] };
    expect(matchup(attack, { typing: ['normal'] }, worldIn(game)).multiplier).toBe(multiplier);
  });
});

it('each ready-made game fits into a link', () => {
  for (const game of readyMadeGames) {
    const text = formatGameText(game);
    expect(text?.length).toBeLessThan(300);
    expect(parseGameText(text ?? '', game.base)).toEqual(game);
  }
});
