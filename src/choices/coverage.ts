import { type OfficialType, types } from '#engine/type.ts';
import { type AttacksChoice, formatAttacks, noAttacks, parseAttacks } from './attacks.ts';
import type { Parameter, Parsed } from './parameter.ts';
import { oneOf } from './words.ts';

/** How a list of Pokémon can be ordered. */
export const orders = ['number', 'name', 'multiplier'] as const;

export type Order = (typeof orders)[number];

/** What the player picked on a coverage list: the attacks, and what of the list they want to see. */
export type CoverageChoice = AttacksChoice & {
  /** Part of a name or a number, as typed. */
  search: string;
  type?: OfficialType | undefined;
  order: Order;
};

/** Nothing picked yet: the whole list in the order of its numbers. */
export const noCoverage: CoverageChoice = { ...noAttacks, search: '', order: 'number' };

/** The choice an address holds; what it holds besides is named, never repaired. */
export function parseCoverage(params: URLSearchParams): Parsed<CoverageChoice> {
  const { choice: attacks, ignored } = parseAttacks(params);
  const ignore = (name: Parameter) => () => void ignored.push(name);
  const choice = {
    ...attacks,
    search: params.get('search') ?? noCoverage.search,
    type: oneOf(params.get('type'), types, ignore('type')),
    order: oneOf(params.get('order'), orders, ignore('order')) ?? noCoverage.order,
  };
  return { choice, ignored };
}

/** The parameters that `parseCoverage` reads back as the same choice. */
export function formatCoverage({
  search,
  type,
  order,
  ...attacks
}: CoverageChoice): URLSearchParams {
  const params = formatAttacks(attacks);
  if (search) params.set('search', search);
  if (type) params.set('type', type);
  if (order !== noCoverage.order) params.set('order', order);
  return params;
}
