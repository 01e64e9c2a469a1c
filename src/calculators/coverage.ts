import { type OfficialType, types } from '#engine/type.ts';
import { cutAt, maxSearchLength } from '#pokedex/writtenName.ts';
import { emptyOffense, formatOffense, type OffenseState, parseOffense } from './offense.ts';
import type { Parameter, Parsed } from './parameter.ts';
import { oneOf } from './parseWords.ts';

/** How a list of Pokémon can be ordered. */
export const orders = ['number', 'name', 'multiplier'] as const;

export type Order = (typeof orders)[number];

/** What the player picked on a coverage list: the attacks, and what of the list they want to see. */
export type ListState = OffenseState & {
  /** Part of a name or a number, as typed; at most `maxSearchLength` code points. */
  search: string;
  type?: OfficialType | undefined;
  order: Order;
};

/** Nothing picked yet: the whole list in the order of its numbers. */
export const emptyList: ListState = { ...emptyOffense, search: '', order: 'number' };

/** The state an address holds; what it holds besides is named, never repaired. */
export function parseList(params: URLSearchParams): Parsed<ListState> {
  const { state: attacks, ignored } = parseOffense(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);
  const written = params.get('search') ?? emptyList.search;
  const search = cutAt(written, maxSearchLength);
  if (search !== written) ignored.push('search');
  const state = {
    ...attacks,
    search,
    type: oneOf(params.get('type'), types, ignore('type')),
    order: oneOf(params.get('order'), orders, ignore('order')) ?? emptyList.order,
  };
  return { state, ignored };
}

/** The state of a list that goes on with what offense, coverage or another list was left with. */
export function listFrom(state: OffenseState | ListState): ListState {
  return 'search' in state ? state : { ...emptyList, ...state };
}

/** The attacks that a list was left with, without what of the list was wanted. */
export function offenseFrom(state: OffenseState | ListState): OffenseState {
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
