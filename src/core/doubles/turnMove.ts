/** The moves that draw attacks, in the order in which they win; of two in one group the faster user wins; sim: onFoeRedirectTargetPriority in data/moves.js. */
export const drawingMoves = [['spotlight'], ['follow_me', 'rage_powder']] as const;

/** The moves that protect a side for one turn. */
export const guards = ['wide_guard', 'quick_guard'] as const;

/** The moves that a Pokémon uses for its side, and whose effect ends with the turn. Spotlight is used on another one. */
export const turnMoves = ['helping_hand', ...drawingMoves[1], ...guards] as const;
export type TurnMove = (typeof turnMoves)[number];

/** The screens of a side, which stay for several turns. */
export const screens = ['reflect', 'light_screen', 'aurora_veil'] as const;
export type Screen = (typeof screens)[number];
