import type { Condition } from '#core/rules/condition.ts';
import { existsIn, gameOf, generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';

/** A Pokémon on the other side. */
export type Foe = 'foe1' | 'foe2';

/** Where a Pokémon can stand that an attack hits, seen from its user. */
export type DoublesTarget = Foe | 'partner';

/** The moves that draw attacks, in the order in which they win; of two in one group the faster user wins; sim: onFoeRedirectTargetPriority in data/moves.js. */
export const drawingMoves = [['spotlight'], ['follow_me', 'rage_powder']] as const;
type DrawingMove = (typeof drawingMoves)[number][number];

/** Moves that protect a side, or screens on it. */
const sideMoves = [
  ...(['wide_guard', 'quick_guard'] as const),
  ...(['reflect', 'light_screen', 'aurora_veil'] as const),
] as const;
type SideMove = (typeof sideMoves)[number];

/**
 * What a Pokémon other than the user has done this turn, or before: `follow_me_foe1` by an opponent,
 * `wide_guard` on the side of the opponents, and `own_wide_guard` on that of the user.
 */
export type TurnCondition = 'helping_hand' | `${DrawingMove}_${Foe}` | SideMove | `own_${SideMove}`;

/** A condition of the field, of the targets or of the turn. */
export type DoublesCondition = Condition | TurnCondition;

/** The first generation of each move; the simulator has them in data/moves.js. */
const moveSince: Readonly<Record<'helping_hand' | DrawingMove | SideMove, number>> = {
  ...{ helping_hand: 3, spotlight: 7, follow_me: 3, rage_powder: 5 },
  ...{ wide_guard: 5, quick_guard: 5, reflect: 3, light_screen: 3, aurora_veil: 7 },
};

const foes = ['foe1', 'foe2'] as const;

/** Each condition of a turn with its move. */
const moveOfCondition: ReadonlyMap<string, keyof typeof moveSince> = new Map([
  ['helping_hand', 'helping_hand'],
  ...drawingMoves.flat().flatMap((move) => foes.map((foe) => [`${move}_${foe}`, move] as const)),
  ...sideMoves.flatMap((move) => [[move, move] as const, [`own_${move}`, move] as const]),
]);

/** The conditions of a turn. */
export const turnConditions = [...moveOfCondition.keys()] as readonly TurnCondition[];

/** Whether it is a condition of a turn. */
export function isTurnCondition(name: string): name is TurnCondition {
  return moveOfCondition.has(name);
}

/** The move of the condition, such as `follow_me`. */
function moveOfTurn(condition: TurnCondition): keyof typeof moveSince {
  return moveOfCondition.get(condition)!;
}

/** Whether the generation or the game has the move of the condition. */
export function hasTurnCondition(ruleset: Ruleset, condition: TurnCondition): boolean {
  const move = moveOfTurn(condition);
  // No game since generation 9 has Spotlight.
  const isGone = move === 'spotlight' && gameOf(ruleset) && generationNumber(ruleset) >= 9;
  return existsIn(ruleset, moveSince[move]) && !isGone;
}
