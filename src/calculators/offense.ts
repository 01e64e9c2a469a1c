import { type Ability, abilities } from '#engine/ability.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import { type Strike, strikes, strikesIn } from '#engine/strike.ts';
import { addressOf, formatLink } from './link.ts';
import { type Parameter, type Parsed, saidTwice } from './parameter.ts';
import { oneOf } from './parseWords.ts';

/** One attack of the player's, with the ability of the Pokémon that uses it. */
export type ChosenAttack = { strike: Strike; ability?: Ability | undefined };

/** Whether both are the same type or move with the same ability. */
export function isSameAttack(one: ChosenAttack, other: ChosenAttack): boolean {
  return one.strike === other.strike && one.ability === other.ability;
}

/** The attacks, each once. */
export function withoutRepeats(attacks: readonly ChosenAttack[]): ChosenAttack[] {
  return attacks.filter(
    (attack, index) => attacks.findIndex((each) => isSameAttack(each, attack)) === index,
  );
}

/** What the player picked on the offense and coverage screens, kept even while the generation lacks it. */
export type OffenseState = {
  /** None twice; the same type or move may stand there with several abilities. */
  attacks: readonly ChosenAttack[];
  inverse: boolean;
  /** Whether coverage looks at the abilities of those who are hit. */
  countAbilities: boolean;
};

/** Nothing picked yet. */
export const emptyOffense: OffenseState = { attacks: [], inverse: false, countAbilities: false };

const attackerAbilities = selectableIn('default', abilities, 'attacking');

/** The attacks an address holds; what it holds besides is named, never repaired. */
export function parseOffense(params: URLSearchParams): Parsed<OffenseState> {
  const ignored = saidTwice(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);
  const state = {
    attacks: attacksOf(params.get('attacks'), ignore('attacks')),
    inverse: oneOf(params.get('inverse'), ['1'], ignore('inverse')) !== undefined,
    countAbilities: oneOf(params.get('abilities'), ['1'], ignore('abilities')) !== undefined,
  };
  return { state, ignored };
}

/** The parameters that `parseOffense` reads back as the same state. */
export function formatOffense({ attacks, inverse, countAbilities }: OffenseState): URLSearchParams {
  const params = new URLSearchParams();
  const words = attacks.map(({ strike, ability }) => (ability ? `${strike}.${ability}` : strike));
  if (words.length > 0) params.set('attacks', words.join('-'));
  if (inverse) params.set('inverse', '1');
  if (countAbilities) params.set('abilities', '1');
  return params;
}

/** `ice-freeze_dry-normal.aerilate`. */
function attacksOf(text: string | null, unknown: () => void): ChosenAttack[] {
  if (!text) return [];
  const attacks = text.split('-').flatMap((word) => {
    const [name, ability, ...rest] = word.split('.');
    const strike = oneOf(name, strikes, unknown);
    if (rest.length > 0) unknown();
    return strike ? [{ strike, ability: oneOf(ability, attackerAbilities, unknown) }] : [];
  });
  const each = withoutRepeats(attacks);
  if (each.length < attacks.length) unknown();
  return each;
}

/** The address at which the offense screen shows the attacks, in the games' order. */
export function attacksLink(
  attacks: readonly ChosenAttack[],
  settings: Settings,
  inverse = false,
): string {
  const ordered = strikesIn(settings.generation).flatMap((strike) =>
    attacks.filter((attack) => attack.strike === strike),
  );
  const state = { ...emptyOffense, attacks: withoutRepeats(ordered), inverse };
  return addressOf('/offense/', formatLink(formatOffense(state), settings));
}
