import type { TeraType, Typing } from '#core/charts/type.ts';
import type { Effect, HitType } from '#core/rules/rule.ts';

/** The types of an attacker; `tera` is undefined if it is not Terastallized. */
type AttackerTypes = { typing: Typing; tera?: TeraType | undefined };

/** The name of the bonus among the factors of a hit. */
export const sameTypeBonusName = 'same_type_bonus';

/** The bonus of the Tera Type Stellar for a type that the attacker lacks. */
const stellarBonus = 4915 / 4096;

/**
 * The factor of the same-type attack bonus, from 1 to 2.25, for a hit of the type. `ownTypeBonus` is the
 * bonus of the game without a Tera Type, and `isBonusRaised` means that the attacker has Adaptability.
 * The bonus of Stellar assumes the first attack of each type.
 * Source: modifyDamage in sim/battle-actions.js and adaptability in data/abilities.js of the battle
 * simulator @pkmn/sim 0.10.11.
 */
export function sameTypeBonus(
  { typing, tera }: AttackerTypes,
  type: HitType,
  isBonusRaised: boolean,
  ownTypeBonus: number,
): number {
  if (type === 'typeless') return 1;
  const isOwn = type !== 'stellar' && typing.includes(type);
  if (tera === 'stellar') return isOwn ? 2 : stellarBonus;
  if (tera === undefined) {
    if (!isOwn) return 1;
    return isBonusRaised ? 2 : ownTypeBonus;
  }
  if (type !== tera) return isOwn ? 1.5 : 1;
  if (isOwn) return isBonusRaised ? 2.25 : 2;
  return isBonusRaised ? 2 : 1.5;
}

/**
 * The factor of the same-type attack bonus with the effects of the attacker's abilities. Protean and
 * Libero give it the type of the attack, unless it is Terastallized; sim: setType in sim/pokemon.js.
 */
export function sameTypeBonusWith(
  effects: readonly Effect[],
  { typing, tera }: AttackerTypes,
  type: HitType,
  ownTypeBonus: number,
): number {
  const isBonusRaised = effects.some(({ raisesSameTypeBonus }) => raisesSameTypeBonus);
  const canChange = tera === undefined && type !== 'typeless' && type !== 'stellar';
  const changesType = canChange && effects.some(({ changesTypeToAttack }) => changesTypeToAttack);
  const attacker = { typing: changesType ? [type] : typing, tera };
  return sameTypeBonus(attacker, type, isBonusRaised, ownTypeBonus);
}
