import { describe, expect, it } from 'vitest';
import { bestSets } from '#core/answers/bestSets.ts';
import { defense } from '#core/answers/defense.ts';
import { offense, typingsOf } from '#core/answers/offense.ts';
import { team } from '#core/answers/team.ts';
import { attackersOf, defendersOf, factorOf, inverse } from '#core/charts/chart.ts';
import { type Typing, types } from '#core/charts/type.ts';
import { matchup } from '#core/hit/effectiveness.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { parseChart } from './parseChart.ts';

const input = {
  types: ['normal', 'fire', 'plasma', 'sound_2'],
  chart: { plasma: { fire: 1.5, plasma: 0 }, fire: { plasma: 8 } },
};
const [, , plasma, sound] = parseChart(input).types;

describe("a player's own chart", () => {
  it('has its types in order, its factors, and 1 for missing factors', () => {
    const chart = parseChart(input);
    expect(chart.types).toEqual(input.types);
    expect(factorOf(chart, plasma!, 'fire')).toBe(1.5);
    expect(factorOf(chart, plasma!, plasma!)).toBe(0);
    expect(factorOf(chart, 'fire', plasma!)).toBe(8);
    expect(factorOf(chart, 'fire', 'fire')).toBe(1);
    expect(factorOf(chart, sound!, 'normal')).toBe(1);
  });

  it('can have no factors, and one type or 64', () => {
    expect(parseChart({ types: ['a'], chart: {} }).types).toEqual(['a']);
    const manyTypes = Array.from({ length: 64 }, (_, index) => `type_${index}`);
    expect(parseChart({ types: manyTypes, chart: { type_63: {} } }).types).toEqual(manyTypes);
  });

  it('can have ids that are properties of every object', () => {
    const chart = parseChart({ types: ['constructor', 'fire'], chart: {} });
    const [constructorType] = chart.types;
    const world = { ruleset: 'default', chart } as const;
    const defender = { typing: [constructorType!, 'fire'], abilities: ['thick_fat'] } as const;
    expect(matchup({ type: constructorType! }, defender, world).multiplier).toBe(1);
  });

  it('can have the fields of an import, which change nothing', () => {
    const fields = { names: { plasma: 'Plasma' }, colors: {}, attackOnly: [] };
    const lists = { defendOnly: [], pokemon: [], warnings: [{ code: 'noMatchups' }] };
    expect(parseChart({ ...input, ...fields, ...lists })).toEqual(parseChart(input));
  });

  it('can have comments, which change nothing', () => {
    const chart = { ...input.chart, $comment: 'x', fire: { ...input.chart.fire, _comment: 'y' } };
    expect(parseChart({ ...input, _comment: 'x', $schema: 'y', chart })).toEqual(parseChart(input));
  });

  it('can have types of one side only', () => {
    const chart = parseChart({
      types: ['fire', 'tri', 'mutant'],
      chart: { tri: { fire: 2 }, fire: { mutant: 0.5 } },
      attackOnly: ['tri'],
      defendOnly: ['mutant'],
    });
    const [fire, tri, mutant] = chart.types;
    expect(attackersOf(chart)).toEqual([fire, tri]);
    expect(defendersOf(chart)).toEqual([fire, mutant]);
    expect(attackersOf(inverse(chart))).toEqual([fire, tri]);

    const world = { ruleset: 'default', chart } as const;
    const attacking = (typing: Typing) =>
      defense({ typing }, world).flatMap(({ matchups }) => matchups.map((each) => each.attacking));
    expect(attacking([fire!]).sort()).toEqual(['fire', 'tri']);
    expect(team([{ typing: [fire!] }], world).map((row) => row.attacking)).toEqual(['fire', 'tri']);
    const defending = offense([{ type: tri! }], world).flatMap(({ matchups }) =>
      matchups.map((each) => each.defending),
    );
    expect(defending.sort()).toEqual(['fire', 'mutant']);
    expect(typingsOf(chart, 2)).toEqual([[fire, mutant]]);
    const target = { typing: [fire!], possibleAbilities: [undefined] };
    expect(bestSets([], [target], world, 3)?.sets).toEqual([[fire, tri]]);
  });

  it.each([
    [{ attackOnly: 'tri' }, '"attackOnly" must be a list of type ids.'],
    [{ attackOnly: ['water'] }, '"attackOnly" names "water", which is not in "types".'],
    [{ defendOnly: ['fire', 'tri'] }, '"defendOnly" must not hold all types.'],
    [
      { attackOnly: ['tri'], defendOnly: ['tri'] },
      '"tri" is in both "attackOnly" and "defendOnly".',
    ],
  ])('cannot have %j', (sides, message) => {
    expect(() => parseChart({ types: ['fire', 'tri'], chart: {}, ...sides })).toThrow(message);
  });

  // Regressions

  it('has a factor of 1 for a type that it lacks, even if every object has its name', () => {
    const chart = parseChart({ types: ['fire'], chart: { fire: { fire: 0.5 } } });
    const [constructorType] = parseChart({ types: ['constructor'], chart: {} }).types;
    expect(factorOf(chart, constructorType!, 'fire')).toBe(1);
    expect(factorOf(chart, 'fire', constructorType!)).toBe(1);
  });

  it('survives being sent to a worker', () => {
    const chart = parseChart(input);
    expect(structuredClone(chart)).toEqual(chart);
    expect(structuredClone(chartIn('gen1'))).toEqual(chartIn('gen1'));
  });

  it('equals the official chart with the same factors', () => {
    const official = chartIn('default');
    const rows = types.map((attacking) => [attacking, official.factors[attacking]]);
    expect(parseChart({ types: [...types], chart: Object.fromEntries(rows) })).toEqual(official);
  });

  it('has an inverse with factors from 0 to 8', () => {
    const inverseChart = inverse(
      parseChart({ types: ['a', 'b', 'c', 'd'], chart: { a: { a: 0, b: 1.6, c: 0.01, d: 8 } } }),
    );
    const [a, b, c, d] = inverseChart.types;
    const factors = [a, b, c, d].map((type) => factorOf(inverseChart, a!, type!));
    expect(factors).toEqual([2, 0.625, 8, 0.125]);
  });
});

