import { describe, expect, it } from 'vitest';
import { attackerAbilities, defenderAbilities } from './ability.ts';
import { conditions } from './condition.ts';
import { existsIn, type Generation, type Since, typeCountIn, typesIn } from './generation.ts';
import { attackerItems, defenderItems } from './item.ts';
import { moves } from './move.ts';
import { offeredIn } from './rule.ts';
import type { TypeCount } from './type.ts';

it.each<[Generation, number, Since, Since]>([
  ['gen1', 15, 1, 2],
  ['gen2', 17, 5, 6],
])('%s has %i types, knows generation %i and not %i', (generation, count, last, next) => {
  expect(typesIn(generation)).toHaveLength(count);
  expect(existsIn(generation, last)).toBe(true);
  expect(existsIn(generation, next)).toBe(false);
});

it('default has 18 types and knows what came after generation 9', () => {
  expect(typesIn('default')).toHaveLength(18);
  expect(existsIn('default', defenderAbilities.eelevate.since)).toBe(true);
});

it('Steel and Dark came with generation 2, Fairy with generation 6', () => {
  const news = (one: Generation, before: Generation) =>
    typesIn(one).filter((type) => !typesIn(before).includes(type));
  expect(news('gen2', 'gen1')).toEqual(['steel', 'dark']);
  expect(news('default', 'gen2')).toEqual(['fairy']);
});

it.each<[Generation, TypeCount, TypeCount]>([
  ['default', 3, 3],
  ['default', 2, 2],
  ['gen2', 3, 2],
  ['gen1', 3, 2],
])('%s, asked for %i types, has %i', (generation, wanted, count) => {
  expect(typeCountIn(generation, wanted)).toBe(count);
});

describe('what is offered', () => {
  it('in generation 1 is nothing but Struggle', () => {
    const tables = [defenderAbilities, attackerAbilities, defenderItems, attackerItems, conditions];
    expect(tables.flatMap((table) => offeredIn<string>('gen1', table))).toEqual([]);
    expect(offeredIn('gen1', moves)).toEqual(['struggle']);
  });

  it('in generations 2 to 5 is what they knew', () => {
    expect(offeredIn('gen2', moves)).toEqual(['struggle']);
    expect(offeredIn('gen2', attackerItems)).toEqual(['expert_belt']);
    expect(offeredIn('gen2', conditions)).toContain('telekinesis');
    expect(offeredIn('gen2', conditions)).not.toContain('strong_winds');
    expect(offeredIn('gen2', defenderItems)).toContain('chilan_berry');
    expect(offeredIn('gen2', defenderItems)).not.toContain('roseli_berry');
    expect(offeredIn('gen2', attackerAbilities).sort()).toEqual(
      [
        ...['scrappy', 'tinted_lens', 'mold_breaker', 'teravolt', 'turboblaze', 'normalize'],
        ...['cloud_nine', 'air_lock'],
      ].sort(),
    );
    expect(offeredIn('gen2', defenderAbilities).sort()).toEqual(
      [
        ...['levitate', 'flash_fire', 'dry_skin', 'water_absorb', 'storm_drain', 'lightning_rod'],
        ...['volt_absorb', 'motor_drive', 'sap_sipper', 'thick_fat', 'heatproof', 'filter'],
        ...['solid_rock', 'wonder_guard', 'cloud_nine', 'air_lock'],
      ].sort(),
    );
  });

  it('today is all but what no player ticks', () => {
    expect(offeredIn('default', conditions)).toContain('strong_winds');
    expect(offeredIn('default', conditions)).not.toContain('electric_terrain');
    expect(offeredIn('default', attackerAbilities)).toContain('scrappy');
    expect(offeredIn('default', attackerAbilities)).not.toContain('blaze');
    expect(offeredIn('default', defenderAbilities)).toContain('tera_shell');
    expect(offeredIn('default', defenderAbilities)).not.toContain('aura_break');
  });
});
