import { type Ability, abilities } from '#engine/ability.ts';
import { supports } from '#engine/generation.ts';
import { selectableIn } from '#engine/rule.ts';
import type { Settings } from '#engine/settings.ts';
import { type Attack, type World, worldIn } from '#engine/situation.ts';
import { attackOf, type Strike, strikes, strikesIn } from '#engine/strike.ts';
import { addressOf, formatLink } from './link.ts';
import { type Parameter, type Parsed, saidTwice } from './parameter.ts';
import { oneOf } from './parseWords.ts';

/** One attack of the player's, with the ability of who uses it. */
export type ChosenAttack = { strike: Strike; ability?: Ability | undefined };

/** What the player picked on the offense and coverage screens, kept even while the generation lacks it. */
export type OffenseState = {
  /** No strike twice. */
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
  const attacks = new Map<Strike, ChosenAttack>();
  for (const word of text.split('-')) {
    const [name, ability, ...rest] = word.split('.');
    const strike = oneOf(name, strikes, unknown);
    if (!strike || attacks.has(strike) || rest.length > 0) unknown();
    if (!strike || attacks.has(strike)) continue;
    attacks.set(strike, { strike, ability: oneOf(ability, attackerAbilities, unknown) });
  }
  return [...attacks.values()];
}

/** The attacks that exist under the settings, the world they are made in, and whether abilities count. */
export function attacksUnder(
  { generation }: Settings,
  { attacks, inverse, countAbilities }: OffenseState,
): {
  chosen: ChosenAttack[];
  attacks: Attack[];
  world: World;
  /** Whether the world's battles are inverse. */
  isInverse: boolean;
  countAbilities: boolean;
} {
  const known = strikesIn(generation);
  const isInverse = supports(generation, 'inverse') && inverse;
  const selectable = selectableIn(generation, abilities, 'attacking');
  const chosen = attacks
    .filter(({ strike }) => known.includes(strike))
    .map(({ strike, ability }) => ({
      strike,
      ability: ability && selectable.includes(ability) ? ability : undefined,
    }));
  return {
    chosen,
    attacks: chosen.map(({ strike, ability }) => ({
      ...attackOf(strike),
      abilities: ability && [ability],
    })),
    world: worldIn(generation, isInverse),
    isInverse,
    countAbilities: supports(generation, 'abilities') && countAbilities,
  };
}

/** Where the offense screen shows the strikes, in the games' order. */
export function attacksLink(
  strikes: Iterable<Strike>,
  settings: Settings,
  inverse = false,
): string {
  const wanted = new Set(strikes);
  const attacks = strikesIn(settings.generation)
    .filter((strike) => wanted.has(strike))
    .map((strike) => ({ strike }));
  const state = formatOffense({ ...emptyOffense, attacks, inverse });
  return addressOf('/offense/', formatLink(state, settings));
}
