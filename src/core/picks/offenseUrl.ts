import { formatAddress, formatLink } from '#core/links/link.ts';
import {
  type ChosenAttack,
  emptyOffense,
  formatOffense,
  removeRepeats,
} from '#core/links/offense.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { sortStrikes } from './supportedStrikes.ts';

/** Returns the attacks that exist under the settings, in the games' order and each once. */
export function sortAttacks(
  attacks: readonly ChosenAttack[],
  { ruleset }: Settings,
): ChosenAttack[] {
  const strikes = sortStrikes(
    ruleset,
    attacks.map(({ strike }) => strike),
  );
  const sortedAttacks = strikes.flatMap((strike) =>
    attacks.filter((attack) => attack.strike === strike),
  );
  return removeRepeats(sortedAttacks);
}

/** Formats the URL of the offense screen with the attacks in the games' order. */
export function formatOffenseUrl(
  attacks: readonly ChosenAttack[],
  settings: Settings,
  inverse = false,
): string {
  const state = { ...emptyOffense, attacks: sortAttacks(attacks, settings), inverse };
  return formatAddress('/offense/', formatLink(formatOffense(state), settings));
}
