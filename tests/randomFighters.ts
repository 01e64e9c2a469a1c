import fc from 'fast-check';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import { attackingTypes, types } from '#core/charts/type.ts';
import { type Attack, worldIn } from '#core/hit/situation.ts';
import { attackOf, strikesIn } from '#core/hit/strike.ts';
import { type Ability, battleAbilitiesIn } from '#core/rules/ability.ts';
import type { Condition } from '#core/rules/condition.ts';

// battle.test.ts has the one that copies the opponent.
const abilityList: (Ability | undefined)[] = [
  undefined,
  ...battleAbilitiesIn('default').filter((ability) => ability !== 'imposter'),
];

const fixedDamage: Attack[] = [
  { type: 'fighting', hasFixedDamage: true },
  { type: 'ground', hasFixedDamage: true },
];

/** Random fighters of the newest generation. */
export const fighters: fc.Arbitrary<Fighter> = fc.record({
  typing: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
  tera: fc.option(fc.constantFrom(...attackingTypes), { nil: undefined }),
  item: fc.constantFrom(undefined, 'air_balloon', 'iron_ball', 'ring_target', 'chople_berry'),
  possibleAbilities: fc.uniqueArray(fc.constantFrom(...abilityList), {
    minLength: 1,
    maxLength: 3,
  }),
  isAbilityTriggered: fc.boolean(),
  attacks: fc
    .uniqueArray(fc.constantFrom(...strikesIn('default')), { minLength: 1, maxLength: 4 })
    .chain((strikes) =>
      fc
        .subarray<Attack>(fixedDamage)
        .map((fixed) => [...strikes.map((strike) => attackOf(strike)), ...fixed]),
    ),
});

/** Random fields of the newest generation, also of inverse battles. */
export const fields: fc.Arbitrary<Field> = fc.record({
  world: fc.boolean().map((isInverse) => worldIn('default', isInverse)),
  conditions: fc.uniqueArray(
    fc.constantFrom<Condition>('gravity', 'rain', 'sun', 'strong_winds', 'grassy_terrain'),
    { maxLength: 2 },
  ),
});
