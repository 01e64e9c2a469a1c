import { describe, expect, it } from 'vitest';
import {
  type ChartState,
  emptyChart,
  formatChartLink,
  formatChartUrl,
  parseChartLink,
} from './chart.ts';

const parse = (search: string) => parseChartLink(new URLSearchParams(search));

describe('the URL of the chart', () => {
  it.each<[string, string, Partial<ChartState>, string[]]>([
    ['nothing', '', {}, []],
    ['a cell', 'cell=fire-grass', { cell: ['fire', 'grass'] }, []],
    ['a type on itself', 'cell=fire-fire', { cell: ['fire', 'fire'] }, []],
    ['one type', 'cell=steel', { cell: ['steel'] }, []],
    ['an unknown attacking type', 'cell=sound-grass', {}, ['cell']],
    ['an unknown defending type', 'cell=fire-sound', { cell: ['fire'] }, ['cell']],
    ['a third type', 'cell=fire-grass-ice', { cell: ['fire', 'grass'] }, ['cell']],
    ['an empty cell', 'cell=', {}, ['cell']],
    ['types', 'types=water-fire', { types: ['water', 'fire'] }, []],
    ['an unknown type', 'types=fire-sound', { types: ['fire'] }, ['types']],
    ['an order', 'order=resistances', { order: 'resistances' }, []],
    ['the order of a list', 'order=multiplier', {}, ['order']],
    ['rows that defend', 'turned=1', { isTurned: true }, []],
    ['rows that turn oddly', 'turned=yes', {}, ['turned']],
    ['counts', 'counts=unused', { counts: 'unused' }, []],
    ['unknown counts', 'counts=1', {}, ['counts']],
    ['an inverse battle', 'inverse=1', { inverse: true }, []],
    ['a comparison', 'compare=gen1', { comparison: 'gen1' }, []],
    ['an unknown comparison', 'compare=gen3', {}, ['compare']],
    ['two cells', 'cell=fire&cell=ice', { cell: ['fire'] }, ['cell']],
  ])('holds %s: %s', (_, search, state, ignored) => {
    const parsed = parse(search);
    expect(parsed.state).toEqual({ ...emptyChart, ...state });
    expect(parsed.ignored).toEqual(ignored);
  });

  it('is empty for the empty state, and has the game', () => {
    expect(`${formatChartLink(emptyChart)}`).toBe('');
    expect(formatChartUrl({ ruleset: 'gen1', typeCount: 2 })).toBe(
      '/offense/chart/?generation=gen1',
    );
  });
});
