import { Generations, toID } from '@smogon/calc';
import { describe, expect, it } from 'vitest';
import type { Type, Typing } from '#core/charts/type.ts';
import { type Attack, worldIn } from '#core/hit/situation.ts';
import { pokemonIn, typingIn } from '#core/pokedex/pokemon.ts';
import { relevantAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { pokedex } from '#tests/pokedexOnDisk.ts';
import { type CoverageResult, coverage, modeOf, summarize, type Target } from './coverage.ts';

const modern = worldIn('default');

/** Parses `steel/psychic levitate any`: typing, then abilities, `any` for one without effect. */
function targetOf(text: string): Target {
  const [typing, ...abilities] = text.split(' ');
  return {
    typing: typing!.split('/') as Type[],
    possibleAbilities: abilities.map((name) => (name === 'any' ? undefined : (name as Ability))),
  };
}

function evaluate(attacks: readonly Attack[], text: string, world = modern): CoverageResult {
  const [result] = coverage(attacks, [targetOf(text)], world);
  return result!;
}

/** Formats `2 dry_skin, 1 any`: the multiplier, the ability that changes it, the exceptions. */
function format({ multiplier, ability, exceptions }: CoverageResult): string {
  const others = exceptions.map((each) => `${each.multiplier} ${each.ability ?? 'any'}`);
  return [ability ? `${multiplier} ${ability}` : `${multiplier}`, ...others].join(', ');
}

const ground: Attack = { type: 'ground' };
const fire: Attack = { type: 'fire' };
const water: Attack = { type: 'water' };
const ice: Attack = { type: 'ice' };
const grass: Attack = { type: 'grass' };

const mode = { 0: 'resistance', 0.5: 'resistance', 1: 'normal', 1.25: 'weakness', 2: 'weakness' };

it.each(Object.entries(mode))('%s is in the mode %s', (multiplier, name) => {
  expect(modeOf(Number(multiplier))).toBe(name);
});

describe('coverage with abilities', () => {
  it.each<[title: string, attacks: Attack[], target: string, answer: string]>([
    [
      'Ground on Bronzong: 2 unless it has Levitate',
      [ground],
      'steel/psychic levitate heatproof any',
      '2, 0 levitate',
    ],
    ['Ground on Haunter: never', [ground], 'ghost/poison levitate', '0 levitate'],
    ['Fire on Haunter: Levitate does not matter', [fire], 'ghost/poison levitate', '1'],
    [
      'Ground or Psychic on Haunter: always',
      [ground, { type: 'psychic' }],
      'ghost/poison levitate',
      '2',
    ],
    [
      'Ground or Ice on Bronzong: Ground for 2, Ice if it has Levitate',
      [ground, ice],
      'steel/psychic levitate any',
      '2, 0.5 levitate',
    ],
    [
      'Ground with Mold Breaker on Bronzong: always',
      [{ ...ground, abilities: ['mold_breaker'] }],
      'steel/psychic levitate any',
      '2',
    ],
    [
      'Thousand Arrows on Bronzong: always',
      [{ move: 'thousand_arrows' }],
      'steel/psychic levitate any',
      '2',
    ],
    [
      'Fire on Toxicroak: only if it has Dry Skin',
      [fire],
      'poison/fighting any dry_skin',
      '1.25 dry_skin, 1 any',
    ],
    [
      'Water on Toxicroak: 1 unless it has Dry Skin',
      [water],
      'poison/fighting any dry_skin',
      '1, 0 dry_skin',
    ],
    [
      'Ice on Snorlax: 1 unless it has Thick Fat',
      [ice],
      'normal any thick_fat',
      '1, 0.5 thick_fat',
    ],
    ['Ice on Dewgong: ¼ and ⅛ are the same mode', [ice], 'water/ice thick_fat any', '0.25'],
    [
      'Water on Rhyperior: 4 and 3 are the same mode',
      [water],
      'ground/rock lightning_rod solid_rock any',
      '4',
    ],
    ['Fire on Mega Aggron: Filter leaves 1.5', [fire], 'steel filter', '1.5 filter'],
    [
      'Grass on Azumarill: 2 unless it has Sap Sipper',
      [grass],
      'water/fairy thick_fat any sap_sipper',
      '2, 0 sap_sipper',
    ],
    ['Fire on Shedinja: through Wonder Guard', [fire], 'bug/ghost wonder_guard', '2'],
    ['Water on Shedinja: never', [water], 'bug/ghost wonder_guard', '0 wonder_guard'],
    [
      'Ice on Mega Rayquaza: 2 in its own strong winds',
      [ice],
      'dragon/flying delta_stream',
      '2 delta_stream',
    ],
    [
      'Fighting on Terapagos: Tera Shell',
      [{ type: 'fighting' }],
      'normal tera_shell',
      '0.5 tera_shell',
    ],
    [
      'Fire on Heatran: 1 unless it has Flash Fire',
      [fire],
      'fire/steel flash_fire any',
      '1, 0 flash_fire',
    ],
    ['no attack on Shedinja: 1', [], 'bug/ghost wonder_guard', '1'],
  ])('%s', (_, attacks, target, answer) => {
    expect(format(evaluate(attacks, target))).toBe(answer);
  });

  it('includes the attack of each case', () => {
    const { attack, exceptions } = evaluate([ground, ice], 'steel/psychic levitate any');
    expect(attack).toBe(ground);
    expect(exceptions).toEqual([{ attack: ice, multiplier: 0.5, ability: 'levitate' }]);
  });

  it('lists the exceptions in the order of the abilities', () => {
    expect(format(evaluate([fire], 'bug/steel heatproof flash_fire any'))).toBe('4, 0 flash_fire');
    expect(format(evaluate([fire], 'normal flash_fire any thick_fat dry_skin'))).toBe(
      '1.25 dry_skin, 0 flash_fire, 1 any, 0.5 thick_fat',
    );
  });
});

it('coverage uses only the typing if abilities do not count', () => {
  expect(evaluate([ground], 'steel/psychic')).toEqual({
    attack: ground,
    multiplier: 2,
    ability: undefined,
    exceptions: [],
  });
});

it('coverage supports three types', () => {
  expect(format(evaluate([fire], 'grass/steel/ice'))).toBe('8');
  expect(format(evaluate([fire], 'grass/steel/ice any flash_fire fluffy'))).toBe(
    '16 fluffy, 0 flash_fire',
  );
});

it('a summary counts every target once', () => {
  const list = [
    ...['steel/psychic levitate any', 'ghost/poison levitate', 'fire', 'normal', 'grass'],
    ...['flying', 'poison/fighting any dry_skin', 'water/ground'],
  ].map(targetOf);
  expect(summarize(coverage([ground], list, modern))).toEqual({
    weaknesses: 3,
    normal: 2,
    resistances: 1,
    immunities: 2,
    unless: 1,
  });
  expect(summarize(coverage([], list, modern))).toEqual({
    weaknesses: 0,
    normal: 8,
    resistances: 0,
    immunities: 0,
    unless: 0,
  });
});

/** Returns the multiplier of an attacking type on a typing in @smogon/calc. */
function makeSmogonMultiplier(number: 1 | 5 | 9): (attacking: Type, typing: Typing) => number {
  const { types } = Generations.get(number);
  return (attacking, typing) =>
    typing.reduce((product, defending) => {
      const { name } = types.get(toID(defending))!;
      return product * types.get(toID(attacking))!.effectiveness[name]!;
    }, 1);
}

describe('the whole Pokédex as in @smogon/calc', () => {
  it.each<[Ruleset, 1 | 5 | 9, Type[]]>([
    ['default', 9, ['ground', 'ice', 'fairy', 'fire']],
    ['gen2', 5, ['ground', 'ice', 'dark', 'fire']],
    ['gen1', 1, ['ground', 'ice', 'ghost', 'fire']],
  ])('in %s', (ruleset, number, types) => {
    const chart = makeSmogonMultiplier(number);
    const typings = pokemonIn(ruleset, pokedex).map((each) => typingIn(ruleset, each));
    const expected = typings.map((typing) => Math.max(...types.map((type) => chart(type, typing))));
    const count = (isCounted: (multiplier: number) => boolean) => expected.filter(isCounted).length;

    const targets = typings.map((typing) => ({ typing, possibleAbilities: [] }));
    const attacks = types.map((type) => ({ type }));
    const results = coverage(attacks, targets, worldIn(ruleset));
    expect(results.map(({ multiplier }) => multiplier)).toEqual(expected);
    expect(summarize(results)).toEqual({
      weaknesses: count((multiplier) => multiplier > 1),
      normal: count((multiplier) => multiplier === 1),
      resistances: count((multiplier) => multiplier < 1 && multiplier > 0),
      immunities: count((multiplier) => multiplier === 0),
      unless: 0,
    });
  });

  it('Ground with abilities: the factors of the types, unless an ability blocks it', () => {
    const groundImmunities = ['levitate', 'eelevate', 'earth_eater'];
    const excludedAbilities = ['wonder_guard', 'tera_shell', 'filter', 'solid_rock', 'prism_armor'];
    const list = pokedex.filter(
      ({ abilities }) => !excludedAbilities.some((name) => abilities.includes(name)),
    );
    const expected = list.map(({ id, types, abilities }) => {
      const onTypes = makeSmogonMultiplier(9)('ground', types);
      const blockers = abilities.filter((name) => groundImmunities.includes(name));
      const isNever = blockers.length > 0 && blockers.length === abilities.length;
      return [id, isNever ? 0 : onTypes, isNever || onTypes < 1 ? [] : blockers];
    });

    const targets = list.map((pokemon) => {
      const relevantAbilities = relevantAbilitiesIn('default', pokemon);
      const isAll = relevantAbilities.length === pokemon.abilities.length;
      return {
        typing: pokemon.types,
        possibleAbilities: isAll ? relevantAbilities : [...relevantAbilities, undefined],
      };
    });
    const results = coverage([ground], targets, modern).map(({ multiplier, exceptions }, index) => [
      ...[list[index]!.id, multiplier],
      exceptions.map(({ ability }) => ability),
    ]);
    expect(results).toEqual(expected);
  });
});

describe('bugs of other calculators', () => {
  it.each<[title: string, attacks: Attack[], target: string, answer: string]>([
    // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2025-02-14
    ['Freeze-Dry needs no Ice attack', [{ move: 'freeze_dry' }], 'water/ground', '4'],
    // The same, 2024-07-23
    ['Scrappy hits Ghost', [{ type: 'normal', abilities: ['scrappy'] }], 'ghost', '1'],
    // https://github.com/wavebeem/pkmn.help/issues/326
    ['Ground on Eelektross: never', [ground], 'electric levitate', '0 levitate'],
    ['Ground on Mega Eelektross: never', [ground], 'electric eelevate', '0 eelevate'],
    // Found in the code of https://github.com/wavebeem/pkmn.help and not reported there.
    [
      'Tinted Lens: only its own attack',
      [{ type: 'ghost', abilities: ['tinted_lens'] }, { type: 'dragon' }],
      'normal/steel',
      '0.5',
    ],
    ["Dry Skin's 1.25 is a weakness", [fire], 'poison/fighting dry_skin', '1.25 dry_skin'],
  ])('%s', (_, attacks, target, answer) => {
    expect(format(evaluate(attacks, target))).toBe(answer);
  });

  // https://github.com/wavebeem/pkmn.help/blob/main/CHANGELOG.md, 2022-12-03, and
  // https://github.com/duhow/ProfesorOak/issues/13
  it('no Pokémon counts twice', () => {
    const targets = pokedex.map(({ types }) => ({ typing: types, possibleAbilities: [] }));
    for (const attacks of [[], [ground], [ground, ice, grass]]) {
      const { unless, ...counts } = summarize(coverage(attacks, targets, modern));
      expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(targets.length);
      expect(unless).toBe(0);
    }
  });

  // Found in the code of https://github.com/wavebeem/pkmn.help: NaN, which counted as normal.
  it('a type that the generation lacks throws', () => {
    for (const attacks of [[], [ice]]) {
      expect(() => evaluate(attacks, 'water/fairy', worldIn('gen1'))).toThrow(RangeError);
      expect(() => evaluate(attacks, 'steel', worldIn('gen1'))).toThrow('steel');
      expect(() => evaluate(attacks, 'fairy', worldIn('gen2'))).toThrow(RangeError);
    }
  });
});
