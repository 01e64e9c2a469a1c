import { type Generation, supports, typesIn } from './generation.ts';
import { type Move, moves } from './move.ts';
import { selectableIn } from './rule.ts';
import type { Attack } from './situation.ts';
import { attackingTypes, type OfficialAttackingType } from './type.ts';

/** What a player counts as one attack: an official type, or a move with rules of its own. */
export type Strike = OfficialAttackingType | Move;

/** The strikes of all generations: the types, and the moves with rules of their own. */
export const strikes: readonly Strike[] = [...attackingTypes, ...selectableIn('default', moves)];

/** The strikes of the generation; Stellar ones need Terastallization and so `default`. */
export function strikesIn(generation: Generation): readonly Strike[] {
  const stellar = supports(generation, 'tera') ? (['stellar'] as const) : [];
  return [...typesIn(generation), ...stellar, ...selectableIn(generation, moves)];
}

/** Whether the strike is a type alone. */
export function isType(strike: Strike): strike is OfficialAttackingType {
  return (attackingTypes as readonly string[]).includes(strike);
}

/** The strike as the formula takes it. */
export function attackOf(strike: Strike): Attack {
  return isType(strike) ? { type: strike } : { move: strike };
}
