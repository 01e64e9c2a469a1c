import { describe, expect, it } from 'vitest';
import { bestLookup } from './bestHit.ts';
import { defense } from './defense.ts';
import { type Matchup, matchup } from './effectiveness.ts';
import { parseChart } from './parseChart.ts';
import { type Attack, type Defender, type World, worldIn } from './situation.ts';
import type { Type } from './type.ts';

/** A world of the chart, with what is not 1 as `fire>grass 2`. */
function worldOf(types: string, factors = '', generation: World['generation'] = 'default'): World {
  const chart: Record<string, Record<string, number>> = {};
  for (const [, attacking, defending, factor] of factors.matchAll(/(\w+)>(\w+) (\S+)/g)) {
    const row = chart[attacking!] ?? {};
    chart[attacking!] = { ...row, [defending!]: Number(factor) };
  }
  return { generation, chart: parseChart({ types: types.split(' '), chart }) };
}

const on = (...types: string[]): Defender => ({ typing: types as readonly string[] as Type[] });
const by = (type: string): Attack => ({ type: type as Type });

it('the games have one world for each generation and kind of battle', () => {
  for (const generation of ['default', 'gen2', 'gen1'] as const) {
    expect(worldIn(generation)).toBe(worldIn(generation, false));
    expect(worldIn(generation, true)).toBe(worldIn(generation, true));
    expect(worldIn(generation, true)).not.toBe(worldIn(generation));
    expect(worldIn(generation).generation).toBe(generation);
  }
});

describe('in a chart of its own', () => {
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
    const shielded: Defender = { ...on('plasma'), abilities: ['tera_shell'] };
    expect(matchup(by('fire'), shielded, world).multiplier).toBe(0.5);
    const targeted: Defender = { ...on('void', 'water'), item: 'ring_target' };
    expect(matchup(by('plasma'), targeted, world).multiplier).toBe(2);
    const freezeDry = matchup({ move: 'freeze_dry' }, on('water', 'void'), world);
    expect(freezeDry.multiplier).toBe(2);
  });

  it('Terastallization is into types of the chart, and Stellar as ever', () => {
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

  it.each<[sentence: string, attack: Attack, defender: Defender, multiplier: number]>([
    ['attacks for 1', by('ice'), on('grass'), 1],
    ['defends for 1', by('fire'), on('steel', 'grass'), 2],
    ['is 1 as that of a move', { move: 'photon_geyser' }, on('fire'), 1],
    ['is 1 as that of Freeze-Dry, whose Water stays 2', { move: 'freeze_dry' }, on('water'), 2],
    ['does not strike along with Flying Press', { move: 'flying_press' }, on('grass'), 1],
    ['is no type of Thousand Arrows', { move: 'thousand_arrows' }, on('flying', 'fire'), 1],
    ['is no Normal for Aerilate', { type: 'normal', abilities: ['aerilate'] }, on('grass'), 1],
    [
      'is none that Normalize could give',
      { type: 'fire', abilities: ['normalize'] },
      on('grass'),
      2,
    ],
    [
      'is none that Electrify could give',
      by('fire'),
      { ...on('grass'), conditions: ['electrify'] },
      2,
    ],
    [
      'is none that Ion Deluge could give',
      by('normal'),
      { ...on('grass'), conditions: ['ion_deluge'] },
      1,
    ],
    ['is none that Roost leaves', by('fire'), { ...on('flying'), conditions: ['roost'] }, 1],
    ['is no Tera Type', by('fire'), { ...on('grass'), tera: 'steel' }, 2],
    ['does not Terastallize', by('stellar'), { ...on('grass'), tera: 'steel' }, 1],
  ])('%s', (_, attack, defender, multiplier) => {
    expect(multiplierOf(attack, defender)).toBe(multiplier);
  });

  it('is given by no rule: Aerilate in a chart with Normal and without Flying', () => {
    const normal = worldOf('normal rock', 'normal>rock 0.5');
    const attack: Attack = { type: 'normal', abilities: ['aerilate'] };
    expect(matchup(attack, on('rock'), normal)).toEqual<Matchup>({
      effectiveness: 0.5,
      multiplier: 0.5,
      factors: [{ by: 'normal', on: 'rock', factor: 0.5 }],
    });
  });

  it('is not in the reasons of Flying Press', () => {
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

  it('is an error where typings are looked up', () => {
    for (const attacks of [[], [by('fire')]]) {
      const best = bestLookup(attacks, world);
      expect(() => best(['steel'])).toThrow(new RangeError('No type steel in the chart'));
      expect(() => best(['fire', 'water', 'steel'])).toThrow(RangeError);
    }
  });
});
