import fc from 'fast-check';
import { types } from '#core/charts/type.ts';
import type { DoublesPokemon, DoublesSituation } from '#core/doubles/doubles.ts';
import { pairAbilities } from '#core/doubles/pairAbility.ts';
import {
  type DoublesCondition,
  hasTurnCondition,
  type TurnCondition,
  turnConditions,
} from '#core/doubles/turnCondition.ts';
import { abilities } from '#core/rules/ability.ts';
import { type Condition, conditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { isRuleIn } from '#core/rules/rule.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { supports, typesIn } from '#core/rulesets/ruleset.ts';
import { listPlainMoves } from '#tests/plainMoves.ts';
import type { SimulatedGeneration } from '#tests/situation.ts';
import { rowsIn } from '#tests/situations.ts';

/** Abilities that need a species, a state or another battle, or that the simulator lacks. */
const leftOut: readonly string[] = [
  ...['imposter', 'tera_shell', 'aura_guard', 'sand_force', 'mega_sol', 'adaptability'],
];

/** Moves that Wonder Guard does not block in some generation; docs/effects.md has them under "Left out". */
const leftOutMoves: readonly string[] = ['SkyDrop', 'FireFang'];

/** Abilities that change hits of others, which come up more often. */
const shared: readonly string[] = [
  ...['lightning_rod', 'storm_drain', 'dazzling', 'queenly_majesty', 'armor_tail', 'steely_spirit'],
  ...['fairy_aura', 'dark_aura', 'aura_break', 'cloud_nine', 'delta_stream', 'mold_breaker'],
  ...Object.keys(pairAbilities),
];

const strongWeathers: readonly string[] = ['delta_stream', 'desolate_land', 'primordial_sea'];

/** Random double battles of everything in both the generation and our rules. */
export function doublesSituations(
  generation: SimulatedGeneration,
  ruleset: Ruleset,
): fc.Arbitrary<DoublesSituation> {
  const optional = <T>(value: fc.Arbitrary<T>, freq = 2) =>
    fc.option(value, { nil: undefined, freq });
  const names = [...rowsIn(generation, abilities), ...rowsIn(generation, pairAbilities)].filter(
    (name) => !leftOut.includes(name),
  );
  const others = names.filter((name) => shared.includes(name));
  const typeList = types.filter((type) => typesIn(ruleset).includes(type));
  const pokemon: fc.Arbitrary<DoublesPokemon> = fc.record({
    typing: fc.uniqueArray(fc.constantFrom(...typeList), { minLength: 1, maxLength: 2 }),
    tera: supports(ruleset, 'tera')
      ? optional(fc.constantFrom(...typeList, 'stellar' as const), 1)
      : fc.constant(undefined),
    abilities: optional(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...others)), 5).map(
      (ability) => (ability ? [ability] : []),
    ),
    item: optional(
      fc.constantFrom(
        ...rowsIn(generation, items),
        ...(generation >= 6 ? (['safety_goggles'] as const) : []),
      ),
      1,
    ),
  });
  // The simulator does not know the types of Champions.
  const moves = listPlainMoves(ruleset).filter(
    ({ id, typesInGames }) => !leftOutMoves.includes(id) && !typesInGames?.champions,
  );
  const attack = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...moves).map((move) => ({ move })) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(...moves.filter(({ target }) => target !== undefined))
        .map((move) => ({ move })),
    },
  );
  const field = fc.constantFrom<readonly Condition[]>(
    ...([[], [], [], ['sun'], ['rain'], ['gravity']] as const),
    ...(['electric_terrain', 'grassy_terrain', 'misty_terrain', 'psychic_terrain'] as const).map(
      (terrain) => [terrain],
    ),
  );
  const turn: fc.Arbitrary<readonly TurnCondition[]> = fc.uniqueArray(
    fc.constantFrom(...turnConditions.filter((each) => hasTurnCondition(ruleset, each))),
    { maxLength: 2 },
  );
  return (
    fc
      .record({
        attack,
        user: pokemon,
        partner: optional(pokemon, 8),
        foes: fc.tuple(optional(pokemon, 8), optional(pokemon, 8)),
        aim: fc.constantFrom('foe1' as const, 'foe2' as const, 'partner' as const),
        conditions: fc
          .tuple(field, turn)
          .map(([one, other]): DoublesCondition[] => [
            ...one.filter((each) => isRuleIn(ruleset, conditions[each])),
            ...other,
          ]),
      })
      // Its user may come to the ground by the type of its attack.
      .filter(
        ({ user, conditions: turn = [] }) =>
          !user.abilities?.some((each) => each === 'libero' || each === 'protean') ||
          !turn.some((name) => name.endsWith('_terrain')),
      )
      // The weather that a player selects returns with us if Neutralizing Gas ends another one.
      .filter(({ user, partner, foes, conditions: turn = [] }) => {
        const all = [user, partner, ...foes].flatMap((each) => each?.abilities ?? []);
        const hasWeather = turn.some((name) => name === 'sun' || name === 'rain');
        return !(
          hasWeather &&
          all.includes('neutralizing_gas') &&
          all.some((each) => strongWeathers.includes(each))
        );
      })
      .filter(({ attack, foes: [foe1, foe2], aim, partner }) => {
        const targets = { foe1, foe2, partner };
        // The first of its two hits eats the berry.
        const isEaten =
          attack.move.id === 'DragonDarts' &&
          [foe1, foe2].some((foe) => foe?.item === 'haban_berry');
        return targets[aim] !== undefined && !isEaten;
      })
  );
}
