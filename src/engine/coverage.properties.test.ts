import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ability, abilities } from './ability.ts';
import { bestHit, bestLookup } from './bestHit.ts';
import { bestSets } from './bestSets.ts';
import { coverage, modeOf, modes, summarize, type Target } from './coverage.ts';
import { matchup } from './effectiveness.ts';
import { generations, typesIn } from './generation.ts';
import { moves } from './move.ts';
import { nextTypes } from './nextType.ts';
import { byBest, offense, typingsOf, walls } from './offense.ts';
import { type Attack, type Defender, type World, worldIn } from './situation.ts';
import { namesIn, namesOn } from './testing.ts';
import type { Type, Typing } from './type.ts';

type Hunt = { attacks: Attack[]; targets: Target[]; world: World };

/** The types that the most rules name come up more often. */
const busyTypes = ['ground', 'fire', 'water', 'ghost', 'normal'] as const;

const hunts: fc.Arbitrary<Hunt> = fc
  .record({
    generation: fc.constantFrom(...generations, 'default', 'default'),
    inverse: fc.constantFrom(false, false, true),
  })
  .map(({ generation, inverse }) => worldIn(generation, inverse))
  .chain(huntsIn);

function huntsIn(world: World): fc.Arbitrary<Hunt> {
  const { generation } = world;
  const types = typesIn(generation);
  const modern = generation === 'default';
  const attackerAbilities = fc
    .option(fc.constantFrom(undefined, ...namesOn('attacking', generation, abilities)), {
      nil: undefined,
    })
    .map((ability) => (ability ? [ability] : []));
  const typing = fc.uniqueArray(fc.constantFrom(...types, ...busyTypes), {
    minLength: 1,
    maxLength: modern ? 3 : 2,
  });
  const attack: fc.Arbitrary<Attack> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constantFrom(...types), abilities: attackerAbilities }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        move: fc.constantFrom(...namesIn(generation, moves)),
        abilities: attackerAbilities,
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: modern ? ('stellar' as const) : 'ghost' }) },
  );
  return fc.record({
    attacks: fc.array(attack, { maxLength: 5 }),
    targets: fc.array(
      fc.record({
        typing,
        possibleAbilities: fc.uniqueArray(
          fc.constantFrom(undefined, ...namesOn('defending', generation, abilities)),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 8 },
    ),
    world: fc.constant(world),
  });
}

/** Holds for every hunt. */
function always(predicate: (hunt: Hunt) => void, numRuns = 1000): void {
  fc.assert(fc.property(hunts, predicate), { seed: 18, numRuns });
}

function defenderOf(typing: Typing, ability: Ability | undefined): Defender {
  return { typing, abilities: ability ? [ability] : [] };
}

/** The best of the explained answers. */
function most({ attacks, world }: Hunt, { typing, possibleAbilities }: Target): number {
  if (attacks.length === 0) return 1;
  const possible = possibleAbilities.length > 0 ? possibleAbilities : [undefined];
  return Math.max(
    ...attacks.flatMap((attack) =>
      possible.map((ability) => matchup(attack, defenderOf(typing, ability), world).multiplier),
    ),
  );
}

describe('the best attack', () => {
  it('does what the explained answer says, in the fast way as well', () => {
    always((hunt) => {
      const { attacks, targets, world } = hunt;
      const best = bestLookup(attacks, world);
      for (const { typing, possibleAbilities } of targets) {
        for (const ability of [undefined, ...possibleAbilities]) {
          const hit = bestHit(attacks, defenderOf(typing, ability), world);
          expect(hit.multiplier).toBe(most(hunt, { typing, possibleAbilities: [ability] }));
          const { attack, multiplier } = hit;
          expect(best(typing, ability)).toEqual({ attack, multiplier });
          expect(best([...typing].reverse(), ability).multiplier).toBe(multiplier);
          if (attack)
            expect(hit).toMatchObject(matchup(attack, defenderOf(typing, ability), world));
        }
      }
    });
  });

  it('never hits less for one more attack', () => {
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
  it('has every type in exactly one group, the hardest hit first', () => {
    always(({ attacks, world }) => {
      const groups = offense(attacks, world);
      const matchups = groups.flatMap((group) => group.matchups);
      const types = matchups.map(({ defending }) => defending);
      expect(types.sort()).toEqual([...typesIn(world.generation)].sort());

      const multipliers = groups.map(({ multiplier }) => multiplier);
      expect(multipliers).toEqual([...new Set(multipliers)].sort((one, other) => other - one));
      for (const group of groups) {
        for (const { defending, ...hit } of group.matchups) {
          expect(hit).toEqual(bestHit(attacks, { typing: [defending] }, world));
          expect(hit.multiplier).toBe(group.multiplier);
        }
      }
    }, 300);
  });

  it('has every pair in exactly one group, and the walls are the groups of 1 and less', () => {
    always((hunt) => {
      const { attacks, world } = hunt;
      const pairs = typingsOf(world.chart, 2);
      const groups = byBest(attacks, pairs, world);
      const grouped = groups.flatMap(({ typings }) => typings);
      expect(grouped).toHaveLength(pairs.length);
      expect(new Set(grouped)).toEqual(new Set(pairs));

      const multipliers = groups.map(({ multiplier }) => multiplier);
      expect(multipliers).toEqual([...new Set(multipliers)].sort((one, other) => other - one));
      const standing = new Set(walls(attacks, pairs, world));
      for (const { multiplier, typings } of groups) {
        for (const typing of typings) {
          expect(multiplier).toBe(most(hunt, { typing, possibleAbilities: [] }));
          expect(standing.has(typing)).toBe(multiplier <= 1);
        }
      }
    }, 50);
  });
});

describe('coverage', () => {
  it('is the most that an attack does to any of the abilities', () => {
    always((hunt) => {
      const covered = coverage(hunt.attacks, hunt.targets, hunt.world);
      expect(covered.map(({ multiplier }) => multiplier)).toEqual(
        hunt.targets.map((target) => most(hunt, target)),
      );
    });
  });

  it('names exactly the abilities that lead to another mode, each with its answer', () => {
    always((hunt) => {
      const covered = coverage(hunt.attacks, hunt.targets, hunt.world);
      for (const [index, { multiplier, ability, exceptions }] of covered.entries()) {
        const { typing, possibleAbilities } = hunt.targets[index]!;
        const alone = (one: (typeof possibleAbilities)[number]) =>
          most(hunt, { typing, possibleAbilities: [one] });
        const others = possibleAbilities.filter(
          (each) => modeOf(alone(each)) !== modeOf(multiplier),
        );
        expect(exceptions.map((each) => each.ability)).toEqual(others);
        for (const each of exceptions) expect(each.multiplier).toBe(alone(each.ability));
        expect(alone(ability)).toBe(multiplier);
      }
    });
  });

  it('splits the list into three modes, which the summary counts', () => {
    always(({ attacks, targets, world }) => {
      const covered = coverage(attacks, targets, world);
      const { weaknesses, normal, resistances, immunities, unless } = summarize(covered);
      const counts = modes.map(
        (mode) => covered.filter(({ multiplier }) => modeOf(multiplier) === mode).length,
      );
      expect(counts).toEqual([weaknesses, normal, resistances + immunities]);
      expect(weaknesses + normal + resistances + immunities).toBe(targets.length);
      expect(unless).toBeLessThanOrEqual(weaknesses);
    });
  });

  it('leaves everything normal without an attack', () => {
    always(({ targets, world }) => {
      for (const { multiplier, attack, exceptions } of coverage([], targets, world)) {
        expect({ multiplier, attack, exceptions }).toEqual({
          multiplier: 1,
          attack: undefined,
          exceptions: [],
        });
      }
    }, 200);
  });
});

/** How many of the targets are hit for more than 1 once plain attacks of the types are added. */
function hitWith({ attacks, targets, world }: Hunt, types: readonly Type[]): number {
  const all = [...attacks, ...types.map((type) => ({ type }))];
  return summarize(coverage(all, targets, world)).weaknesses;
}

/** The types, and the types of attacks that are no moves. */
function typesOf({ attacks, world }: Hunt): { types: readonly Type[]; chosen: readonly Type[] } {
  const types = typesIn(world.generation);
  const isChosen = (wanted: Type) => attacks.some(({ type, move }) => !move && type === wanted);
  return { types, chosen: types.filter(isChosen) };
}

describe('the next type', () => {
  it('gains what the coverage with it has more, the best first', () => {
    always((hunt) => {
      const { types, chosen } = typesOf(hunt);
      const next = nextTypes(hunt.attacks, hunt.targets, hunt.world, []);
      const expected = types
        .filter((type) => !chosen.includes(type))
        .map((type) => ({
          type,
          gained: hitWith(hunt, [type]) - hitWith(hunt, []),
          breaks: [],
        }))
        .sort((one, other) => other.gained - one.gained);
      expect(next).toEqual(expected);
    }, 300);
  });
});

describe('the best sets', () => {
  it('are those of trying out every set', () => {
    always((hunt) => {
      const { types, chosen } = typesOf(hunt);
      const count = Math.max(1, chosen.length + (hunt.targets.length % 3));
      const others = types.filter((type) => !chosen.includes(type));
      const tried = allSets(others, count - chosen.length).map((added) => ({
        set: types.filter((type) => chosen.includes(type) || added.includes(type)),
        hit: hitWith(hunt, added),
      }));
      const hit = Math.max(...tried.map((each) => each.hit));
      const tied = tried.filter((each) => each.hit === hit).map(({ set }) => set);

      const best = bestSets(hunt.attacks, hunt.targets, hunt.world, count)!;
      expect(best).toMatchObject({ hit, ties: tied.length, isExact: true });
      expect(best.sets).toHaveLength(Math.min(50, tied.length));
      expect(tied).toEqual(expect.arrayContaining(best.sets));
      expect(bestSets(hunt.attacks, hunt.targets, hunt.world, chosen.length - 1)).toBeUndefined();
    }, 150);
  });
});

/** Every choice of so many of the types. */
function allSets(types: readonly Type[], count: number): Type[][] {
  const sets = types.reduce<Type[][]>(
    (before, type) => {
      const room = before.filter((set) => set.length < count);
      return before.concat(room.map((set) => [...set, type]));
    },
    [[]],
  );
  return sets.filter((set) => set.length === count);
}
