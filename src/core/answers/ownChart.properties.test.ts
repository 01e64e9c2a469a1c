import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorOf, inverse } from '#core/charts/chart.ts';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import { types as officialTypes } from '#core/charts/type.ts';
import { createMultiplierByTyping, matchup } from '#core/hit/effectiveness.ts';
import { createMultiplierLookup, typingKey } from '#core/hit/lookup.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import { abilities } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { eras } from '#core/rulesets/era.ts';
import { supports } from '#core/rulesets/ruleset.ts';
import { namesIn, namesOn } from '#tests/engineRows.ts';
import { defaultRuns, slowRuns } from '#tests/runs.ts';
import { teamDanger } from '#tests/teamDanger.ts';
import { bestHit, createBestAttackLookup } from './bestHit.ts';
import type { Target } from './coverage.ts';
import { attackingTypesOn, defense } from './defense.ts';
import { nextTypes } from './nextType.ts';
import { groupByBestAttack, offense, typingsOf, walls } from './offense.ts';
import { explainSuggestion, suggestMembers } from './suggest.ts';
import { team } from './team.ts';

const factors = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.6, 2, 8] as const;

/** Returns random factors, most of them 1, deterministic by seed. */
function makeRandomFactor(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 2 === 0 ? 1 : factors[(state >> 4) % factors.length]!;
  };
}

const ownIds = Array.from({ length: 64 }, (_, index) => `own_${index}`);

/** Charts of 1 to 64 official and own types, some of inverse battles. */
const worlds: fc.Arbitrary<World> = fc
  .record({
    types: fc.oneof(
      fc.shuffledSubarray<string>([...officialTypes, ...ownIds.slice(0, 6), 'constructor'], {
        minLength: 1,
      }),
      fc.shuffledSubarray<string>([...officialTypes.slice(0, 10), ...ownIds], {
        minLength: 1,
        maxLength: 64,
      }),
    ),
    seed: fc.integer({ min: 1, max: 2_147_483_646 }),
    ruleset: fc.constantFrom(...eras, 'default', 'default'),
    isInverse: fc.constantFrom(false, false, true),
  })
  .map(({ types, seed, ruleset, isInverse }) => {
    const factor = makeRandomFactor(seed);
    const row = () => Object.fromEntries(types.map((type) => [type, factor()]));
    const rows = Object.fromEntries(types.map((type) => [type, row()]));
    const chart = parseChart({ types, chart: rows });
    return { ruleset, chart: isInverse ? inverse(chart) : chart };
  });

type Battle = { world: World; attack: Attack; defender: Defender };

/** Battles with any rules of the generation, even if the chart lacks the types of the rules. */
const battles: fc.Arbitrary<Battle> = worlds.chain((world) => {
  const { ruleset, chart } = world;
  const subset = <T>(list: readonly T[], maxLength: number) =>
    fc.subarray([...list], { maxLength: Math.min(maxLength, list.length) });
  const optional = <T>(list: readonly T[]) => fc.constantFrom(undefined, undefined, ...list);
  const type = fc.constantFrom(...chart.types);
  const attacker = {
    abilities: subset(namesOn('attacking', ruleset, abilities), 2),
    item: optional(namesOn('attacking', ruleset, items)),
  };
  return fc.record({
    world: fc.constant(world),
    attack: fc.oneof(
      { weight: 3, arbitrary: fc.record({ type, ...attacker }) },
      {
        weight: 1,
        arbitrary: fc.record({ move: fc.constantFrom(...namesIn(ruleset, moves)), ...attacker }),
      },
    ),
    defender: fc.record({
      typing: fc.uniqueArray(type, { minLength: 1, maxLength: 3 }),
      tera: optional(supports(ruleset, 'tera') ? [...chart.types, 'stellar' as const] : []),
      abilities: subset(namesOn('defending', ruleset, abilities), 2),
      item: optional(namesOn('defending', ruleset, items)),
      conditions: subset(namesIn(ruleset, conditions), 3),
    }),
  });
});

/** Checks the predicate on random values. */
function always<T>(
  arbitrary: fc.Arbitrary<T>,
  numRuns: number,
  predicate: (value: T) => void,
): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns });
}

/** Ignores the last digits, because floating point rounds by the order of the factors. */
function expectClose(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, expected));
}

