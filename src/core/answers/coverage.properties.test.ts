import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Type, Typing } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { type Attack, type Defender, type World, worldIn } from '#core/hit/situation.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { moves } from '#core/rules/move.ts';
import { eras } from '#core/rulesets/era.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { namesIn, namesOn } from '#tests/engineRows.ts';
import { defaultRuns, slowRuns } from '#tests/runs.ts';
import { bestHit, createBestAttackLookup } from './bestHit.ts';
import { bestSets } from './bestSets.ts';
import { coverage, coverageModes, modeOf, summarize, type Target } from './coverage.ts';
import { nextTypes } from './nextType.ts';
import { groupByBestAttack, offense, typingsOf, walls } from './offense.ts';

type Scenario = { attacks: Attack[]; targets: Target[]; world: World };

/** The types with the most rules, which occur more often in the scenarios. */
const busyTypes = ['ground', 'fire', 'water', 'ghost', 'normal'] as const;

const scenarios: fc.Arbitrary<Scenario> = fc
  .record({
    ruleset: fc.constantFrom(...eras, 'default', 'default'),
    inverse: fc.constantFrom(false, false, true),
  })
  .map(({ ruleset, inverse }) => worldIn(ruleset, inverse))
  .chain(scenariosIn);

function scenariosIn(world: World): fc.Arbitrary<Scenario> {
  const { ruleset } = world;
  const types = typesIn(ruleset);
  const isModern = ruleset === 'default';
  const attackerAbilities = fc
    .option(fc.constantFrom(undefined, ...namesOn('attacking', ruleset, abilities)), {
      nil: undefined,
    })
    .map((ability) => (ability ? [ability] : []));
  const typing = fc.uniqueArray(fc.constantFrom(...types, ...busyTypes), {
    minLength: 1,
    maxLength: isModern ? 3 : 2,
  });
  const attack: fc.Arbitrary<Attack> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constantFrom(...types), abilities: attackerAbilities }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        move: fc.constantFrom(...namesIn(ruleset, moves)),
        abilities: attackerAbilities,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: isModern ? ('stellar' as const) : 'ghost' }) },
  );
  return fc.record({
    attacks: fc.array(attack, { maxLength: 5 }),
    targets: fc.array(
      fc.record({
        typing,
        possibleAbilities: fc.uniqueArray(
          fc.constantFrom(undefined, ...namesOn('defending', ruleset, abilities)),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 8 },
    ),
    world: fc.constant(world),
  });
}

/** Checks the predicate on random scenarios. */
function always(predicate: (scenario: Scenario) => void, numRuns = defaultRuns): void {
  fc.assert(fc.property(scenarios, predicate), { numRuns });
}

function defenderOf(typing: Typing, ability: Ability | undefined): Defender {
  return { typing, abilities: ability ? [ability] : [] };
}

/** The largest multiplier that `matchup` returns. */
function maxMultiplier(
  { attacks, world }: Scenario,
  { typing, possibleAbilities }: Target,
): number {
  if (attacks.length === 0) return 1;
  const alternatives = possibleAbilities.length > 0 ? possibleAbilities : [undefined];
  return Math.max(
    ...attacks.flatMap((attack) =>
      alternatives.map((ability) => matchup(attack, defenderOf(typing, ability), world).multiplier),
    ),
  );
}

describe('the best attack', () => {
  it('has the multiplier of matchup, in bestHit and in createBestAttackLookup', () => {
    always((scenario) => {
      const { attacks, targets, world } = scenario;
      const best = createBestAttackLookup(attacks, world);
      for (const { typing, possibleAbilities } of targets) {
        for (const ability of [undefined, ...possibleAbilities]) {
          const hit = bestHit(attacks, defenderOf(typing, ability), world);
          expect(hit.multiplier).toBe(
            maxMultiplier(scenario, { typing, possibleAbilities: [ability] }),
          );
          const { attack, multiplier } = hit;
          expect(best(typing, ability)).toEqual({ attack, multiplier });
          expect(best([...typing].reverse(), ability).multiplier).toBe(multiplier);
          if (attack)
            expect(hit).toMatchObject(matchup(attack, defenderOf(typing, ability), world));
        }
      }
    });
  });

  it('never has a smaller multiplier with one more attack', () => {
    always(({ attacks, targets, world }) => {
      fc.pre(attacks.length > 1);
      const before = coverage(attacks.slice(1), targets, world);
      const after = coverage(attacks, targets, world);
      for (const [index, { multiplier }] of after.entries()) {
        expect(multiplier).toBeGreaterThanOrEqual(before[index]!.multiplier);
      }
    });
  });
});

describe('offense', () => {
  it('has every type in exactly one group, the largest multiplier first', () => {
    always(({ attacks, world }) => {
      const groups = offense(attacks, world);
      const matchups = groups.flatMap((group) => group.matchups);
      const types = matchups.map(({ defending }) => defending);
      expect(types.sort()).toEqual([...typesIn(world.ruleset)].sort());

      const multipliers = groups.map(({ multiplier }) => multiplier);
      expect(multipliers).toEqual([...new Set(multipliers)].sort((one, other) => other - one));
      for (const group of groups) {
        for (const { defending, ...hit } of group.matchups) {
          expect(hit).toEqual(bestHit(attacks, { typing: [defending] }, world));
          expect(hit.multiplier).toBe(group.multiplier);
        }
      }
    });
  });

  it('has every pair in exactly one group, and the walls are the groups of 1 and less', () => {
    always((scenario) => {
      const { attacks, world } = scenario;
      const pairs = typingsOf(world.chart, 2);
      const groups = groupByBestAttack(attacks, pairs, world);
      const groupTypings = groups.flatMap(({ typings }) => typings);
      expect(groupTypings).toHaveLength(pairs.length);
      expect(new Set(groupTypings)).toEqual(new Set(pairs));

      const multipliers = groups.map(({ multiplier }) => multiplier);
      expect(multipliers).toEqual([...new Set(multipliers)].sort((one, other) => other - one));
      const wallSet = new Set(walls(attacks, pairs, world));
      for (const { multiplier, typings } of groups) {
        for (const typing of typings) {
          expect(multiplier).toBe(maxMultiplier(scenario, { typing, possibleAbilities: [] }));
          expect(wallSet.has(typing)).toBe(multiplier <= 1);
        }
      }
    }, slowRuns);
  });
});

describe('coverage', () => {
  it('is the largest multiplier of any attack and any possible ability', () => {
    always((scenario) => {
      const results = coverage(scenario.attacks, scenario.targets, scenario.world);
      expect(results.map(({ multiplier }) => multiplier)).toEqual(
        scenario.targets.map((target) => maxMultiplier(scenario, target)),
      );
    });
  });

  it('lists exactly the abilities that lead to another mode, each with its multiplier', () => {
    always((scenario) => {
      const results = coverage(scenario.attacks, scenario.targets, scenario.world);
      for (const [index, { multiplier, ability, exceptions }] of results.entries()) {
        const { typing, possibleAbilities } = scenario.targets[index]!;
        const multiplierWith = (one: (typeof possibleAbilities)[number]) =>
          maxMultiplier(scenario, { typing, possibleAbilities: [one] });
        const others = possibleAbilities.filter(
          (each) => modeOf(multiplierWith(each)) !== modeOf(multiplier),
        );
        expect(exceptions.map((each) => each.ability)).toEqual(others);
        for (const each of exceptions) expect(each.multiplier).toBe(multiplierWith(each.ability));
        expect(multiplierWith(ability)).toBe(multiplier);
      }
    });
  });

  it('splits the list into three modes, which the summary counts', () => {
    always(({ attacks, targets, world }) => {
      const results = coverage(attacks, targets, world);
      const { weaknesses, normal, resistances, immunities, unless } = summarize(results);
      const counts = coverageModes.map(
        (mode) => results.filter(({ multiplier }) => modeOf(multiplier) === mode).length,
      );
      expect(counts).toEqual([weaknesses, normal, resistances + immunities]);
      expect(weaknesses + normal + resistances + immunities).toBe(targets.length);
      expect(unless).toBeLessThanOrEqual(weaknesses);
    });
  });

  it('is 1 without an attack', () => {
    always(({ targets, world }) => {
      for (const { multiplier, attack, exceptions } of coverage([], targets, world)) {
        expect({ multiplier, attack, exceptions }).toEqual({
          multiplier: 1,
          attack: undefined,
          exceptions: [],
        });
      }
    });
  });
});

/** The number of targets that the attacks or plain attacks of the types are super effective on. */
function countHits({ attacks, targets, world }: Scenario, types: readonly Type[]): number {
  const allAttacks = [...attacks, ...types.map((type) => ({ type }))];
  return summarize(coverage(allAttacks, targets, world)).weaknesses;
}

/** The types of the generation, and those chosen as an attack that is not a move. */
function typesOf({ attacks, world }: Scenario): {
  types: readonly Type[];
  chosen: readonly Type[];
} {
  const types = typesIn(world.ruleset);
  const isChosen = (each: Type) => attacks.some(({ type, move }) => !move && type === each);
  return { types, chosen: types.filter(isChosen) };
}

describe('the next type', () => {
  it('has the gain of the coverage with it, the best first', () => {
    always((scenario) => {
      const { types, chosen } = typesOf(scenario);
      const next = nextTypes(scenario.attacks, scenario.targets, scenario.world, []);
      const expected = types
        .filter((type) => !chosen.includes(type))
        .map((type) => ({
          type,
          gain: countHits(scenario, [type]) - countHits(scenario, []),
          brokenWalls: [],
        }))
        .sort((one, other) => other.gain - one.gain);
      expect(next).toEqual(expected);
    });
  });
});

describe('the best sets', () => {
  it('equal a brute-force search', () => {
    always((scenario) => {
      const { types, chosen } = typesOf(scenario);
      const count = Math.max(1, chosen.length + (scenario.targets.length % 3));
      const others = types.filter((type) => !chosen.includes(type));
      const candidates = listSets(others, count - chosen.length).map((added) => ({
        set: types.filter((type) => chosen.includes(type) || added.includes(type)),
        hitCount: countHits(scenario, added),
      }));
      const hitCount = Math.max(...candidates.map((each) => each.hitCount));
      const tiedSets = candidates
        .filter((each) => each.hitCount === hitCount)
        .map(({ set }) => set);

      const best = bestSets(scenario.attacks, scenario.targets, scenario.world, count)!;
      expect(best).toMatchObject({ hitCount, ties: tiedSets.length, isExact: true });
      expect(best.sets).toHaveLength(Math.min(50, tiedSets.length));
      expect(tiedSets).toEqual(expect.arrayContaining(best.sets));
      expect(
        bestSets(scenario.attacks, scenario.targets, scenario.world, chosen.length - 1),
      ).toBeUndefined();
    });
  });
});

/** All sets of `count` types. */
function listSets(types: readonly Type[], count: number): Type[][] {
  const sets = types.reduce<Type[][]>(
    (previousSets, type) => {
      const smallerSets = previousSets.filter((set) => set.length < count);
      return previousSets.concat(smallerSets.map((set) => [...set, type]));
    },
    [[]],
  );
  return sets.filter((set) => set.length === count);
}
