import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseChart } from '#core/charts/chartFile/parseChart.ts';
import { types as officialTypes, type Type } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import { abilities } from '#core/rules/ability.ts';
import { moves } from '#core/rules/move.ts';
import { eras } from '#core/rulesets/era.ts';
import { namesIn, namesOn } from '#tests/engineRows.ts';
import { bestSets } from './bestSets.ts';
import type { Target } from './coverage.ts';

type Scenario = { world: World; attacks: Attack[]; targets: Target[]; count: number };

const factor = fc.constantFrom(0, 0.25, 0.5, 1, 1, 1, 1.6, 2, 4);

/** Charts of 1 to 8 official and own types. */
const worlds: fc.Arbitrary<World> = fc
  .record({
    types: fc.shuffledSubarray<string>([...officialTypes, 'own_1', 'own_2', 'own_3', 'own_4'], {
      minLength: 1,
      maxLength: 8,
    }),
    factors: fc.array(factor, { minLength: 64, maxLength: 64 }),
    ruleset: fc.constantFrom(...eras),
  })
  .map(({ types, factors, ruleset }) => {
    const row = (place: number) =>
      Object.fromEntries(types.map((type, other) => [type, factors[place * 8 + other]!]));
    const chart = Object.fromEntries(types.map((type, place) => [type, row(place)]));
    return { ruleset, chart: parseChart({ types, chart }) };
  });

const scenarios: fc.Arbitrary<Scenario> = worlds.chain((world) => {
  const { chart, ruleset } = world;
  const type = fc.constantFrom(...chart.types);
  const attackerAbilities = fc.subarray(namesOn('attacking', ruleset, abilities), {
    maxLength: ruleset === 'gen1' ? 0 : 1,
  });
  return fc.record({
    world: fc.constant(world),
    attacks: fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ type, abilities: attackerAbilities }) },
        {
          weight: 1,
          arbitrary: fc.record({ move: fc.constantFrom(...namesIn(ruleset, moves)) }),
        },
        { weight: 1, arbitrary: fc.constant({ type: 'stellar' as const }) },
      ),
      { maxLength: 3 },
    ),
    targets: fc.array(
      fc.record({
        typing: fc.uniqueArray(type, { minLength: 1, maxLength: 3 }),
        possibleAbilities: fc.uniqueArray(
          fc.constantFrom(undefined, ...namesOn('defending', ruleset, abilities)),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 25 },
    ),
    count: fc.integer({ min: 0, max: 6 }),
  });
});

/** All sets of `count` types, in the order of the types. */
function listSets(types: readonly Type[], count: number): Type[][] {
  if (count === 0) return [[]];
  return types.flatMap((type, place) =>
    listSets(types.slice(place + 1), count - 1).map((others) => [type, ...others]),
  );
}

/** The result of `bestSets`, by a brute-force search with `matchup`. */
function searchAll({ world, attacks, targets, count }: Scenario): ReturnType<typeof bestSets> {
  const { types } = world.chart;
  const isChosen = (each: Type) => attacks.some(({ type, move }) => !move && type === each);
  const chosenTypes = types.filter(isChosen);
  if (chosenTypes.length > count) return undefined;

  const listHits = (attack: Attack) =>
    targets.map(({ typing, possibleAbilities }) =>
      (possibleAbilities.length > 0 ? possibleAbilities : [undefined]).some((ability) => {
        const defender = { typing, abilities: ability && [ability] };
        return matchup(attack, defender, world).multiplier > 1;
      }),
    );
  const hitBefore = attacks.map(listHits);
  const hitBy = new Map(types.map((type) => [type, listHits({ type })]));
  const otherTypes = types.filter((type) => !isChosen(type));
  const size = Math.min(count - chosenTypes.length, otherTypes.length);
  const candidates = listSets(otherTypes, size).map((addedTypes) => {
    const rows = [...hitBefore, ...addedTypes.map((type) => hitBy.get(type)!)];
    return {
      set: types.filter((type) => isChosen(type) || addedTypes.includes(type)),
      hitCount: targets.filter((_, index) => rows.some((row) => row[index])).length,
    };
  });
  const hitCount = Math.max(...candidates.map((each) => each.hitCount));
  const sets = candidates.filter((each) => each.hitCount === hitCount).map(({ set }) => set);
  return { sets: sets.slice(0, 50), ties: sets.length, hitCount, isExact: true };
}

it('the best sets in any small chart equal a brute-force search, in the same order', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { attacks, targets, world, count } = scenario;
      expect(bestSets(attacks, targets, world, count)).toEqual(searchAll(scenario));
    }),
  );
});
