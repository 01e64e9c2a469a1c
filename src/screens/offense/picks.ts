import { attacksUnder, type ChosenAttack, type OffenseState } from '#calculators/offense.ts';
import type { Ability } from '#engine/ability.ts';
import type { Settings } from '#engine/settings.ts';
import type { Strike } from '#engine/strike.ts';

/** The ability that all attacks have, if it is the same; undefined for none. */
export function sharedAbility(chosen: readonly ChosenAttack[]): Ability | undefined {
  const ability = chosen[0]?.ability;
  return chosen.every((attack) => attack.ability === ability) ? ability : undefined;
}

/** A tap on a type or a move: gone when it was chosen; a new one has the ability of all others. */
export function pickStrike(state: OffenseState, settings: Settings, strike: Strike): OffenseState {
  const without = state.attacks.filter((attack) => attack.strike !== strike);
  if (without.length < state.attacks.length) return { ...state, attacks: without };
  const ability = sharedAbility(attacksUnder(settings, state).chosen);
  return { ...state, attacks: [...state.attacks, { strike, ability }] };
}

/** The strikes that are not chosen yet join the attacks, without an ability. */
export function addStrikes(state: OffenseState, strikes: readonly Strike[]): OffenseState {
  const fresh = strikes.filter((strike) => state.attacks.every((each) => each.strike !== strike));
  return { ...state, attacks: [...state.attacks, ...fresh.map((strike) => ({ strike }))] };
}

/** The ability is given to those of the attacks that are of the strikes. */
export function giveAbility(
  state: OffenseState,
  strikes: readonly Strike[],
  ability: Ability | undefined,
): OffenseState {
  const attacks = state.attacks.map((attack) =>
    strikes.includes(attack.strike) ? { ...attack, ability } : attack,
  );
  return { ...state, attacks };
}
