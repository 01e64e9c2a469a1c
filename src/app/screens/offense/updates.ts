import type { Strike } from '#core/hit/strike.ts';
import {
  type ChosenAttack,
  emptyOffense,
  isSameAttack,
  type OffenseState,
  removeRepeats,
} from '#core/links/offense.ts';
import { supportedAttacks } from '#core/picks/supportedAttacks.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** Returns the ability that all attacks share; undefined if they share none. */
export function sharedAbility(chosenAttacks: readonly ChosenAttack[]): Ability | undefined {
  const ability = chosenAttacks[0]?.ability;
  return chosenAttacks.every((attack) => attack.ability === ability) ? ability : undefined;
}

/** Removes the type or move, or adds it with the ability that all other attacks share. */
export function pickStrike(state: OffenseState, settings: Settings, strike: Strike): OffenseState {
  const remaining = state.attacks.filter((attack) => attack.strike !== strike);
  if (remaining.length < state.attacks.length) return { ...state, attacks: remaining };
  return addStrike(state, settings, strike);
}

/** Adds the type or move with the ability that all other attacks share, unless it is chosen. */
export function addStrike(state: OffenseState, settings: Settings, strike: Strike): OffenseState {
  if (state.attacks.some((attack) => attack.strike === strike)) return state;
  const ability = sharedAbility(supportedAttacks(settings, state).chosenAttacks);
  return { ...state, attacks: [...state.attacks, { strike, ability }] };
}

/** Adds the types and moves that are not chosen yet, without an ability. */
export function addStrikes(state: OffenseState, strikes: readonly Strike[]): OffenseState {
  const newStrikes = strikes.filter((strike) =>
    state.attacks.every((each) => each.strike !== strike),
  );
  return { ...state, attacks: [...state.attacks, ...newStrikes.map((strike) => ({ strike }))] };
}

/** Removes every attack that equals `attack` once unsupported abilities are dropped. */
export function removeAttack(
  state: OffenseState,
  settings: Settings,
  attack: ChosenAttack,
): OffenseState {
  return {
    ...state,
    attacks: state.attacks.filter((each) => !isSupportedAs(settings, each, attack)),
  };
}

/** Sets the ability of the attack, or of all attacks if `attack` is undefined. */
export function setAbility(
  state: OffenseState,
  settings: Settings,
  attack: ChosenAttack | undefined,
  ability: Ability | undefined,
): OffenseState {
  const attacks = state.attacks.map((each) =>
    !attack || isSupportedAs(settings, each, attack) ? { ...each, ability } : each,
  );
  return { ...state, attacks: removeRepeats(attacks) };
}

/** Whether the candidate equals `attack` once its unsupported ability is dropped. */
function isSupportedAs(settings: Settings, candidate: ChosenAttack, attack: ChosenAttack): boolean {
  const { chosenAttacks } = supportedAttacks(settings, { ...emptyOffense, attacks: [candidate] });
  return chosenAttacks.some((each) => isSameAttack(each, attack));
}
