import { attacksUnder } from '#calculators/attacksUnder.ts';
import {
  type ChosenAttack,
  emptyOffense,
  isSameAttack,
  type OffenseState,
  withoutRepeats,
} from '#calculators/offense.ts';
import type { Ability } from '#engine/ability.ts';
import type { Settings } from '#engine/settings.ts';
import type { Strike } from '#engine/strike.ts';

/** The ability that all attacks have, if it is the same; undefined for none. */
export function sharedAbility(chosen: readonly ChosenAttack[]): Ability | undefined {
  const ability = chosen[0]?.ability;
  return chosen.every((attack) => attack.ability === ability) ? ability : undefined;
}

/** A tap on a type or a move: removes it, or adds it with the ability that all others have. */
export function pickStrike(state: OffenseState, settings: Settings, strike: Strike): OffenseState {
  const without = state.attacks.filter((attack) => attack.strike !== strike);
  if (without.length < state.attacks.length) return { ...state, attacks: without };
  const ability = sharedAbility(attacksUnder(settings, state).chosen);
  return { ...state, attacks: [...state.attacks, { strike, ability }] };
}

/** Adds the types and moves that are not chosen yet, without an ability. */
export function addStrikes(state: OffenseState, strikes: readonly Strike[]): OffenseState {
  const fresh = strikes.filter((strike) => state.attacks.every((each) => each.strike !== strike));
  return { ...state, attacks: [...state.attacks, ...fresh.map((strike) => ({ strike }))] };
}

/** Removes what is the attack under the settings, whatever ability the generation hides. */
export function removeAttack(
  state: OffenseState,
  settings: Settings,
  attack: ChosenAttack,
): OffenseState {
  return {
    ...state,
    attacks: state.attacks.filter((each) => !isSameUnder(settings, each, attack)),
  };
}

/** Gives the attack another ability, or all attacks where none is named. */
export function giveAbility(
  state: OffenseState,
  settings: Settings,
  attack: ChosenAttack | undefined,
  ability: Ability | undefined,
): OffenseState {
  const attacks = state.attacks.map((each) =>
    !attack || isSameUnder(settings, each, attack) ? { ...each, ability } : each,
  );
  return { ...state, attacks: withoutRepeats(attacks) };
}

/** Whether what was picked is, under the settings, the attack that is on the screen. */
function isSameUnder(settings: Settings, picked: ChosenAttack, attack: ChosenAttack): boolean {
  const { chosen } = attacksUnder(settings, { ...emptyOffense, attacks: [picked] });
  return chosen.some((each) => isSameAttack(each, attack));
}
