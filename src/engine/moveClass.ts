/** The classes of moves that rules ask for; `explosive` ones faint their user, `airborne` ones fly or jump. */
export const moveClasses = [
  ...(['contact', 'sound', 'bullet', 'wind', 'priority', 'explosive', 'airborne'] as const),
] as const;

export type MoveClass = (typeof moveClasses)[number];
