import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilities } from './ability.ts';
import { factorOf } from './chart.ts';
import { conditions } from './condition.ts';
import { defense } from './defense.ts';
import { matchup, multiplierBy } from './effectiveness.ts';
import { generations, typesIn } from './generation.ts';
import { items } from './item.ts';
import { lookup, typingKey } from './lookup.ts';
import { moves } from './move.ts';
import { chartIn } from './officialChart.ts';
import { countOutcomes } from './outcome.ts';
import type { Side } from './rule.ts';
import { type Attack, type Defender, type World, worldIn } from './situation.ts';
import { namesIn, namesOn } from './testing.ts';

type Battle = { attack: Attack; defender: Defender; world: World };

/** The types that the most rules name, and the generation with the most rules, come up more often. */
const busyTypes = ['ground', 'flying', 'fire', 'water'] as const;
const busyGenerations = ['default', 'default', 'default'] as const;

const worlds: fc.Arbitrary<World> = fc
  .record({
    generation: fc.constantFrom(...generations, ...busyGenerations),
    inverse: fc.boolean(),
  })
  .map(({ generation, inverse }) => worldIn(generation, inverse));

const battles: fc.Arbitrary<Battle> = worlds.chain(battlesIn);

function battlesIn(world: World): fc.Arbitrary<Battle> {
  const { generation } = world;
  const maybe = <Item>(items: readonly Item[]) =>
    fc.constantFrom(undefined, ...items, ...items.map(() => undefined));
  const suffered = namesIn(generation, conditions);
  const types = typesIn(generation);
  const modern = generation === 'default';
  const attacking = modern ? [...types, 'stellar' as const] : types;
  const all = {
    attacking: namesOn('attacking', generation, abilities),
    defending: namesOn('defending', generation, abilities),
  };
  const battler = (side: Side) => ({
    abilities:
      generation === 'gen1'
        ? fc.constant([])
        : fc.uniqueArray(fc.constantFrom(...all[side]), { maxLength: 3 }),
    item: maybe(namesOn(side, generation, items)),
  });
  const attacker = battler('attacking');
  return fc.record({
    attack: fc.oneof(
      fc.record({ type: fc.constantFrom(...attacking, ...busyTypes), ...attacker }),
      fc.record({ move: fc.constantFrom(...namesIn(generation, moves)), ...attacker }),
    ),
    defender: fc.record({
      typing: fc.uniqueArray(fc.constantFrom(...types, ...busyTypes), {
        minLength: 1,
        maxLength: modern ? 3 : 2,
      }),
      tera: maybe(modern ? attacking : []),
      ...battler('defending'),
      conditions: fc.subarray(suffered, { maxLength: Math.min(4, suffered.length) }),
    }),
    world: fc.constant(world),
  });
}

const answer = ({ attack, defender, world }: Battle) => matchup(attack, defender, world);

/** Holds for every battle. */
function always(predicate: (battle: Battle) => void, numRuns = 4000): void {
  fc.assert(fc.property(battles, predicate), { seed: 18, numRuns });
}

describe('the order of types and of conditions', () => {
  it.each([
    ['reversed', <Item>(list: readonly Item[]) => [...list].reverse()],
    ['rotated', <Item>(list: readonly Item[]) => [...list.slice(1), ...list.slice(0, 1)]],
  ])('does not matter, %s', (_, turn) => {
    always((battle) => {
      const { typing, conditions = [] } = battle.defender;
      const turned = { ...battle.defender, typing: turn(typing), conditions: turn(conditions) };
      const [one, other] = [answer(battle), answer({ ...battle, defender: turned })];
      expect(other.effectiveness).toBe(one.effectiveness);
      // Floating point rounds 1.2 × 1.25 × … otherwise than 1.25 × 1.2 × ….
      expect(other.multiplier).toBeCloseTo(one.multiplier, 12);
    });
  });
});

describe('the order of the abilities', () => {
  it('does not matter, but to the weather that the last one sets', () => {
    always((battle) => {
      const turn = ({ abilities: list = [] }: Attack | Defender) => [...list].reverse();
      const { attack, defender } = battle;
      const setters = [...(attack.abilities ?? []), ...(defender.abilities ?? [])].filter(
        (ability) => abilities[ability].attacking?.setsWeather,
      );
      fc.pre(setters.length < 2);
      const turned = {
        ...battle,
        attack: { ...attack, abilities: turn(attack) },
        defender: { ...defender, abilities: turn(defender) },
      };
      expect(answer(turned)).toMatchObject({
        effectiveness: answer(battle).effectiveness,
        multiplier: answer(battle).multiplier,
      });
    });
  });
});

