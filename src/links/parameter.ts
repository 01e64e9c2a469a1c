/** The URL parameters, with the translation keys of their names on the screen. */
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
  set: 'team.member',
  format: 'team.format',
  sort: 'team.sort',
  battle: 'battle.mode',
  us: 'battle.us',
  them: 'battle.them',
  us_tera: 'battle.us',
  us_fainted: 'battle.us',
  us_active: 'battle.us',
  us_set: 'battle.us',
  us_triggered: 'battle.us',
  them_tera: 'battle.them',
  them_fainted: 'battle.them',
  them_active: 'battle.them',
  them_triggered: 'battle.them',
  them_set: 'battle.them',
  attacks: 'offense.attacks',
  abilities: 'offense.countAbilities',
  search: 'coverage.search',
  type: 'coverage.type',
  order: 'coverage.order',
  generation: 'preferences.generation.label',
  game: 'preferences.game.label',
  own: 'preferences.own.label',
  type_count: 'preferences.typeCount.label',
  dex: 'preferences.dex.label',
} as const;

export type LinkParameter = keyof typeof parameters;

const names = Object.keys(parameters) as LinkParameter[];

/** Whether the URL has any of the app's parameters, and so defines the whole state. */
export function isLink(params: URLSearchParams): boolean {
  return names.some((name) => params.has(name));
}

/** The parameters that may appear several times: each is a member of a team, or its set. */
const repeatable: readonly LinkParameter[] = [
  ...(['member', 'us', 'them'] as const),
  ...(['set', 'us_set', 'them_set'] as const),
];

/** Finds the parameters that appear more than once although they may not. */
export function findRepeatedParameters(params: URLSearchParams): LinkParameter[] {
  return names.filter((name) => !repeatable.includes(name) && params.getAll(name).length > 1);
}

/** The state parsed from a URL, and the parameters with invalid values. */
export type ParsedState<T> = { state: T; ignored: LinkParameter[] };