describe('in any chart', () => {
  it('a single type has the factor of the chart', () => {
    always(worlds, slowRuns, ({ ruleset, chart }) => {
      for (const attacking of chart.types) {
        for (const defending of chart.types) {
          const factor = factorOf(chart, attacking, defending);
          const answer = matchup({ type: attacking }, { typing: [defending] }, { ruleset, chart });
          expect([answer.multiplier, answer.effectiveness]).toEqual([factor, factor]);
        }
      }
    });
  });

  it('the order of the types does not matter', () => {
    always(battles, defaultRuns, ({ attack, defender, world }) => {
      const { multiplier } = matchup(attack, defender, world);
      const typing = [...defender.typing].reverse();
      expectClose(matchup(attack, { ...defender, typing }, world).multiplier, multiplier);
    });
  });

  it('the product of the factors is the multiplier, which is finite and not negative', () => {
    always(battles, defaultRuns, ({ attack, defender, world }) => {
      const answer = matchup(attack, defender, world);
      expectClose(
        answer.factors.reduce((product, { factor }) => product * factor, 1),
        answer.multiplier,
      );
      expect(answer.multiplier).toBeGreaterThanOrEqual(0);
      expect(answer.multiplier).toBeLessThan(Number.POSITIVE_INFINITY);
    });
  });

  it('every attacking type is in exactly one group of a defense, with its matchup', () => {
    always(battles, slowRuns, ({ defender, world }) => {
      const groups = defense(defender, world);
      const attacking = groups.flatMap(({ matchups }) => matchups.map((each) => each.attacking));
      expect([...attacking].sort()).toEqual([...attackingTypesOn(defender, world)].sort());
      for (const { multiplier, matchups } of groups) {
        for (const each of matchups) {
          expectClose(each.multiplier, multiplier);
          expect(each).toMatchObject(matchup({ type: each.attacking }, defender, world));
        }
      }
    });
  });

  it('the fast lookups return the multiplier of the matchup', () => {
    always(
      battles,
      defaultRuns,
      ({ attack, defender: { typing, abilities: names = [] }, world }) => {
        const getMultiplier = createMultiplierByTyping(attack, names, world);
        const expected = matchup(attack, { typing, abilities: names }, world);
        expect(getMultiplier(typing)).toBe(expected.multiplier);

        const pair = typing.slice(0, 2);
        const [ability] = names;
        const defender = { typing: pair, abilities: ability && [ability] };
        const { multiplier } = matchup(attack, defender, world);
        const getByKey = createMultiplierLookup(attack, world);
        expectClose(getByKey(typingKey(world.chart, [...pair].reverse()), ability), multiplier);
        expectClose(getByKey(typingKey(world.chart, pair), ability), multiplier);
        const getWithAbility = createMultiplierByTyping(attack, ability ? [ability] : [], world);
        expectClose(
          createBestAttackLookup([attack], world)(typing, ability).multiplier,
          getWithAbility(typing),
        );
      },
    );
  });

  it('each typing of one or two types has its own key', () => {
    always(worlds, slowRuns, ({ chart }) => {
      const typings = [...typingsOf(chart, 1), ...typingsOf(chart, 2)];
      const { length } = chart.types;
      expect(typings).toHaveLength((length * (length + 1)) / 2);
      const keys = typings.map((typing) => typingKey(chart, typing));
      expect(new Set(keys).size).toBe(typings.length);
      expect(Math.min(...keys)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...keys)).toBe(length * length + length - 1);
    });
  });

  it('a copy in another thread gives the same matchup', () => {
    always(battles, defaultRuns, ({ attack, defender, world }) => {
      expect(matchup(attack, defender, structuredClone(world))).toEqual(
        matchup(attack, defender, world),
      );
    });
  });
});

type Scenario = { world: World; attacks: Attack[]; members: Defender[]; targets: Target[] };

const scenarios: fc.Arbitrary<Scenario> = worlds.chain((world) => {
  const { chart, ruleset } = world;
  const type = fc.constantFrom(...chart.types);
  const typing = (maxLength: number) => fc.uniqueArray(type, { minLength: 1, maxLength });
  const ability = fc.constantFrom(undefined, ...namesOn('defending', ruleset, abilities));
  return fc.record({
    world: fc.constant(world),
    attacks: fc.array(fc.record({ type }), { maxLength: 4 }),
    members: fc.array(fc.record({ typing: typing(3) }), { minLength: 1, maxLength: 4 }),
    targets: fc.array(
      fc.record({
        typing: typing(2),
        possibleAbilities: fc.uniqueArray(ability, { minLength: 1, maxLength: 2 }),
      }),
      { maxLength: 5 },
    ),
  });
});

