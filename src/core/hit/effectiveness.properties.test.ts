import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defense } from '#core/answers/defense.ts';
import { factorOf } from '#core/charts/chart.ts';
import { abilities, rulesOfAbility } from '#core/rules/ability.ts';
import { conditions as conditionRows } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import type { Side } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { namesIn, namesOn } from '#tests/engineRows.ts';
import { createMultiplierByTyping, matchup } from './effectiveness.ts';
import { createMultiplierLookup, typingKey } from './lookup.ts';
import { countOutcomes } from './outcome.ts';
import { type Attack, type Defender, type World, worldIn } from './situation.ts';

type Battle = { attack: Attack; defender: Defender; world: World };

/** The types and the generation with the most rules, which occur more often in the battles. */
const busyTypes = ['ground', 'flying', 'fire', 'water'] as const;
const busyRulesets = ['default', 'default', 'default'] as const;

const worlds: fc.Arbitrary<World> = fc
  .record({
    ruleset: fc.constantFrom(...eras, ...busyRulesets),
    inverse: fc.boolean(),
  })
  .map(({ ruleset, inverse }) => worldIn(ruleset, inverse));

const battles: fc.Arbitrary<Battle> = worlds.chain(battlesIn);

function battlesIn(world: World): fc.Arbitrary<Battle> {
  const { ruleset } = world;
  const optional = <Item>(items: readonly Item[]) =>
    fc.constantFrom(undefined, ...items, ...items.map(() => undefined));
  const conditionNames = namesIn(ruleset, conditionRows);
  const types = typesIn(ruleset);
  const isModern = ruleset === 'default';
  const attacking = isModern ? [...types, 'stellar' as const] : types;
  const abilityNames = {
    attacking: namesOn('attacking', ruleset, abilities),
    defending: namesOn('defending', ruleset, abilities),
  };
  const battler = (side: Side) => ({
    abilities:
      ruleset === 'gen1'
        ? fc.constant([])
        : fc.uniqueArray(fc.constantFrom(...abilityNames[side]), { maxLength: 3 }),
    item: optional(namesOn(side, ruleset, items)),
  });
  const attacker = battler('attacking');
  return fc.record({
    attack: fc.oneof(
      fc.record({ type: fc.constantFrom(...attacking, ...busyTypes), ...attacker }),
      fc.record({ move: fc.constantFrom(...namesIn(ruleset, moves)), ...attacker }),
    ),
    defender: fc.record({
      typing: fc.uniqueArray(fc.constantFrom(...types, ...busyTypes), {
        minLength: 1,
        maxLength: isModern ? 3 : 2,
      }),
      tera: optional(isModern ? attacking : []),
      ...battler('defending'),
      conditions: fc.subarray(conditionNames, { maxLength: Math.min(4, conditionNames.length) }),
    }),
    world: fc.constant(world),
  });
}

const answer = ({ attack, defender, world }: Battle) => matchup(attack, defender, world);

/** Checks the predicate on random battles. */
function always(predicate: (battle: Battle) => void): void {
  fc.assert(fc.property(battles, predicate));
}

describe('the order of types and of conditions', () => {
  it.each([
    ['reversed', <Item>(list: readonly Item[]) => [...list].reverse()],
    ['rotated', <Item>(list: readonly Item[]) => [...list.slice(1), ...list.slice(0, 1)]],
  ])('does not matter, %s', (_, reorder) => {
    always((battle) => {
      const { typing, conditions = [] } = battle.defender;
      // The third type is the one that a move has added, which another such move replaces.
      const isThirdFixed = conditions.some((name) => 'changesTypes' in conditionRows[name]);
      const ownCount = isThirdFixed ? 2 : typing.length;
      const defender = {
        ...battle.defender,
        typing: [...reorder(typing.slice(0, ownCount)), ...typing.slice(ownCount)],
        conditions: reorder(conditions),
      };
      const [one, other] = [answer(battle), answer({ ...battle, defender })];
      expect(other.effectiveness).toBe(one.effectiveness);
      // Floating point rounds 1.2 × 1.25 × … differently from 1.25 × 1.2 × ….
      expect(other.multiplier).toBeCloseTo(one.multiplier, 12);
    });
  });
});

describe('the order of the abilities', () => {
  it('does not matter, except for the weather, which the last one sets', () => {
    always((battle) => {
      const reverse = ({ abilities: list = [] }: Attack | Defender) => [...list].reverse();
      const { attack, defender } = battle;
      const setters = [...(attack.abilities ?? []), ...(defender.abilities ?? [])].filter(
        (ability) => rulesOfAbility('default', ability).attacking?.setsWeather,
      );
      fc.pre(setters.length < 2);
      const reversed = {
        ...battle,
        attack: { ...attack, abilities: reverse(attack) },
        defender: { ...defender, abilities: reverse(defender) },
      };
      expect(answer(reversed)).toMatchObject({
        effectiveness: answer(battle).effectiveness,
        multiplier: answer(battle).multiplier,
      });
    });
  });
});

