import { type Generation, supports, typesIn } from './generation.ts';
import { type Move, moves } from './move.ts';
import { selectableIn } from './rule.ts';
import type { Attack } from './situation.ts';
import { attackingTypes, type OfficialAttackingType } from './type.ts';

/** One attack that a player can choose: an official type, or a move that has its own rules. */
export type Strike = OfficialAttackingType | Move;

/** The strikes of all generations: first the types, then the moves. */
export const strikes: readonly Strike[] = [...attackingTypes, ...selectableIn('default', moves)];

/** The strikes of the generation; Stellar only in `default`, because it needs Terastallization. */
export function strikesIn(generation: Generation): readonly Strike[] {
  const stellar = supports(generation, 'tera') ? (['stellar'] as const) : [];
  return [...typesIn(generation), ...stellar, ...selectableIn(generation, moves)];
}

/** Whether the strike is a type and not a move. */
export function isType(strike: Strike): strike is OfficialAttackingType {
  return (attackingTypes as readonly string[]).includes(strike);
}

/** Converts the strike to an attack. */
export function attackOf(strike: Strike): Attack {
  return isType(strike) ? { type: strike } : { move: strike };
}
