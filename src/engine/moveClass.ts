/** The classes of moves that rules ask for; `explosive` ones faint their user. */
export const moveClasses = [
  ...(['contact', 'sound', 'bullet', 'wind', 'priority', 'explosive'] as const),
] as const;

export type MoveClass = (typeof moveClasses)[number];
