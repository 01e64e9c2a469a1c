import type { Type } from '#engine/type.ts';
import { maxSearchLength, truncate } from '#pokedex/inputText.ts';
import { type LinkWords, officialWords } from './linkWords.ts';
import { emptyOffense, formatOffense, type OffenseState, parseOffense } from './offense.ts';
import type { LinkParameter, ParsedState } from './parameter.ts';
import { parseOption } from './parseWords.ts';

/** The orders of a list of Pokémon. */
export const listOrders = ['number', 'name', 'multiplier'] as const;

export type ListOrder = (typeof listOrders)[number];

/** The player's picks on a coverage list: the attacks, filters and order. */
export type ListState = OffenseState & {
  /** Part of a name or a number, as typed; at most `maxSearchLength` code points. */
  search: string;
  type?: Type | undefined;
  order: ListOrder;
};

/** The state before anything is picked: the whole list, ordered by number. */
export const emptyList: ListState = { ...emptyOffense, search: '', order: 'number' };

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
  const state = {
    ...offense,
    search,
    type: parseOption(params.get('type'), words.types, ignore('type')),
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
export function formatList({ search, type, order, ...offense }: ListState): URLSearchParams {
  const params = formatOffense(offense);
  if (search) params.set('search', search);
  if (type) params.set('type', type);
  if (order !== emptyList.order) params.set('order', order);
  return params;
}
