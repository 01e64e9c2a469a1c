import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackingType } from '#core/charts/type.ts';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import { type Defender, type World, worldIn } from '#core/hit/situation.ts';
import { abilitiesIn } from '#core/rules/ability.ts';
import { supports, teraTypesIn, typesIn } from '#core/rulesets/ruleset.ts';
import { generations } from '#tests/engineRows.ts';
import { compare, listEncounters } from './comparison.ts';
import { defense } from './defense.ts';

type Question = { defenders: readonly Defender[]; world: World };

/** Two or three defenders of any generation or game. */
const questions: fc.Arbitrary<Question> = fc.constantFrom(...generations).chain((ruleset) => {
  const hasTera = supports(ruleset, 'tera');
  const defender = fc.record({
    typing: fc.uniqueArray(fc.constantFrom(...typesIn(ruleset)), { minLength: 1, maxLength: 2 }),
    abilities: fc.constantFrom([], ...abilitiesIn(ruleset).map((ability) => [ability])),
    tera: fc.constantFrom(undefined, ...(hasTera ? teraTypesIn(ruleset) : [])),
  });
  return fc.record({
    defenders: fc.array(defender, { minLength: 2, maxLength: 3 }),
    world: fc.constant(worldIn(ruleset)),
  });
});

/** The multiplier of a type on a defender as Defense has it, or that of Stellar on one without a Tera type. */
function multiplierOf(attacking: AttackingType, defender: Defender, world: World): number {
  const group = defense(defender, world).find(({ matchups }) =>
    matchups.some((each) => each.attacking === attacking),
  );
  return group?.multiplier ?? evaluateHit({ type: attacking }, defender, world).multiplier;
}

describe('a comparison', () => {
  it('has each type once, with the numbers of Defense', () => {
    fc.assert(
      fc.property(questions, ({ defenders, world }) => {
        const { differences, agreements } = compare(defenders, world);
        const rows = [...differences, ...agreements];
        const expectedTypes = defenders.flatMap((each) =>
          defense(each, world).flatMap(({ matchups }) => matchups.map((row) => row.attacking)),
        );
        expect(new Set(rows.map(({ attacking }) => attacking))).toEqual(new Set(expectedTypes));
        expect(rows).toHaveLength(new Set(expectedTypes).size);
        for (const { attacking, matchups } of rows) {
          expect(matchups.map(({ multiplier }) => Math.fround(multiplier))).toEqual(
            defenders.map((each) => Math.fround(multiplierOf(attacking, each, world))),
          );
        }
      }),
    );
  });

  it('says only what is true of the numbers, and all of it', () => {
    fc.assert(
      fc.property(questions, ({ defenders, world }) => {
        const comparison = compare(defenders, world);
        const { differences, agreements, sharedImmunities, ownWeaknesses } = comparison;
        for (const { attacking } of [...differences, ...agreements]) {
          const multipliers = defenders.map((each) => multiplierOf(attacking, each, world));
          const isEqual = new Set(multipliers.map(Math.fround)).size === 1;
          expect(agreements.some((row) => row.attacking === attacking)).toBe(isEqual);
          expect(sharedImmunities.includes(attacking)).toBe(
            multipliers.every((each) => each === 0),
          );
          const weakOnes = multipliers.flatMap((each, index) => (each > 1 ? [index] : []));
          const isOwn = ownWeaknesses.map((types) => types.includes(attacking));
          expect(isOwn).toEqual(
            defenders.map((_, index) => weakOnes.length === 1 && weakOnes[0] === index),
          );
        }
      }),
    );
  });

  it('does not depend on the order of the defenders', () => {
    fc.assert(
      fc.property(questions, ({ defenders, world }) => {
        const comparison = compare(defenders, world);
        const reversed = compare(defenders.toReversed(), world);
        expect(reversed.sharedImmunities).toEqual(comparison.sharedImmunities);
        expect(reversed.ownWeaknesses).toEqual(comparison.ownWeaknesses.toReversed());
        expect(new Set(reversed.differences.map(({ attacking }) => attacking))).toEqual(
          new Set(comparison.differences.map(({ attacking }) => attacking)),
        );
      }),
    );
  });
});

describe('an encounter', () => {
  it('has the best of each one’s own types, and the winner that the numbers have', () => {
    fc.assert(
      fc.property(questions, ({ defenders, world }) => {
        const encounters = listEncounters(defenders, world);
        expect(encounters).toHaveLength(defenders.length === 3 ? 3 : 1);
        for (const { pair, hits, winner } of encounters) {
          const numbers = hits.map((hit, side) => {
            const attacker = defenders[pair[side]!]!;
            const target = defenders[pair[1 - side]!]!;
            const { typing, tera, abilities } = attacker;
            const multipliers = [...typing, ...(tera ? [tera] : [])].map(
              (type) => evaluateHit({ type, abilities }, target, world).multiplier,
            );
            expect(hit?.matchup.multiplier).toBe(Math.max(...multipliers));
            return Math.fround(Math.max(...multipliers));
          });
          const [first, second] = numbers as [number, number];
          const expectedWinner =
            first > second && second <= 1
              ? pair[0]
              : second > first && first <= 1
                ? pair[1]
                : undefined;
          expect(winner).toBe(expectedWinner);
        }
      }),
    );
  });
});
