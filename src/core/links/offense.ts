import type { Strike } from '#core/hit/strike.ts';
import type { Ability } from '#core/rules/ability.ts';
import { type LinkWords, officialWords } from './linkWords.ts';
import { findRepeatedParameters, type LinkParameter, type ParsedState } from './parameter.ts';
import { parseFlag, parseOption } from './parseWords.ts';

/** One attack that the player picked, with the ability of the Pokémon that uses it. */
export type ChosenAttack = { strike: Strike; ability?: Ability | undefined };

/** Whether both are the same type or move with the same ability. */
export function isSameAttack(one: ChosenAttack, other: ChosenAttack): boolean {
  return one.strike === other.strike && one.ability === other.ability;
}

/** Removes repeated attacks. */
export function removeRepeats(attacks: readonly ChosenAttack[]): ChosenAttack[] {
  return attacks.filter(
    (attack, index) => attacks.findIndex((each) => isSameAttack(each, attack)) === index,
  );
}

/** The player's picks on the offense and coverage screens, even if the generation lacks them. */
export type OffenseState = {
  /** Without repeats; one type or move may appear with several abilities. */
  attacks: readonly ChosenAttack[];
  inverse: boolean;
  /** Whether coverage includes the abilities of the defenders. */
  countAbilities: boolean;
};

/** The state before anything is picked. */
export const emptyOffense: OffenseState = { attacks: [], inverse: false, countAbilities: false };

/** Parses the attacks in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseOffense(
  params: URLSearchParams,
  words: LinkWords = officialWords,
): ParsedState<OffenseState> {
  const ignored = findRepeatedParameters(params);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);
  const state = {
    attacks: parseAttacks(params.get('attacks'), words, ignore('attacks')),
    inverse: parseFlag(params, 'inverse', ignored),
    countAbilities: parseFlag(params, 'abilities', ignored),
  };
  return { state, ignored };
}

/** Formats the state as parameters that `parseOffense` parses to the same state. */
export function formatOffense({ attacks, inverse, countAbilities }: OffenseState): URLSearchParams {
  const params = new URLSearchParams();
  const words = attacks.map(({ strike, ability }) => (ability ? `${strike}.${ability}` : strike));
  if (words.length > 0) params.set('attacks', words.join('-'));
  if (inverse) params.set('inverse', '1');
  if (countAbilities) params.set('abilities', '1');
  return params;
}

/** Parses attacks such as `ice-freeze_dry-normal.aerilate`. */
function parseAttacks(
  text: string | null,
  { strikes, attackerAbilities }: LinkWords,
  onUnknown: () => void,
): ChosenAttack[] {
  if (!text) return [];
  const attacks = text.split('-').flatMap((word) => {
    const [name, ability, ...rest] = word.split('.');
    const strike = parseOption(name, strikes, onUnknown);
    if (rest.length > 0) onUnknown();
    return strike ? [{ strike, ability: parseOption(ability, attackerAbilities, onUnknown) }] : [];
  });
  const unique = removeRepeats(attacks);
  if (unique.length < attacks.length) onUnknown();
  return unique;
}
