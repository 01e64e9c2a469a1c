import type { TypeOrder } from '#core/answers/typeCounts.ts';
import type { Type } from '#core/charts/type.ts';
import { type Era, eras } from '#core/rulesets/era.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { formatAddress, formatLink } from './link.ts';
import { type LinkWords, officialWords } from './linkWords.ts';
import { findRepeatedParameters, type LinkParameter, type ParsedState } from './parameter.ts';
import { parseFlag, parseOption, parseOptions, parsePair } from './parseWords.ts';

/** The orders of the types. */
export const typeOrders: readonly TypeOrder[] = ['game', 'weaknesses', 'resistances'];

/** What is open in the chart: an attacking and a defending type, or one type on both sides. */
export type ChartCell = readonly [attacking: Type, defending?: Type];

/** The orders of the list of typings; the last one has only those without Pokémon. */
export const typingOrders = ['best', 'worst', 'unused'] as const;

export type TypingOrder = (typeof typingOrders)[number];

/** The player's picks on the chart, even if the generation lacks them. */
export type ChartState = {
  cell?: ChartCell | undefined;
  /** The only types in the chart; all if empty. */
  types: readonly Type[];
  order: TypeOrder;
  /** Whether the defending types are in rows. */
  isTurned: boolean;
  /** Whether numbers of matchups are in place of the chart, with the typings in this order. */
  counts?: TypingOrder | undefined;
  inverse: boolean;
  /** The generations whose differences are marked. */
  comparison?: Era | undefined;
};

/** The state before anything is picked: the whole chart in the game's order. */
export const emptyChart: ChartState = {
  types: [],
  order: 'game',
  isTurned: false,
  inverse: false,
};

/** Parses the state in a URL; unknown values are reported in `ignored`, never guessed. */
export function parseChartLink(
  params: URLSearchParams,
  { types }: LinkWords = officialWords,
): ParsedState<ChartState> {
  const ignored = findRepeatedParameters(params);
  const ignore = (name: LinkParameter) => () => void ignored.push(name);
  const state = {
    cell: parsePair(params.get('cell'), types, ignore('cell')),
    types: parseOptions(params.get('types'), types, ignore('types')),
    order: parseOption(params.get('order'), typeOrders, ignore('order')) ?? emptyChart.order,
    isTurned: parseFlag(params, 'turned', ignored),
    counts: parseOption(params.get('counts'), typingOrders, ignore('counts')),
    inverse: parseFlag(params, 'inverse', ignored),
    comparison: parseOption(params.get('compare'), eras, ignore('compare')),
  };
  return { state, ignored };
}

/** Formats the state as parameters that `parseChartLink` parses to the same state. */
export function formatChartLink(state: ChartState): URLSearchParams {
  const { cell, types, order, isTurned, counts, inverse, comparison } = state;
  const params = new URLSearchParams();
  if (cell) params.set('cell', cell.join('-'));
  if (types.length > 0) params.set('types', types.join('-'));
  if (order !== emptyChart.order) params.set('order', order);
  if (isTurned) params.set('turned', '1');
  if (counts) params.set('counts', counts);
  if (inverse) params.set('inverse', '1');
  if (comparison) params.set('compare', comparison);
  return params;
}

/** Formats the URL of the whole chart under the settings. */
export function formatChartUrl(settings: Settings): string {
  return formatAddress('/offense/chart/', formatLink(formatChartLink(emptyChart), settings));
}
