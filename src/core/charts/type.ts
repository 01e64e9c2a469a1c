import type { GenerationNumber } from './generationNumber.ts';

/** The official types, in the games' order. */
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

export type OfficialType = (typeof types)[number];

/** The first generation of each type that generation 1 lacks. */
export const typeSince: Partial<Record<OfficialType, GenerationNumber>> = {
  steel: 2,
  dark: 2,
  fairy: 6,
};

/** A value for each official type. */
export type ByType<T> = Record<OfficialType, T>;

declare const ownTypeBrand: unique symbol;

/** The id of a type that exists only in a player's own chart; `parseChart` creates it. */
type OwnType = string & { readonly [ownTypeBrand]: true };

/** A type of the games, or of a player's own chart. */
export type Type = OfficialType | OwnType;

/** Stellar is an attacking type and a Tera Type, but not a defending type. */
export const attackingTypes = [...types, 'stellar'] as const;

export type OfficialAttackingType = (typeof attackingTypes)[number];
/** A type of an attack. */
export type AttackingType = Type | 'stellar';

/** A type that a Pokémon can Terastallize into. */
export type TeraType = AttackingType;

/** A Pokémon's one to three types; their order never matters. */
export type Typing = readonly Type[];

/** Whether both have the same types. */
export function isSameTyping(one: Typing, other: Typing): boolean {
  return one.length === other.length && one.every((type) => other.includes(type));
}

/** The maximum number of types of a Pokémon: two, and one that a move adds. */
export const maxTypes = 3;

const officialTypes: ReadonlySet<string> = new Set(types);
const officialAttackingTypes: ReadonlySet<string> = new Set(attackingTypes);

/** Whether the type is an official type. */
export function isOfficialType(type: AttackingType): type is OfficialType {
  return officialTypes.has(type);
}

/** Whether the attacking type is official. */
export function isOfficialAttackingType(type: AttackingType): type is OfficialAttackingType {
  return officialAttackingTypes.has(type);
}

/** The maximum numbers of types that a player can set: two, or three with one that a move adds. */
export const typeCounts = [2, 3] as const;

export type TypeCount = (typeof typeCounts)[number];
