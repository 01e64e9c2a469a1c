import type { Condition } from '#core/rules/condition.ts';
import { existsIn, gameOf, generationNumber, type Ruleset } from '#core/rulesets/ruleset.ts';
import { drawingMoves, guards, type Screen, screens, type TurnMove } from './turnMove.ts';

/** A Pokémon on the other side. */
export type Foe = 'foe1' | 'foe2';

/** Where a Pokémon can stand that an attack hits, seen from its user. */
export type DoublesTarget = Foe | 'partner';

type DrawingMove = (typeof drawingMoves)[number][number];

const sideMoves = [...guards, ...screens] as const;
type SideMove = (typeof sideMoves)[number];

/**
 * What a Pokémon other than the user has done this turn, or before: `follow_me_foe1` by an opponent,
 * `wide_guard` on the side of the opponents, and `own_wide_guard` on that of the user.
 */
export type TurnCondition = 'helping_hand' | `${DrawingMove}_${Foe}` | SideMove | `own_${SideMove}`;

type ConditionMove = TurnMove | DrawingMove | Screen;

/** A condition of the field, of the targets or of the turn. */
export type DoublesCondition = Condition | TurnCondition;

/** The first generation of each move; the simulator has them in data/moves.js. */
const moveSince: Readonly<Record<ConditionMove, number>> = {
  ...{ helping_hand: 3, spotlight: 7, follow_me: 3, rage_powder: 5 },
  ...{ wide_guard: 5, quick_guard: 5, reflect: 3, light_screen: 3, aurora_veil: 7 },
};

const foes = ['foe1', 'foe2'] as const;

/** Each condition of a turn with its move. */
const moveOfCondition: ReadonlyMap<string, ConditionMove> = new Map([
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
function moveOfTurn(condition: TurnCondition): ConditionMove {
  return moveOfCondition.get(condition)!;
}

/** Whether the generation or the game has the move of the condition. */
export function hasTurnCondition(ruleset: Ruleset, condition: TurnCondition): boolean {
  return hasTurnMove(ruleset, moveOfTurn(condition));
}

/** Whether the generation or the game has the move. */
export function hasTurnMove(ruleset: Ruleset, move: ConditionMove): boolean {
  // No game since generation 9 has Spotlight.
  const isGone = move === 'spotlight' && gameOf(ruleset) && generationNumber(ruleset) >= 9;
  return existsIn(ruleset, moveSince[move]) && !isGone;
}

/** What one side has done this turn: the moves of the Pokémon on the field, by their places, and its screens. */
export type SideTurn = {
  moves: readonly (TurnMove | undefined)[];
  screens: readonly Screen[];
};

/** The conditions of the attacks of the Pokémon at the place of its side, 0 or 1; what it does itself is not one. */
export function conditionsOfTurn(
  ruleset: Ruleset,
  place: number,
  own: SideTurn,
  theirs: SideTurn,
): TurnCondition[] {
  const partnerMove = own.moves[1 - place];
  const names: readonly string[] = [
    ...(partnerMove === 'helping_hand' ? [partnerMove] : []),
    ...theirs.moves.map((move, index) => `${move}_${foes[index]}`),
    ...guards.filter((move) => theirs.moves.includes(move)),
    ...theirs.screens,
    ...[partnerMove, ...own.screens].map((move) => `own_${move}`),
  ];
  return turnConditions.filter((each) => names.includes(each) && hasTurnCondition(ruleset, each));
}