describe('the numbers', () => {
  it('of one type are those of the chart', () => {
    for (const generation of generations) {
      for (const inverse of [false, true]) {
        for (const attacking of typesIn(generation)) {
          for (const defending of typesIn(generation)) {
            const factor = factorOf(chartIn(generation, inverse), attacking, defending);
            expect(
              matchup({ type: attacking }, { typing: [defending] }, worldIn(generation, inverse)),
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

  it('of the steps multiply to the answer', () => {
    always((battle) => {
      const { factors, multiplier } = answer(battle);
      expect(factors.reduce((product, { factor }) => product * factor, 1)).toBe(multiplier);
    });
  });

  it('are 0, or from ⅛ to 16 in effectiveness, and never negative nor endless', () => {
    const known = [0, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16];
    always((battle) => {
      const { effectiveness, multiplier } = answer(battle);
      // Turned Electric or Normal it has two types that Steel and others resist: down to 1/32.
      if (battle.attack.move !== 'flying_press') expect(known).toContain(effectiveness);
      expect(multiplier).toBeGreaterThanOrEqual(0);
      expect(multiplier).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(multiplier === 0).toBe(effectiveness === 0);
    });
  });

  it('of an inverse battle are the inverse where nothing is immune', () => {
    always(({ attack: { type }, defender: { typing }, world: { generation } }) => {
      fc.pre(type !== undefined && type !== 'stellar');
      const { multiplier } = matchup({ type }, { typing }, worldIn(generation));
      fc.pre(multiplier > 0);
      const inverse = matchup({ type }, { typing }, worldIn(generation, true));
      expect(inverse.multiplier).toBe(1 / multiplier);
    });
  });
});

describe('the fast ways give the same answer', () => {
  it('the multiplier of each typing', () => {
    always(({ attack, defender: { typing, abilities = [] }, world }) => {
      const { multiplier } = matchup(attack, { typing, abilities }, world);
      expect(multiplierBy(attack, abilities, world)(typing)).toBe(multiplier);
    });
  });

  it('the lookup, asked for the first time and again', () => {
    always(({ attack, defender: { typing, abilities: [ability] = [] }, world }) => {
      const pair = typing.slice(0, 2);
      const key = typingKey(world.chart, [...pair].reverse());
      const multiplier = lookup(attack, world);
      const plain = matchup(attack, { typing: pair }, world).multiplier;
      const able = matchup(
        attack,
        { typing: pair, abilities: ability ? [ability] : [] },
        world,
      ).multiplier;
      expect([multiplier(key), multiplier(key, ability)]).toEqual([plain, able]);
      expect([multiplier(key), multiplier(key, ability)]).toEqual([plain, able]);
    });
  });
});

describe('a rule', () => {
  it('that Mold Breaker ignores is as good as none', () => {
    always(({ attack, defender, world }) => {
      const { abilities: own = [], item } = defender;
      fc.pre(own.length > 0 && item !== 'ability_shield');
      const ignoring: Attack = { ...attack, abilities: ['mold_breaker'] };
      const { multiplier } = matchup(ignoring, defender, world);
      const others = own.filter((ability) => !abilities[ability].defending?.ignorable);
      const without = matchup(ignoring, { ...defender, abilities: others }, world);
      expect(multiplier).toBe(without.multiplier);
    });
  });

  it('of Tera leaves one type, whatever the types were', () => {
    always(({ attack, defender, world }) => {
      fc.pre(defender.tera !== undefined && defender.tera !== 'stellar');
      const other = matchup(attack, { ...defender, typing: [defender.tera] }, world);
      expect(matchup(attack, defender, world)).toEqual(other);
    });
  });

  it('that is suppressed is named with the rule that suppresses it, and both are there', () => {
    always((battle) => {
      const { attack, defender } = battle;
      const all = [...(attack.abilities ?? []), ...(defender.abilities ?? [])];
      const present = [
        ...[attack.move, attack.item, defender.item, ...all],
        ...(defender.conditions ?? []),
        ...all.map((ability) => abilities[ability].attacking?.setsWeather),
      ];
      for (const { by, because, was } of answer(battle).factors) {
        if (because !== undefined) expect(present).toContain(because);
        if (because !== undefined && was === undefined) expect(present).toContain(by);
      }
    });
  });
});

describe('a defense', () => {
  it('has every attacking type in exactly one group, the hardest hits first', () => {
    always(({ defender, world }) => {
      const groups = defense(defender, world);
      const matchups = groups.flatMap((group) => group.matchups);
      const stellar = defender.tera === undefined ? [] : ['stellar'];
      const expected = [...typesIn(world.generation), ...stellar].sort();
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
    }, 1000);
  });
});