describe('a bad chart throws one sentence: ', () => {
  const fire = { types: ['fire'] };
  it.each<[what: string, value: unknown, error: string]>([
    ['nothing', undefined, 'The chart must be an object.'],
    ['null', null, 'The chart must be an object.'],
    ['a list', [input], 'The chart must be an object.'],
    ['another field', { ...input, title: 'x' }, 'The chart has no field "title".'],
    ['missing types', { chart: {} }, '"types" must be a list of type ids.'],
    ['types as object', { types: { fire: 1 }, chart: {} }, '"types" must be a list of type ids.'],
    ['an empty list of types', { types: [], chart: {} }, '"types" must hold 1 to 64 types, not 0.'],
    [
      'too many types',
      { types: Array.from({ length: 65 }, (_, index) => `t${index}`), chart: {} },
      '"types" must hold 1 to 64 types, not 65.',
    ],
    ['a type twice', { types: ['a', 'b', 'a'], chart: {} }, '"types" repeats "a".'],
    ['Stellar', { types: ['stellar'], chart: {} }, 'The type id "stellar" is reserved.'],
    ['typeless', { types: ['typeless'], chart: {} }, 'The type id "typeless" is reserved.'],
    ['missing rows', fire, '"chart" must be an object.'],
    ['a list of rows', { ...fire, chart: [] }, '"chart" must be an object.'],
    [
      'a row of an unknown type',
      { ...fire, chart: { water: {} } },
      '"chart" names "water", which is not in "types".',
    ],
    ['a number as a row', { ...fire, chart: { fire: 2 } }, '"chart"."fire" must be an object.'],
    [
      'a factor on an unknown type',
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
      'not a number',
      { ...fire, chart: { fire: { fire: Number.NaN } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not NaN.',
    ],
    [
      'an infinite factor',
      { ...fire, chart: { fire: { fire: Number.POSITIVE_INFINITY } } },
      '"chart"."fire"."fire" must be a number from 0 to 8, not Infinity.',
    ],
    [
      'a string as a factor',
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

it('-0 becomes 0', () => {
  const chart = parseChart({ types: ['fire'], chart: { fire: { fire: -0 } } });
  expect(factorOf(chart, 'fire', 'fire')).toBe(0);
});
