import { type AttacksChoice, attacksUnder, type ChosenAttack } from '#choices/attacks.ts';
import type { Settings } from '#choices/settings.ts';
import type { Ability } from '#engine/ability.ts';
import type { Strike } from '#engine/strike.ts';

/** The ability that all attacks have, if it is the same; undefined for none. */
export function sharedAbility(chosen: readonly ChosenAttack[]): Ability | undefined {
  const ability = chosen[0]?.ability;
  return chosen.every((attack) => attack.ability === ability) ? ability : undefined;
}

/** A tap on a type or a move: gone when it was chosen; a new one has the ability of all others. */
export function pickStrike(
  choice: AttacksChoice,
  settings: Settings,
  strike: Strike,
): AttacksChoice {
  const without = choice.attacks.filter((attack) => attack.strike !== strike);
  if (without.length < choice.attacks.length) return { ...choice, attacks: without };
  const ability = sharedAbility(attacksUnder(settings, choice).chosen);
  return { ...choice, attacks: [...choice.attacks, { strike, ability }] };
}

/** The strikes that are not chosen yet join the attacks, without an ability. */
export function addStrikes(choice: AttacksChoice, strikes: readonly Strike[]): AttacksChoice {
  const fresh = strikes.filter((strike) => choice.attacks.every((each) => each.strike !== strike));
  return { ...choice, attacks: [...choice.attacks, ...fresh.map((strike) => ({ strike }))] };
}

/** The ability is given to those of the attacks that are of the strikes. */
export function giveAbility(
  choice: AttacksChoice,
  strikes: readonly Strike[],
  ability: Ability | undefined,
): AttacksChoice {
  const attacks = choice.attacks.map((attack) =>
    strikes.includes(attack.strike) ? { ...attack, ability } : attack,
  );
  return { ...choice, attacks };
}
