import { attackersOf } from './chart.ts';
import { type Generation, supports } from './generation.ts';
import { type Move, moves } from './move.ts';
import type { MoveId } from './moveFacts.ts';
import { chartIn } from './officialChart.ts';
import { selectableIn } from './rule.ts';
import type { Attack } from './situation.ts';
import { type AttackingType, attackingTypes } from './type.ts';

/** One attack that a player can choose: a type, or a move that has its own rules. */
export type Strike = AttackingType | Move;

/** The official strikes of all generations with rules: first the types, then the moves. */
export const strikes: readonly Strike[] = [...attackingTypes, ...selectableIn('default', moves)];

/** The types and moves with rules of the generation; Stellar only with Terastallization. */
export function strikesIn(generation: Generation): readonly Strike[] {
  const stellar = supports(generation, 'tera') ? (['stellar'] as const) : [];
  return [...attackersOf(chartIn(generation)), ...stellar, ...selectableIn(generation, moves)];
}

/** Whether the strike is a type and not a move. */
export function isType(strike: Strike): strike is AttackingType {
  return !hasOwnRules(strike);
}

/** Whether the strike is a move that has its own rules. */
function hasOwnRules(strike: Strike | MoveId): strike is Move {
  return Object.hasOwn(moves, strike);
}

/** The id of the move, and the type behind it: `HiddenPower_fire`. */
export function splitMove(move: MoveId): { id: MoveId; type: string | undefined } {
  const end = hasOwnRules(move) ? -1 : move.indexOf('_');
  return end < 0
    ? { id: move, type: undefined }
    : { id: move.slice(0, end) as MoveId, type: move.slice(end + 1) };
}

/** Converts the strike to an attack. */
export function attackOf(strike: Strike): Attack {
  return isType(strike) ? { type: strike } : { move: strike };
}