describe('for the types of any chart', () => {
  it('offense has each type in exactly one group', () => {
    always(scenarios, slowRuns, ({ attacks, world }) => {
      const groups = offense(attacks, world);
      const types = groups.flatMap(({ matchups }) => matchups.map(({ defending }) => defending));
      expect([...types].sort()).toEqual([...world.chart.types].sort());
      for (const { multiplier, matchups } of groups) {
        for (const { defending } of matchups) {
          const hit = bestHit(attacks, { typing: [defending] }, world);
          expectClose(hit.multiplier, multiplier);
        }
      }
    });
  });

  it('each pair is in one group, and walls are the pairs with 1 or less', () => {
    always(scenarios, slowRuns, ({ attacks, world }) => {
      const pairs = typingsOf(world.chart, 2);
      const { length } = world.chart.types;
      expect(pairs).toHaveLength((length * (length - 1)) / 2);
      const groups = groupByBestAttack(attacks, pairs, world);
      expect(new Set(groups.flatMap(({ typings }) => typings))).toEqual(new Set(pairs));
      const wallSet = new Set(walls(attacks, pairs, world));
      for (const typing of pairs) {
        const { multiplier } = bestHit(attacks, { typing }, world);
        expect(wallSet.has(typing)).toBe(multiplier <= 1);
      }
    });
  });

  it('the next types are those not chosen, each with its gain', () => {
    always(scenarios, slowRuns, ({ attacks, targets, world }) => {
      const chosen = new Set(attacks.map(({ type }) => type));
      const next = nextTypes(attacks, targets, world);
      expect(next.map(({ type }) => type).sort()).toEqual(
        world.chart.types.filter((type) => !chosen.has(type)).sort(),
      );
      const countHits = (allAttacks: readonly Attack[]) =>
        targets.filter(({ typing, possibleAbilities }) =>
          possibleAbilities.some((ability) => {
            const defender = { typing, abilities: ability && [ability] };
            return bestHit(allAttacks, defender, world).multiplier > 1;
          }),
        ).length;
      for (const { type, gain } of next) {
        expect(gain).toBe(countHits([...attacks, { type }]) - countHits(attacks));
      }
    });
  });

  it('a team has a row per type, and suggestions equal a brute-force search', () => {
    always(scenarios, slowRuns, ({ members, targets, world }) => {
      expect(team(members, world).map(({ attacking }) => attacking)).toEqual(world.chart.types);
      const suggestions = suggestMembers(members, targets, world, Number.POSITIVE_INFINITY);
      expect(suggestions.map(({ candidate }) => candidate).sort()).toEqual(
        [...targets.keys()].sort(),
      );
      for (const { candidate, ability, danger } of suggestions) {
        const { typing, possibleAbilities } = targets[candidate]!;
        expect(possibleAbilities).toContain(ability);
        const dangers = possibleAbilities.map((each) => {
          const newcomer = { typing, abilities: each && [each] };
          return teamDanger(team([...members, newcomer], world));
        });
        expectClose(danger, Math.min(...dangers));
        const { resists, immune, sharedWeaknesses } = explainSuggestion(members, { typing }, world);
        expect(world.chart.types).toEqual(
          expect.arrayContaining([...resists, ...immune, ...sharedWeaknesses]),
        );
      }
    });
  });
});

it('1.6 × 1.6 × 0.390625 is 1, which is not super effective', () => {
  const chart = parseChart({
    types: ['a', 'b', 'c'],
    chart: { a: { a: 1.6, b: 1.6, c: 0.390625 } },
  });
  const world: World = { ruleset: 'default', chart };
  const defender = { typing: chart.types, abilities: ['filter'] } as const;
  const attack = { type: chart.types[0], abilities: ['neuroforce'] } as const;
  expect(matchup(attack, defender, world)).toMatchObject({ effectiveness: 1, multiplier: 1 });
});
