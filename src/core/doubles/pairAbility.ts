import { type Ability, abilities, type OfficialAbility } from '#core/rules/ability.ts';
import { mapTable, type NamedRule, type TwoSidedRule } from '#core/rules/rule.ts';
import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';
import { isPairAbility, type PairAbility } from './pairAbilityName.ts';

/*
 * Abilities that change a hit only if more than two Pokémon are on the field, or whoever has them. The
 * source of each row is the entry with the ability's name in data/abilities.js of the battle simulator
 * @pkmn/sim 0.10.11.
 */

export const pairAbilities = mapTable(
  {
    friend_guard: { since: 5, ignorable: true },
    telepathy: { since: 5, ignorable: true },
    battery: { since: 7 },
    power_spot: { since: 8 },
    flower_gift: { since: 4, ignorable: true },
    plus: { since: 3 },
    minus: { since: 3 },
    sword_of_ruin: { since: 9 },
    beads_of_ruin: { since: 9 },
    tablets_of_ruin: { since: 9 },
    vessel_of_ruin: { since: 9 },
    unnerve: { since: 5 },
    as_one: { since: 8 },
    neutralizing_gas: { since: 8 },
    propeller_tail: { since: 8 },
    stalwart: { since: 8 },
    overcoat: { since: 5 },
    unseen_fist: { since: 8 },
    infiltrator: { since: 5 },
  } as const satisfies Record<PairAbility, Pick<TwoSidedRule, 'since' | 'ignorable'>>,
  (row: Pick<NamedRule, 'since' | 'ignorable'>) => row,
);

/** The id of an ability that changes a hit in doubles. */
export type DoublesAbility = Ability | PairAbility;

/** Whether Mold Breaker and similar effects ignore the ability. */
export function isIgnorable(ability: DoublesAbility): boolean {
  if (isPairAbility(ability)) return pairAbilities[ability].ignorable === true;
  const row = Object.hasOwn(abilities, ability) ? abilities[ability as OfficialAbility] : undefined;
  return row?.defending?.ignorable === true;
}

/** Whether the generation has the ability. */
export function hasPairAbility(ruleset: Ruleset, ability: PairAbility): boolean {
  return existsIn(ruleset, pairAbilities[ability].since);
}
