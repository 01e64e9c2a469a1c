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

export type OfficialType = (typeof types)[number];

/** A value for each official type. */
export type ByType<T> = Record<OfficialType, T>;

declare const own: unique symbol;

/** The id of a type that only a player's own chart has; `parseChart` is what makes one. */
type OwnType = string & { readonly [own]: true };

/** A type of the games, or of a player's own chart. */
export type Type = OfficialType | OwnType;

/** Stellar attacks, and is a Tera Type, but no Pokémon defends as Stellar. */
export const attackingTypes = [...types, 'stellar'] as const;

export type OfficialAttackingType = (typeof attackingTypes)[number];
export type AttackingType = Type | 'stellar';
export type TeraType = AttackingType;

/** A Pokémon's one to three types; their order never matters. */
export type Typing = readonly Type[];

/** A typing of the games, which every link and every Pokémon of the Pokédex has. */
export type OfficialTyping = readonly OfficialType[];

/** The most types that a Pokémon can have: the games' two, and one that a move adds. */
export const maxTypes = 3;

const officialTypes: ReadonlySet<string> = new Set(types);
const officialAttackingTypes: ReadonlySet<string> = new Set(attackingTypes);

/** Whether the type is one of the games'. */
export function isOfficialType(type: AttackingType): type is OfficialType {
  return officialTypes.has(type);
}

/** Whether the attacking type is one of the games'. */
export function isOfficialAttackingType(type: AttackingType): type is OfficialAttackingType {
  return officialAttackingTypes.has(type);
}

/** How many types a Pokémon may have on screen: the games' two, or the third some moves add. */
export const typeCounts = [2, 3] as const;

export type TypeCount = (typeof typeCounts)[number];
