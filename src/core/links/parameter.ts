import type { TextKey } from '#core/textKey.ts';

type ParameterRow = {
  /** The translation key of its name on the screen. */
  name: TextKey;
  /** Whether it may appear several times: each is a member of a team, or its set. */
  isRepeatable?: true;
  /** What its text has, if that can have moves: attacks, or a member with its attacks. */
  content?: 'attacks' | 'member';
};

/** The URL parameters. */
export const parameters = {
  pokemon: { name: 'pokemonPicker.label' },
  types: { name: 'defense.types' },
  ability: { name: 'defense.ability' },
  tera: { name: 'defense.tera' },
  item: { name: 'defense.item' },
  conditions: { name: 'defense.situation' },
  inverse: { name: 'defense.inverse' },
  with: { name: 'compare.title', isRepeatable: true },
  team: { name: 'defense.team' },
  member: { name: 'team.member', isRepeatable: true, content: 'member' },
  set: { name: 'team.member', isRepeatable: true },
  format: { name: 'team.format' },
  sort: { name: 'team.sort' },
  battle: { name: 'battle.mode' },
  us: { name: 'battle.us', isRepeatable: true, content: 'member' },
  them: { name: 'battle.them', isRepeatable: true, content: 'member' },
  boss: { name: 'bosses.boss' },
  us_tera: { name: 'battle.us' },
  us_fainted: { name: 'battle.us' },
  us_active: { name: 'battle.us' },
  us_set: { name: 'battle.us', isRepeatable: true },
  us_triggered: { name: 'battle.us' },
  them_tera: { name: 'battle.them' },
  them_fainted: { name: 'battle.them' },
  them_active: { name: 'battle.them' },
  them_triggered: { name: 'battle.them' },
  us_no_mega: { name: 'battle.us' },
  them_no_mega: { name: 'battle.them' },
  us_pair: { name: 'battle.doubles' },
  them_pair: { name: 'battle.doubles' },
  us_screens: { name: 'battle.doubles' },
  them_screens: { name: 'battle.doubles' },
  them_set: { name: 'battle.them', isRepeatable: true },
  bring: { name: 'battle.bringLabel' },
  likely: { name: 'battle.countLikely' },
  doubles: { name: 'battle.doubles' },
  attacks: { name: 'offense.attacks', content: 'attacks' },
  abilities: { name: 'offense.countAbilities' },
  search: { name: 'coverage.search' },
  type: { name: 'coverage.type' },
  resists: { name: 'filter.resists' },
  not_weak: { name: 'filter.notWeakTo' },
  learns: { name: 'filter.canLearn', content: 'attacks' },
  double_weakness: { name: 'filter.title' },
  order: { name: 'coverage.order' },
  cell: { name: 'game.cell' },
  counts: { name: 'chart.counts' },
  turned: { name: 'chart.turn' },
  compare: { name: 'chart.compare' },
  generation: { name: 'preferences.generation.label' },
  game: { name: 'preferences.game.label' },
  own: { name: 'preferences.own.label' },
  own_id: { name: 'preferences.own.label' },
  type_count: { name: 'preferences.typeCount.label' },
  dex: { name: 'preferences.dex.label' },
} as const satisfies Record<string, ParameterRow>;

export type LinkParameter = keyof typeof parameters;

const rows: Readonly<Record<LinkParameter, ParameterRow>> = parameters;

const names = Object.keys(parameters) as LinkParameter[];

/** Whether the URL has any of the app's parameters, and so defines the whole state. */
export function isLink(params: URLSearchParams): boolean {
  return names.some((name) => params.has(name));
}

/** Whether the app knows the names of all parameters. */
export function hasKnownNames(params: URLSearchParams): boolean {
  return [...params.keys()].every((name) => Object.hasOwn(parameters, name));
}

/** Finds the parameters that appear more than once although they may not. */
export function findRepeatedParameters(params: URLSearchParams): LinkParameter[] {
  return names.filter((name) => !rows[name].isRepeatable && params.getAll(name).length > 1);
}

/** Lists the texts of the parameters with this content. */
export function listTexts(params: URLSearchParams, content: ParameterRow['content']): string[] {
  return names
    .filter((name) => rows[name].content === content)
    .flatMap((name) => params.getAll(name));
}

/** The state parsed from a URL, and the parameters with invalid values. */
export type ParsedState<T> = { state: T; ignored: LinkParameter[] };
