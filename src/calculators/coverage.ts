import type { Type } from '#engine/type.ts';
import { maxSearchLength, truncate } from '#pokedex/inputText.ts';
import { linkWords } from './linkWords.ts';
import { emptyOffense, formatOffense, type OffenseState, parseOffense } from './offense.ts';
import type { LinkParameter, ParsedState } from './parameter.ts';
import { parseOption } from './parseWords.ts';

/** The orders of a list of Pokémon. */
export const listOrders = ['number', 'name', 'multiplier'] as const;

export type ListOrder = (typeof listOrders)[number];

/** What the player picked on a coverage list: the attacks, filters and order. */
export type ListState = OffenseState & {
  /** Part of a name or a number, as typed; at most `maxSearchLength` code points. */
  search: string;
  type?: Type | undefined;
  order: ListOrder;
};

/** The state before anything is picked: the whole list, ordered by number. */
export const emptyList: ListState = { ...emptyOffense, search: '', order: 'number' };

/** Parses the state in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseList(params: URLSearchParams): ParsedState<ListState> {
  const { state: attacks, ignored } = parseOffense(params);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);
  const text = params.get('search') ?? emptyList.search;
  const search = truncate(text, maxSearchLength);
  if (search !== text) ignored.push('search');
  const state = {
    ...attacks,
    search,
    type: parseOption(params.get('type'), linkWords(params).types, ignore('type')),
    order: parseOption(params.get('order'), listOrders, ignore('order')) ?? emptyList.order,
  };
  return { state, ignored };
}

/** The state of a list that takes over the last state of offense, coverage or another list. */
export function adoptListState(state: OffenseState | ListState): ListState {
  return 'search' in state ? state : { ...emptyList, ...state };
}

/** The attacks of the last state, without the filters and order of a list. */
export function adoptOffenseState(state: OffenseState | ListState): OffenseState {
  if (!('search' in state)) return state;
  const { attacks, inverse, countAbilities } = state;
  return { attacks, inverse, countAbilities };
}

/** The parameters that `parseList` reads back as the same state. */
export function formatList({ search, type, order, ...attacks }: ListState): URLSearchParams {
  const params = formatOffense(attacks);
  if (search) params.set('search', search);
  if (type) params.set('type', type);
  if (order !== emptyList.order) params.set('order', order);
  return params;
}
