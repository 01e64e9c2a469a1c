/**
 * The classes of moves that rules ask for; `explosive` ones faint their user, `airborne` ones fly or jump,
 * `recoil` ones hurt their user if they hit or if they miss.
 */
export const moveClasses = [
  ...(['contact', 'sound', 'bullet', 'wind', 'priority', 'explosive', 'airborne'] as const),
  ...(['punch', 'bite', 'pulse', 'slicing', 'recoil'] as const),
] as const;

export type MoveClass = (typeof moveClasses)[number];
