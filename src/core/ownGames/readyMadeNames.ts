/** The names of the games that need no import, in the order in which they are offered. */
export const readyMadeNames = ['Pokémon GO', 'PokéRogue', 'Pokémon Infinite Fusion'] as const;

/** The name of a game that needs no import. */
export type ReadyMadeName = (typeof readyMadeNames)[number];
