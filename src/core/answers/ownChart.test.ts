import { describe, expect, it } from 'vitest';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import type { Type } from '#core/charts/type.ts';
import { type Matchup, matchup } from '#core/hit/effectiveness.ts';
import { type Attack, type Defender, type World, worldIn } from '#core/hit/situation.ts';
import { createBestAttackLookup } from './bestHit.ts';
import { defense } from './defense.ts';

/** A world with a chart of the types and `factors` such as `fire>grass 2`; the others are 1. */
function worldOf(types: string, factors = '', ruleset: World['ruleset'] = 'default'): World {
  const chart: Record<string, Record<string, number>> = {};
  for (const [, attacking, defending, factor] of factors.matchAll(/(\w+)>(\w+) (\S+)/g)) {
    const row = chart[attacking!] ?? {};
    chart[attacking!] = { ...row, [defending!]: Number(factor) };
  }
  return { ruleset, chart: parseChart({ types: types.split(' '), chart }) };
}

const on = (...types: string[]): Defender => ({ typing: types as readonly string[] as Type[] });
const by = (type: string): Attack => ({ type: type as Type });

it('each generation and kind of battle has one official world', () => {
  for (const ruleset of ['default', 'gen2', 'gen1'] as const) {
    expect(worldIn(ruleset)).toBe(worldIn(ruleset, false));
    expect(worldIn(ruleset, true)).toBe(worldIn(ruleset, true));
    expect(worldIn(ruleset, true)).not.toBe(worldIn(ruleset));
    expect(worldIn(ruleset).ruleset).toBe(ruleset);
  }
});

describe("in a player's own chart", () => {
  const world = worldOf(
    'fire water plasma void',
    'fire>plasma 1.6 plasma>fire 0.25 plasma>water 2 plasma>void 0 fire>void 0.75',
  );

  it('own types attack and defend', () => {
    expect(matchup(by('plasma'), on('fire', 'water'), world)).toEqual({
      effectiveness: 0.5,
      multiplier: 0.5,
      factors: [
        { by: 'plasma', on: 'fire', factor: 0.25 },
        { by: 'plasma', on: 'water', factor: 2 },
      ],
    });
  });

  it('rules that name a type act on the type of that id', () => {
    const thickFat: Defender = { ...on('plasma'), abilities: ['thick_fat'] };
    expect(matchup(by('fire'), thickFat, world).multiplier).toBe(0.8);
    const teraShell: Defender = { ...on('plasma'), abilities: ['tera_shell'] };
    expect(matchup(by('fire'), teraShell, world).multiplier).toBe(0.5);
    const ringTarget: Defender = { ...on('void', 'water'), item: 'ring_target' };
    expect(matchup(by('plasma'), ringTarget, world).multiplier).toBe(2);
    const freezeDry = matchup({ move: 'freeze_dry' }, on('water', 'void'), world);
    expect(freezeDry.multiplier).toBe(2);
  });

  it('a Tera Type is a type of the chart or Stellar', () => {
    const tera = { ...on('water'), tera: 'plasma' as Type };
    expect(matchup(by('fire'), tera, world).multiplier).toBe(1.6);
    expect(matchup(by('stellar'), tera, world).multiplier).toBe(2);
    const groups = defense(tera, world).flatMap(({ matchups }) => matchups);
    expect(groups.map(({ attacking }) => attacking).sort()).toEqual(
      ['fire', 'plasma', 'stellar', 'void', 'water'].sort(),
    );
  });
});

describe('a type that the chart lacks', () => {
  const world = worldOf('fire water grass', 'fire>grass 2 water>fire 2 grass>fire 0.5');
  const multiplierOf = (attack: Attack, defender: Defender): number =>
    matchup(attack, defender, world).multiplier;

  it.each<[title: string, attack: Attack, defender: Defender, multiplier: number]>([
    ['attacks with a factor of 1', by('ice'), on('grass'), 1],
    ['defends with a factor of 1', by('fire'), on('steel', 'grass'), 2],
    ['has a factor of 1 as the type of a move', { move: 'photon_geyser' }, on('fire'), 1],
    ['does not change the 2 of Freeze-Dry on Water', { move: 'freeze_dry' }, on('water'), 2],
    ['is not added by Flying Press', { move: 'flying_press' }, on('grass'), 1],
    [
      'has a factor of 1 with Thousand Arrows',
      { move: 'thousand_arrows' },
      on('flying', 'fire'),
      1,
    ],
    ['is not given by Aerilate', { type: 'normal', abilities: ['aerilate'] }, on('grass'), 1],
    ['is not given by Normalize', { type: 'fire', abilities: ['normalize'] }, on('grass'), 2],
    ['is not given by Electrify', by('fire'), { ...on('grass'), conditions: ['electrify'] }, 2],
    ['is not given by Ion Deluge', by('normal'), { ...on('grass'), conditions: ['ion_deluge'] }, 1],
    ['is not given by Roost', by('fire'), { ...on('flying'), conditions: ['roost'] }, 1],
    ['is not a Tera Type', by('fire'), { ...on('grass'), tera: 'steel' }, 2],
    ['does not Terastallize', by('stellar'), { ...on('grass'), tera: 'steel' }, 1],
  ])('%s', (_, attack, defender, multiplier) => {
    expect(multiplierOf(attack, defender)).toBe(multiplier);
  });

  it('is not given by a rule: Aerilate in a chart with Normal and without Flying', () => {
    const normal = worldOf('normal rock', 'normal>rock 0.5');
    const attack: Attack = { type: 'normal', abilities: ['aerilate'] };
    expect(matchup(attack, on('rock'), normal)).toEqual<Matchup>({
      effectiveness: 0.5,
      multiplier: 0.5,
      factors: [{ by: 'normal', on: 'rock', factor: 0.5 }],
    });
  });

  it('is not in the factors of Flying Press', () => {
    expect(matchup({ move: 'flying_press' }, on('grass'), world).factors).toEqual([
      { by: 'fighting', on: 'grass', factor: 1 },
    ]);
  });

  it('leaves Struggle typeless in generation 1', () => {
    const ghost = worldOf('fire ghost', 'fire>ghost 0', 'gen1');
    expect(matchup({ move: 'struggle' }, on('ghost'), ghost)).toMatchObject({ factors: [] });
    const normal = worldOf('normal ghost', 'normal>ghost 0', 'gen1');
    expect(matchup({ move: 'struggle' }, on('ghost'), normal).multiplier).toBe(0);
  });

  it('throws in a lookup of typings', () => {
    for (const attacks of [[], [by('fire')]]) {
      const best = createBestAttackLookup(attacks, world);
      expect(() => best(['steel'])).toThrow(new RangeError('No type steel in the chart'));
      expect(() => best(['fire', 'water', 'steel'])).toThrow(RangeError);
    }
  });
});
