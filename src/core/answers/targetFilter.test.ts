import { Dex, type ID, type ModdedDex } from '@pkmn/sim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChart } from '#core/charts/chart.ts';
import type { OfficialType, Type } from '#core/charts/type.ts';
import { worldIn } from '#core/hit/situation.ts';
import { emptyPokemonFilter } from '#core/links/coverage.ts';
import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { slowRuns } from '#tests/runs.ts';
import { simulate } from '#tests/simulator.ts';
import { engineGenerations } from '#tests/situation.ts';
import type { Target } from './coverage.ts';
import {
  createTargetFilter,
  doubleWeaknessIn,
  filterIn,
  type TargetFilter,
} from './targetFilter.ts';

const capitalize = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}`;

/** The multiplier of the type on the species, by the chart of the simulator. */
function multiplierIn(dex: ModdedDex, type: Type, types: readonly string[]): number {
  const attacking = capitalize(type);
  return dex.getImmunity(attacking, [...types])
    ? 2 ** dex.getEffectiveness(attacking, [...types])
    : 0;
}

/** Whether a Pokémon with these multipliers matches the filter. */
function isMatch(
  filter: TargetFilter,
  typing: readonly Type[],
  attackers: readonly Type[],
  getMultiplier: (type: Type) => number,
): boolean {
  return (
    (!filter.type || typing.includes(filter.type)) &&
    (!filter.secondType ||
      (filter.secondType === filter.type
        ? new Set(typing).size === 1
        : typing.includes(filter.secondType))) &&
    filter.resists.every((type) => getMultiplier(type) < 1) &&
    filter.notWeakTo.every((type) => getMultiplier(type) <= 1) &&
    (!filter.hasDoubleWeakness || attackers.some((type) => getMultiplier(type) >= 4))
  );
}

describe.each([
  [1, 'gen1'],
  [2, 'gen2'],
  [5, 'gen2'],
  [6, 'default'],
  [9, 'default'],
] as const)('in generation %i', (number, ruleset) => {
  const dex = Dex.forGen(number);
  const world = worldIn(ruleset);
  const types = typesIn(ruleset);
  const species = dex.species
    .all()
    .filter(
      ({ gen, num, isNonstandard, types }) =>
        gen <= number && num > 0 && !isNonstandard && types.length < 3,
    )
    .map((each) => ({
      name: each.name,
      types: each.types,
      target: {
        typing: each.types.map((type) => type.toLowerCase() as OfficialType),
        possibleAbilities: [],
      } satisfies Target,
    }));

  const conditions = fc.record({
    type: fc.constantFrom(undefined, ...types),
    secondType: fc.constantFrom(undefined, ...types),
    resists: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 2 }),
    notWeakTo: fc.uniqueArray(fc.constantFrom(...types), { maxLength: 3 }),
    hasDoubleWeakness: fc.boolean(),
  });
  const filters: fc.Arbitrary<TargetFilter> = conditions.map((each) => filterIn(world, each));

  it('the matches are those by the chart of the simulator', () => {
    expect(species.length).toBeGreaterThan(140);
    fc.assert(
      fc.property(filters, (filter) => {
        const matches = createTargetFilter(filter, world);
        const expected = species.filter(({ types: names, target }) =>
          isMatch(filter, target.typing, types, (type) => multiplierIn(dex, type, names)),
        );
        expect(species.filter(({ target }) => matches(target)).map(({ name }) => name)).toEqual(
          expected.map(({ name }) => name),
        );
      }),
      { numRuns: slowRuns },
    );
  });
});

const names = [
  ...['Rotom-Wash', 'Bronzong', 'Flygon', 'Parasect', 'Rhyperior', 'Heatran', 'Lapras', 'Snorlax'],
  ...['Stufful', 'Shedinja', 'Necrozma-Dusk-Mane', 'Mamoswine', 'Dewgong', 'Orthworm', 'Tropius'],
];

describe.each([9, 6, 4] as const)('with abilities, in generation %i', (number) => {
  const ruleset = engineGenerations[number];
  const world = worldIn(ruleset);
  const types = typesIn(ruleset);
  const abilities = abilitiesIn(ruleset, 'defending');
  const dex = Dex.forGen(number);
  const species = names.map((name) => dex.species.get(name)).filter(({ gen }) => gen <= number);

  it.each(species.map((each) => [each.name, each] as const))(
    '%s counts with the ability that is worst for it in real battles',
    (_, { types: typeNames, abilities: slots }) => {
      const typing = typeNames.map((type) => type.toLowerCase() as OfficialType);
      const possibleAbilities = [
        ...new Set(
          Object.values(slots).map((name) => {
            const id = dex.abilities.get(name as ID).id;
            return abilities.find((ability: Ability) => ability.replaceAll('_', '') === id);
          }),
        ),
      ];
      const worst = new Map(
        types.map((type) => {
          const multipliers = possibleAbilities.map(
            (ability) =>
              simulate(
                { attack: { type }, defender: { typing, abilities: ability && [ability] } },
                number,
              ).multiplier,
          );
          // The simulator rounds each factor.
          return [type, Math.round(100 * Math.max(...multipliers)) / 100] as const;
        }),
      );
      const target = { typing, possibleAbilities };
      for (const type of types) {
        for (const filter of [
          { ...emptyPokemonFilter, resists: [type] },
          { ...emptyPokemonFilter, notWeakTo: [type] },
          { ...emptyPokemonFilter, resists: [type], hasDoubleWeakness: true },
        ]) {
          expect([type, createTargetFilter(filter, world)(target)]).toEqual([
            type,
            isMatch(filter, typing, types, (each) => worst.get(each) ?? 1),
          ]);
        }
      }
    },
  );
});

describe('a double weakness', () => {
  it.each([
    ['default', 4],
    ['gen1', 4],
    // "Two weaknesses count less in this game": docs/data.md has the source.
    ['legends-arceus', 2.5],
  ] as const)('in %s is %d', (ruleset, multiplier) => {
    expect(doubleWeaknessIn(worldIn(ruleset))).toBe(multiplier);
  });

  it.each([
    ['of 1.6 each is 2.56, as in Pokémon GO', 1.6, 2.56],
    ['of 3 each is still one from 4 on', 3, 4],
    ['does not exist in a chart without weaknesses, not even as 1', 1, 4],
  ])('%s', (_, factor, multiplier) => {
    const chart = makeChart(['fire', 'water'], () => factor);
    expect(doubleWeaknessIn({ ruleset: 'default', chart })).toBeCloseTo(multiplier);
  });

  it('of Garchomp counts in Legends: Arceus, too', () => {
    const world = worldIn('legends-arceus');
    const matches = createTargetFilter({ ...emptyPokemonFilter, hasDoubleWeakness: true }, world);
    expect(matches({ typing: ['dragon', 'ground'], possibleAbilities: [] })).toBe(true);
    expect(matches({ typing: ['electric'], possibleAbilities: [] })).toBe(false);
  });
});

it('a filter keeps only what the chart has, in its order', () => {
  const filter: TargetFilter = {
    type: 'fairy',
    resists: ['dragon', 'fairy', 'fire'],
    notWeakTo: ['steel', 'ice'],
    hasDoubleWeakness: true,
  };
  expect(filterIn(worldIn('gen1'), filter)).toEqual({
    type: undefined,
    resists: ['fire', 'dragon'],
    notWeakTo: ['ice'],
    hasDoubleWeakness: true,
  });
});
