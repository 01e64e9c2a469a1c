/** The parameters of our addresses, and the translation keys of what they are called on screen. */
export const parameters = {
  pokemon: 'pokemonPicker.label',
  types: 'defense.types',
  ability: 'defense.ability',
  tera: 'defense.tera',
  item: 'defense.item',
  conditions: 'defense.situation',
  inverse: 'defense.inverse',
  team: 'defense.team',
  member: 'team.member',
  format: 'team.format',
  sort: 'team.sort',
  attacks: 'offense.attacks',
  abilities: 'offense.countAbilities',
  search: 'coverage.search',
  type: 'coverage.type',
  order: 'coverage.order',
  generation: 'preferences.generation.label',
  type_count: 'preferences.typeCount.label',
} as const;

export type Parameter = keyof typeof parameters;

const names = Object.keys(parameters) as Parameter[];

/** An address with any of our parameters is a link that says everything. */
export function isLink(params: URLSearchParams): boolean {
  return names.some((name) => params.has(name));
}

/** The parameters that are said twice and heard once; only members may be many. */
export function saidTwice(params: URLSearchParams): Parameter[] {
  return names.filter((name) => name !== 'member' && params.getAll(name).length > 1);
}

/** What an address says, and which of its parameters say nothing we know. */
export type Parsed<T> = { state: T; ignored: Parameter[] };
