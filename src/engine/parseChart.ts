import { type Chart, makeChart } from './chart.ts';
import { type Type, types } from './type.ts';

const maxChartTypes = 64;
const maxFactor = 8;

/** Ids that would be taken for something else: `stellar` attacks without a row in any chart. */
const reservedIds: readonly string[] = ['stellar', 'typeless'];

const idPattern = /^[a-z0-9]+(_[a-z0-9]+)*$/;

/**
 * A player's own chart from `{"types": ["normal", "plasma"], "chart": {"plasma": {"normal": 2}}}`:
 * 1 to 64 types, and by attacking, then defending type the factors from 0 to 8 that are not 1. An
 * id of the games is the official type, and the rules that name it act on it. Throws an Error of
 * one sentence about the first thing that is wrong.
 */
export function parseChart(value: unknown): Chart {
  const fields = recordOf(value, 'The chart');
  const unknown = Object.keys(fields).find((name) => name !== 'types' && name !== 'chart');
  if (unknown !== undefined) throw new Error(`The chart has no field ${JSON.stringify(unknown)}.`);
  const own = parseTypes(fields.types);
  const factors = parseFactors(fields.chart, new Set(own));
  return makeChart(own, (attacking, defending) => factors.get(attacking)?.get(defending) ?? 1);
}

function parseTypes(value: unknown): readonly Type[] {
  if (!Array.isArray(value)) throw new Error('"types" must be a list of type ids.');
  if (value.length < 1 || value.length > maxChartTypes) {
    throw new Error(`"types" must hold 1 to ${maxChartTypes} types, not ${value.length}.`);
  }
  const parsed = value.map(parseType);
  const repeated = parsed.find((type, index) => parsed.indexOf(type) < index);
  if (repeated !== undefined) throw new Error(`"types" repeats ${JSON.stringify(repeated)}.`);
  return parsed;
}

function parseType(value: unknown): Type {
  const official = types.find((type) => type === value);
  if (official !== undefined) return official;
  const written = JSON.stringify(value);
  if (typeof value !== 'string' || !idPattern.test(value)) {
    throw new Error(`The type id ${written} must be of the letters a to z, digits and single "_".`);
  }
  if (reservedIds.includes(value)) throw new Error(`The type id ${written} is reserved.`);
  return value as Type;
}

function parseFactors(
  value: unknown,
  types: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const rows = Object.entries(recordOf(value, '"chart"')).map(([attacking, row]) => {
    requireType(attacking, types, '"chart"');
    const where = `"chart"."${attacking}"`;
    const factors = Object.entries(recordOf(row, where)).map(([defending, factor]) => {
      requireType(defending, types, where);
      return [defending, parseFactor(factor, `${where}."${defending}"`)] as const;
    });
    return [attacking, new Map(factors)] as const;
  });
  return new Map(rows);
}

function parseFactor(value: unknown, where: string): number {
  // A comparison with NaN is false.
  if (typeof value === 'number' && value >= 0 && value <= maxFactor) return value === 0 ? 0 : value;
  const written = typeof value === 'number' ? value : JSON.stringify(value);
  throw new Error(`${where} must be a number from 0 to ${maxFactor}, not ${written}.`);
}

function requireType(id: string, types: ReadonlySet<string>, where: string): void {
  if (!types.has(id))
    throw new Error(`${where} names ${JSON.stringify(id)}, which is not in "types".`);
}

function recordOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new Error(`${where} must be an object.`);
}
