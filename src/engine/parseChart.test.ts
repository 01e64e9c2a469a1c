import { describe, expect, it } from 'vitest';
import { factorOf, inverse } from './chart.ts';
import { matchup } from './effectiveness.ts';
import { chartIn } from './officialChart.ts';
import { parseChart } from './parseChart.ts';
import { types } from './type.ts';

const written = {
  types: ['normal', 'fire', 'plasma', 'sound_2'],
  chart: { plasma: { fire: 1.5, plasma: 0 }, fire: { plasma: 8 } },
};
const [, , plasma, sound] = parseChart(written).types;

describe('a chart of a player', () => {
  it('has the types in their order, the factors that are given, and 1 for the others', () => {
    const chart = parseChart(written);
    expect(chart.types).toEqual(written.types);
    expect(factorOf(chart, plasma!, 'fire')).toBe(1.5);
    expect(factorOf(chart, plasma!, plasma!)).toBe(0);
    expect(factorOf(chart, 'fire', plasma!)).toBe(8);
    expect(factorOf(chart, 'fire', 'fire')).toBe(1);
    expect(factorOf(chart, sound!, 'normal')).toBe(1);
  });

  it('may be all of 1, and have one type or 64', () => {
    expect(parseChart({ types: ['a'], chart: {} }).types).toEqual(['a']);
    const many = Array.from({ length: 64 }, (_, index) => `type_${index}`);
    expect(parseChart({ types: many, chart: { type_63: {} } }).types).toEqual(many);
  });

  it('may have the ids of things that every object has', () => {
    const chart = parseChart({ types: ['constructor', 'fire'], chart: {} });
    const [odd] = chart.types;
    const world = { generation: 'default', chart } as const;
    const defender = { typing: [odd!, 'fire'], abilities: ['thick_fat'] } as const;
    expect(matchup({ type: odd! }, defender, world).multiplier).toBe(1);
  });

  it('survives being sent to a worker', () => {
    const chart = parseChart(written);
    expect(structuredClone(chart)).toEqual(chart);
    expect(structuredClone(chartIn('gen1'))).toEqual(chartIn('gen1'));
  });

  it('is the official one where it says the same', () => {
    const official = chartIn('default');
    const rows = types.map((attacking) => [attacking, official.factors[attacking]]);
    expect(parseChart({ types: [...types], chart: Object.fromEntries(rows) })).toEqual(official);
  });

  it('has an inverse whose factors are from 0 to 8 again', () => {
    const turned = inverse(
      parseChart({ types: ['a', 'b', 'c', 'd'], chart: { a: { a: 0, b: 1.6, c: 0.01, d: 8 } } }),
    );
    const [a, b, c, d] = turned.types;
    const factors = [a, b, c, d].map((type) => factorOf(turned, a!, type!));
    expect(factors).toEqual([2, 0.625, 8, 0.125]);
  });
});

describe('a bad chart is one sentence: ', () => {
  const fire = { types: ['fire'] };
  it.each<[what: string, value: unknown, error: string]>([
    ['nothing', undefined, 'The chart must be an object.'],
    ['null', null, 'The chart must be an object.'],
    ['a list', [written], 'The chart must be an object.'],
    ['another field', { ...written, name: 'x' }, 'The chart has no field "name".'],
    ['no types', { chart: {} }, '"types" must be a list of type ids.'],
    ['types by name', { types: { fire: 1 }, chart: {} }, '"types" must be a list of type ids.'],
    ['not one type', { types: [], chart: {} }, '"types" must hold 1 to 64 types, not 0.'],
    [
      'too many types',
      { types: Array.from({ length: 65 }, (_, index) => `t${index}`), chart: {} },
      '"types" must hold 1 to 64 types, not 65.',
    ],
    ['a type twice', { types: ['a', 'b', 'a'], chart: {} }, '"types" repeats "a".'],
    ['Stellar', { types: ['stellar'], chart: {} }, 'The type id "stellar" is reserved.'],
    ['the typeless', { types: ['typeless'], chart: {} }, 'The type id "typeless" is reserved.'],
    ['no rows', fire, '"chart" must be an object.'],
    ['a list of rows', { ...fire, chart: [] }, '"chart" must be an object.'],
    [
      'a row of no type',
      { ...fire, chart: { water: {} } },
      '"chart" names "water", which is not in "types".',
    ],
    ['a row of one number', { ...fire, chart: { fire: 2 } }, '"chart"."fire" must be an object.'],
    [
      'a factor on no type',
      { ...fire, chart: { fire: { toString: 2 } } },
      '"chart"."fire" names "toString", which is not in "types".',
    ],
    [
      'a factor above 8',
      { ...fire, chart: { fire: { fire: 8.01 } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not 8.01.',
    ],
    [
      'a factor below 0',
      { ...fire, chart: { fire: { fire: -0.5 } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not -0.5.',
    ],
    [
      'no number',
      { ...fire, chart: { fire: { fire: Number.NaN } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not NaN.',
    ],
    [
      'a factor without end',
      { ...fire, chart: { fire: { fire: Number.POSITIVE_INFINITY } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not Infinity.',
    ],
    [
      'a factor in words',
      { ...fire, chart: { fire: { fire: '2' } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not "2".',
    ],
  ])('%s', (_, value, error) => {
    expect(() => parseChart(value)).toThrow(new Error(error));
  });

  it.each(['', 'Fire', 'my type', 'a-b', 'a.b', '_a', 'a_', 'a__b', '__proto__', 'é', 7, null])(
    'the id %j',
    (id) => {
      expect(() => parseChart({ types: ['fire', id], chart: {} })).toThrow(
        `The type id ${JSON.stringify(id)} must be of the letters a to z, digits and single "_".`,
      );
    },
  );
});

it('0 below zero is 0', () => {
  const chart = parseChart({ types: ['fire'], chart: { fire: { fire: -0 } } });
  expect(factorOf(chart, 'fire', 'fire')).toBe(0);
});
