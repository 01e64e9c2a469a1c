import fc from 'fast-check';
import { describe } from 'vitest';
import { types } from '#core/charts/type.ts';
import { eras } from '#core/rulesets/era.ts';
import { checkLinks } from '#tests/checkLinks.ts';
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

describe('a link to the chart', () => {
  checkLinks(parseChartLink, formatChartLink, states, searches);
});
