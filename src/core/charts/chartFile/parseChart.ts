import { type Chart, makeChart, maxChartTypes, maxFactor } from '#core/charts/chart.ts';
import { type Type, types } from '#core/charts/type.ts';
import { isCommentKey } from './commentKey.ts';
import { reservedTypeIds } from './reservedType.ts';

/** The fields of an import and of an own game that change no matchup; `parseChart` ignores them. */
const otherFields: readonly string[] = [
  ...['names', 'colors', 'pokemon', 'warnings', 'abilities', 'moves', 'bosses'],
  ...['version', 'name', 'base', 'onlyOwnPokemon', 'secondAbility', 'fusion', 'rules'],
];

const idPattern = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/**
 * Parses a player's own chart, such as
 * `{"types": ["normal", "plasma"], "chart": {"plasma": {"normal": 2}}}`: 1 to 64 types, and factors
 * from 0 to 8 by attacking, then defending type; missing factors are 1. An official id stands for
 * the official type and its rules. Types in `attackOnly` or `defendOnly` exist on that side only. The
 * other fields of an import, such as names and colors, and comments are ignored. Throws an Error with
 * one sentence about the first mistake.
 */
export function parseChart(value: unknown): Chart {
  const fields = requireRecord(value, 'The chart');
  const knownFields = ['types', 'chart', 'attackOnly', 'defendOnly', ...otherFields];
  const unknownField = Object.keys(fields).find(
    (name) => !knownFields.includes(name) && !isCommentKey(name),
  );
  if (unknownField !== undefined)
    throw new Error(`The chart has no field ${JSON.stringify(unknownField)}.`);
  const chartTypes = parseTypes(fields.types);
  const factors = parseFactors(fields.chart, new Set(chartTypes));
  return makeChart(
    chartTypes,
    (attacking, defending) => factors.get(attacking)?.get(defending) ?? 1,
    parseSides(fields, chartTypes),
  );
}

/** Throws for a type that the chart lacks or that is on both lists, and for a side without types. */
function parseSides(
  fields: Readonly<Record<string, unknown>>,
  chartTypes: readonly Type[],
): { attackOnly: readonly Type[]; defendOnly: readonly Type[] } {
  const parse = (name: 'attackOnly' | 'defendOnly') => {
    const list = fields[name] ?? [];
    if (!Array.isArray(list)) throw new Error(`"${name}" must be a list of type ids.`);
    const ids = new Set(list.map(String));
    for (const id of ids) requireType(id, new Set(chartTypes), `"${name}"`);
    if (ids.size === chartTypes.length) throw new Error(`"${name}" must not hold all types.`);
    return chartTypes.filter((type) => ids.has(type));
  };
  const [attackOnly, defendOnly] = [parse('attackOnly'), parse('defendOnly')];
  const both = attackOnly.find((type) => defendOnly.includes(type));
  if (both) throw new Error(`${JSON.stringify(both)} is in both "attackOnly" and "defendOnly".`);
  return { attackOnly, defendOnly };
}

function parseTypes(value: unknown): readonly Type[] {
  if (!Array.isArray(value)) throw new Error('"types" must be a list of type ids.');
  if (value.length < 1 || value.length > maxChartTypes) {
    throw new Error(`"types" must hold 1 to ${maxChartTypes} types, not ${value.length}.`);
  }
  const chartTypes = value.map(parseType);
  const repeatedType = chartTypes.find((type, index) => chartTypes.indexOf(type) < index);
  if (repeatedType !== undefined)
    throw new Error(`"types" repeats ${JSON.stringify(repeatedType)}.`);
  return chartTypes;
}

function parseType(value: unknown): Type {
  const official = types.find((type) => type === value);
  if (official !== undefined) return official;
  const text = JSON.stringify(value);
  if (typeof value !== 'string' || !idPattern.test(value)) {
    throw new Error(`The type id ${text} must be of the letters a to z, digits and single "_".`);
  }
  if (reservedTypeIds.includes(value)) throw new Error(`The type id ${text} is reserved.`);
  return value as Type;
}

function parseFactors(
  value: unknown,
  types: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const rows = entriesOf(value, '"chart"').map(([attacking, row]) => {
    requireType(attacking, types, '"chart"');
    const path = `"chart"."${attacking}"`;
    const factors = entriesOf(row, path).map(([defending, factor]) => {
      requireType(defending, types, path);
      return [defending, parseFactor(factor, `${path}."${defending}"`)] as const;
    });
    return [attacking, new Map(factors)] as const;
  });
  return new Map(rows);
}

function parseFactor(value: unknown, path: string): number {
  // A comparison with NaN is false.
  if (typeof value === 'number' && value >= 0 && value <= maxFactor) return value === 0 ? 0 : value;
  const text = typeof value === 'number' ? value : JSON.stringify(value);
  throw new Error(`${path} must be a number from 0 to ${maxFactor}, not ${text}.`);
}

function requireType(id: string, types: ReadonlySet<string>, path: string): void {
  if (!types.has(id))
    throw new Error(`${path} names ${JSON.stringify(id)}, which is not in "types".`);
}

/** The entries without comments. Throws for a value that is no object. */
function entriesOf(value: unknown, path: string): [string, unknown][] {
  return Object.entries(requireRecord(value, path)).filter(([name]) => !isCommentKey(name));
}

function requireRecord(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new Error(`${path} must be an object.`);
}
