/** The types in the order the games list them. */
export const types = [
  'normal',
  'fighting',
  'flying',
  'poison',
  'ground',
  'rock',
  'bug',
  'ghost',
  'steel',
  'fire',
  'water',
  'grass',
  'electric',
  'psychic',
  'ice',
  'dragon',
  'dark',
  'fairy',
] as const;

export type Type = (typeof types)[number];
export type ByType<T> = Record<Type, T>;

/** Stellar attacks, and is a Tera Type, but no Pokémon defends as Stellar. */
export const attackingTypes = [...types, 'stellar'] as const;

export type AttackingType = (typeof attackingTypes)[number];
export type TeraType = AttackingType;

/** A Pokémon's one to three types; their order never matters. */
export type Typing = readonly Type[];

/** The most types that a Pokémon can have: the games' two, and one that a move adds. */
export const mostTypes = 3;

/** How many types a Pokémon may have on screen: the games' two, or the third some moves add. */
export const typeCounts = [2, 3] as const;

export type TypeCount = (typeof typeCounts)[number];