describe('the multipliers', () => {
  it('of one type are the factors of the chart', () => {
    for (const ruleset of eras) {
      for (const inverse of [false, true]) {
        for (const attacking of typesIn(ruleset)) {
          for (const defending of typesIn(ruleset)) {
            const factor = factorOf(chartIn(ruleset, inverse), attacking, defending);
            expect(
              matchup({ type: attacking }, { typing: [defending] }, worldIn(ruleset, inverse)),
            ).toEqual({
              effectiveness: factor,
              multiplier: factor,
              factors: [{ by: attacking, on: defending, factor }],
            });
          }
        }
      }
    }
  });

  it('are the products of the factors', () => {
    always((battle) => {
      const { factors, multiplier } = answer(battle);
      expect(factors.reduce((product, { factor }) => product * factor, 1)).toBe(multiplier);
    });
  });

  it('have an effectiveness of 0 or from ⅛ to 16, and are finite and not negative', () => {
    const values = [0, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16];
    always((battle) => {
      const { effectiveness, multiplier } = answer(battle);
      // As Electric or Normal, it has two types that Steel and others resist: down to 1/32.
      if (battle.attack.move !== 'flying_press') expect(values).toContain(effectiveness);
      expect(multiplier).toBeGreaterThanOrEqual(0);
      expect(multiplier).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(multiplier === 0).toBe(effectiveness === 0);
    });
  });

  it('of an inverse battle are the reciprocals if no type is immune', () => {
    always(({ attack: { type }, defender: { typing }, world: { ruleset } }) => {
      fc.pre(type !== undefined && type !== 'stellar');
      const { multiplier } = matchup({ type }, { typing }, worldIn(ruleset));
      fc.pre(multiplier > 0);
      const inverse = matchup({ type }, { typing }, worldIn(ruleset, true));
      expect(inverse.multiplier).toBe(1 / multiplier);
    });
  });
});

describe('the fast functions give the same multiplier', () => {
  it('createMultiplierByTyping', () => {
    always(({ attack, defender: { typing, abilities = [] }, world }) => {
      const { multiplier } = matchup(attack, { typing, abilities }, world);
      expect(createMultiplierByTyping(attack, abilities, world)(typing)).toBe(multiplier);
    });
  });

  it('createMultiplierLookup, on the first call and on later calls', () => {
    always(({ attack, defender: { typing, abilities: [ability] = [] }, world }) => {
      const pair = typing.slice(0, 2);
      const key = typingKey(world.chart, [...pair].reverse());
      const multiplier = createMultiplierLookup(attack, world);
      const plain = matchup(attack, { typing: pair }, world).multiplier;
      const withAbility = matchup(
        attack,
        { typing: pair, abilities: ability ? [ability] : [] },
        world,
      ).multiplier;
      expect([multiplier(key), multiplier(key, ability)]).toEqual([plain, withAbility]);
      expect([multiplier(key), multiplier(key, ability)]).toEqual([plain, withAbility]);
    });
  });
});

describe('the rules', () => {
  it('that Mold Breaker ignores have no effect', () => {
    always(({ attack, defender, world }) => {
      const { abilities: abilityNames = [], item } = defender;
      fc.pre(abilityNames.length > 0 && item !== 'ability_shield');
      const moldBreaker: Attack = { ...attack, abilities: ['mold_breaker'] };
      const { multiplier } = matchup(moldBreaker, defender, world);
      const others = abilityNames.filter(
        (ability) => !rulesOfAbility('default', ability).defending?.ignorable,
      );
      const expected = matchup(moldBreaker, { ...defender, abilities: others }, world);
      expect(multiplier).toBe(expected.multiplier);
    });
  });

  it('of Terastallization replace all types by the Tera Type', () => {
    always(({ attack, defender, world }) => {
      fc.pre(defender.tera !== undefined && defender.tera !== 'stellar');
      const other = matchup(attack, { ...defender, typing: [defender.tera] }, world);
      expect(matchup(attack, defender, world)).toEqual(other);
    });
  });

  it('that are suppressed have the name of the suppressing rule, and both are present', () => {
    always((battle) => {
      const { attack, defender } = battle;
      const abilityNames = [...(attack.abilities ?? []), ...(defender.abilities ?? [])];
      const names = [
        ...[attack.move, attack.item, defender.item, ...abilityNames],
        ...(defender.conditions ?? []),
        ...abilityNames.map((ability) => rulesOfAbility('default', ability).attacking?.setsWeather),
      ];
      for (const { by, because, was } of answer(battle).factors) {
        if (because !== undefined) expect(names).toContain(because);
        if (because !== undefined && was === undefined) expect(names).toContain(by);
      }
    });
  });
});

describe('a defense', () => {
  it('has every attacking type in exactly one group, the largest multiplier first', () => {
    always(({ defender, world }) => {
      const groups = defense(defender, world);
      const matchups = groups.flatMap((group) => group.matchups);
      const stellar = defender.tera === undefined ? [] : ['stellar'];
      const expected = [...typesIn(world.ruleset), ...stellar].sort();
      expect(matchups.map(({ attacking }) => attacking).sort()).toEqual(expected);

      const multipliers = groups.map(({ multiplier }) => multiplier);
      expect(multipliers).toEqual([...new Set(multipliers)].sort((one, other) => other - one));
      for (const group of groups) {
        for (const { attacking, multiplier } of group.matchups) {
          expect(multiplier).toBe(group.multiplier);
          expect(multiplier).toBe(matchup({ type: attacking }, defender, world).multiplier);
        }
      }

      const { weaknesses, resistances, immunities } = countOutcomes(
        groups.flatMap(({ matchups }) => matchups),
      );
      const normal = groups.find(({ multiplier }) => multiplier === 1)?.matchups.length ?? 0;
      expect(weaknesses + resistances + immunities + normal).toBe(expected.length);
    });
  });
});
