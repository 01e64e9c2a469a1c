import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { worldIn } from '#core/hit/situation.ts';
import { type Ability, abilitiesIn, battleAbilitiesIn } from '#core/rules/ability.ts';
import type { OwnAbilityEffect, OwnAbilityId, OwnGame } from '#core/rulesets/ownGame.ts';
import { supports } from '#core/rulesets/ruleset.ts';

const types = ['normal', 'water', 'sound'] as Type[];
const sound = types[2]!;
const ability = 'own_muffler' as OwnAbilityId;

/** A game with one ability, in which Sound hits Water for 2. */
function gameWith(
  effects: readonly OwnAbilityEffect[],
  base: OwnGame['base'] = 'default',
): OwnGame {
  return {
    name: 'Melody',
    base,
    types: types.map((id) => ({ id, name: id })),
    chart: makeChart(types, (attacking, defending) =>
      attacking === sound && defending === 'water' ? 2 : 1,
    ),
    pokemon: [],
    abilities: [{ id: ability, name: 'Muffler', effects }],
  };
}

function multiplierOf(
  effects: readonly OwnAbilityEffect[],
  attacking: Type,
  attackers: readonly Ability[] = [],
  defenders: readonly Ability[] = [ability],
): number {
  const world = worldIn(gameWith(effects));
  const defender = { typing: ['water'] as const, abilities: defenders };
  return matchup({ type: attacking, abilities: attackers }, defender, world).multiplier;
}

describe('an ability of an own game', () => {
  it.each([0, 0.25, 0.5, 1, 1.3, 8])('changes the damage of its type: %f', (factor) => {
    expect(multiplierOf([{ kind: 'takes', type: sound, factor }], sound)).toBe(2 * factor);
    expect(multiplierOf([{ kind: 'takes', type: sound, factor }], 'normal')).toBe(1);
  });

  it('has all of its effects', () => {
    const effects = [
      { kind: 'takes', type: sound, factor: 0.5 },
      { kind: 'takes', type: 'normal', factor: 0 },
    ] as const;
    expect([multiplierOf(effects, sound), multiplierOf(effects, 'normal')]).toEqual([1, 0]);
  });

  it('turns the attacks of its holder into another type', () => {
    const effects = [{ kind: 'turns', from: 'normal', into: sound }] as const;
    expect(multiplierOf(effects, 'normal', [ability], [])).toBe(2);
    expect(multiplierOf(effects, 'water', [ability], [])).toBe(1);
    expect(multiplierOf(effects, 'normal', [], [ability])).toBe(1);
  });

  it('is ignored by Mold Breaker, which is the reason among the factors', () => {
    const effects = [{ kind: 'takes', type: sound, factor: 0.5 }] as const;
    expect(multiplierOf(effects, sound, ['mold_breaker'])).toBe(2);
    const { factors } = matchup(
      { type: sound, abilities: ['mold_breaker'] },
      { typing: ['water'], abilities: [ability] },
      worldIn(gameWith(effects)),
    );
    expect(factors.at(-1)).toEqual({ by: ability, factor: 1, because: 'mold_breaker' });
  });

  it('can be chosen on the side where it acts, also if the base has no abilities', () => {
    const takes = gameWith([{ kind: 'takes', type: sound, factor: 0.5 }], 'gen1');
    expect(abilitiesIn(takes, 'defending')).toEqual([ability]);
    expect(abilitiesIn(takes, 'attacking')).toEqual([]);
    expect(battleAbilitiesIn(takes)).toEqual([ability]);
    expect(supports(takes, 'abilities')).toBe(true);
    const turns = gameWith([{ kind: 'turns', from: 'normal', into: sound }]);
    expect(abilitiesIn(turns, 'attacking').at(-1)).toBe(ability);
    expect(abilitiesIn(turns, 'defending')).not.toContain(ability);
  });

  it('does nothing in another game', () => {
    const world = worldIn('default');
    const defender = { typing: ['water'] as const, abilities: [ability] };
    expect(matchup({ type: 'grass' }, defender, world).multiplier).toBe(2);
  });
});

// Regression: no test noticed when a battle counted the abilities of every generation.
it('a battle counts the official abilities of its generation', () => {
  expect(battleAbilitiesIn('gen1')).toEqual([]);
  expect(battleAbilitiesIn('platinum')).toContain('levitate');
  expect(battleAbilitiesIn('platinum')).not.toContain('fluffy');
  expect(battleAbilitiesIn('default')).toContain('fluffy');
});
