import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eras } from '#engine/era.ts';
import { types } from '#engine/type.ts';
import { searchesWith } from '#tests/picks.ts';
import {
  type ChartCell,
  type ChartState,
  formatChartLink,
  parseChartLink,
  typeOrders,
  typingOrders,
} from './chart.ts';

const type = fc.constantFrom(...types);

const states: fc.Arbitrary<ChartState> = fc.record({
  cell: fc.option(fc.oneof(fc.tuple(type), fc.tuple(type, type)) as fc.Arbitrary<ChartCell>, {
    nil: undefined,
  }),
  types: fc.uniqueArray(type),
  order: fc.constantFrom(...typeOrders),
  counts: fc.option(fc.constantFrom(...typingOrders), { nil: undefined }),
  isTurned: fc.boolean(),
  inverse: fc.boolean(),
  comparison: fc.option(fc.constantFrom(...eras), { nil: undefined }),
});

const searches = searchesWith(
  ['cell', 'types', 'order', 'turned', 'counts', 'inverse', 'compare'],
  [...types, ...typeOrders, ...typingOrders, ...eras],
);

const parse = (search: string) => parseChartLink(new URLSearchParams(search));

describe('a link to the chart', () => {
  it('restores every formatted state', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { search } = new URL(`https://countertype.example/?${formatChartLink(state)}`);
        expect(parse(search)).toEqual({ state, ignored: [] });
      }),
    );
  });

  it('parses any text to a state that can be formatted', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const { state } = parse(search);
        expect(parseChartLink(formatChartLink(state))).toEqual({ state, ignored: [] });
      }),
    );
  });
});
