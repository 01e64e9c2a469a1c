import { expect, test } from 'vitest';
import { worldIn } from '#core/hit/situation.ts';
import { typesIn } from '#core/rulesets/ruleset.ts';
import { rankTeraTypes } from './teraTypes.ts';

const world = worldIn('default', false);
const rank = (defender: Parameters<typeof rankTeraTypes>[0]) =>
  rankTeraTypes(defender, typesIn('default'), world);

// Each fact is one of the chart that is printed in the games' guides.
test('the Tera types come first that resist most weaknesses', () => {
  // Garchomp is weak to Ice (4×), Dragon and Fairy; Steel resists all three, and seven more.
  const [first, second, ...others] = rank({ typing: ['dragon', 'ground'] });
  expect(first).toEqual({
    type: 'steel',
    reason: { resists: ['ice', 'dragon', 'fairy'], immune: [] },
    // Weak to Fire, Fighting, Ground; a Terastallized Pokémon is weak to Stellar, too.
    outcomes: { weaknesses: 4, normal: 4, resistances: 10, immunities: 1 },
  });
  // Of those that resist two, Fire is weak to fewest.
  expect([second?.type, second?.reason]).toEqual([
    'fire',
    { resists: ['ice', 'fairy'], immune: [] },
  ]);
  expect(others).toHaveLength(16);
  expect(others.at(-1)?.reason).toEqual({ resists: [], immune: [] });
});

test('the ability counts, and a Tera type that is chosen does not', () => {
  // Levitate makes Electric weak to nothing.
  const levitate = { ability: 'levitate', abilities: ['levitate'] } as const;
  const [first] = rank({ typing: ['electric', 'steel'], ...levitate });
  expect(first?.outcomes.immunities).toBeGreaterThan(0);
  const rotom = { typing: ['electric', 'water'], ...levitate } as const;
  expect(rank({ ...rotom, tera: 'steel' })).toEqual(rank(rotom));
});
