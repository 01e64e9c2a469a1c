import type { TargetFilter } from '#core/answers/targetFilter.ts';
import type { Strike } from '#core/hit/strike.ts';
import { maxSearchLength, truncate } from '#core/pokedex/names/inputText.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { formatLink } from './link.ts';
import { type LinkWords, officialWords } from './linkWords.ts';
import { emptyOffense, formatOffense, type OffenseState, parseOffense } from './offense.ts';
import type { LinkParameter, ParsedState } from './parameter.ts';
import { parseFlag, parseOption, parseOptions, parsePair } from './parseWords.ts';

/** The orders of a list of Pokémon. */
export const listOrders = ['number', 'name', 'multiplier'] as const;

export type ListOrder = (typeof listOrders)[number];

/** Conditions on a Pokémon, of which all apply. */
export type PokemonFilter = TargetFilter & {
  /** A move that it can learn, or the type of one. */
  learns?: Strike | undefined;
};

/** The filter that every Pokémon matches. */
export const emptyPokemonFilter: PokemonFilter = {
  type: undefined,
  secondType: undefined,
  resists: [],
  notWeakTo: [],
  hasDoubleWeakness: false,
  learns: undefined,
};

/** The player's picks on a coverage list: the attacks, filters and order. */
export type ListState = OffenseState &
  PokemonFilter & {
    /** Part of a name or a number, as typed; at most `maxSearchLength` code points. */
    search: string;
    order: ListOrder;
  };

/** The state before anything is picked: the whole list, ordered by number. */
export const emptyList: ListState = {
  ...emptyOffense,
  ...emptyPokemonFilter,
  search: '',
  order: 'number',
};

/** Parses the state in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseList(
  params: URLSearchParams,
  words: LinkWords = officialWords,
): ParsedState<ListState> {
  const { state: offense, ignored } = parseOffense(params, words);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);
  const text = params.get('search') ?? emptyList.search;
  const search = truncate(text, maxSearchLength);
  if (search !== text) ignored.push('search');
  const [type, secondType] = parsePair(params.get('type'), words.types, ignore('type')) ?? [];
  const state = {
    ...offense,
    search,
    type,
    secondType,
    resists: parseOptions(params.get('resists'), words.types, ignore('resists')),
    notWeakTo: parseOptions(params.get('not_weak'), words.types, ignore('not_weak')),
    hasDoubleWeakness: parseFlag(params, 'double_weakness', ignored),
    learns: parseOption(params.get('learns'), words.strikes, ignore('learns')),
    order: parseOption(params.get('order'), listOrders, ignore('order')) ?? emptyList.order,
  };
  return { state, ignored };
}

/** Converts the last state of offense, coverage or another list to the state of a list. */
export function adoptListState(state: OffenseState | ListState): ListState {
  return 'search' in state ? state : { ...emptyList, ...state };
}

/** Converts the last state to that of offense, without the filters and order of a list. */
export function adoptOffenseState(state: OffenseState | ListState): OffenseState {
  if (!('search' in state)) return state;
  const { attacks, inverse, countAbilities } = state;
  return { attacks, inverse, countAbilities };
}

/** Formats the state as parameters that `parseList` parses to the same state. */
export function formatList(state: ListState): URLSearchParams {
  const { search, type, secondType, resists, notWeakTo, hasDoubleWeakness, learns, order } = state;
  const params = formatOffense(state);
  if (search) params.set('search', search);
  if (type) params.set('type', secondType ? `${type}-${secondType}` : type);
  if (resists.length > 0) params.set('resists', resists.join('-'));
  if (notWeakTo.length > 0) params.set('not_weak', notWeakTo.join('-'));
  if (hasDoubleWeakness) params.set('double_weakness', '1');
  if (learns) params.set('learns', learns);
  if (order !== emptyList.order) params.set('order', order);
  return params;
}

/** Formats the URL of the list of all Pokémon that match the filter, with their possible abilities. */
export function formatQuestionUrl(
  filter: Partial<PokemonFilter>,
  settings: Settings,
  inverse: boolean,
): string {
  const state = { ...emptyList, ...filter, inverse, countAbilities: true };
  return `/offense/coverage/normal/?${formatLink(formatList(state), settings)}`;
}
