import type { Chart } from '#core/charts/chart.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import type { Ability } from '#core/rules/ability.ts';
import { createMultiplierByTyping } from './effectiveness.ts';
import type { Attack, World } from './situation.ts';

/** One or two types of a chart as one number, the same in either order. */
export type TypingKey = number;

/** Maps typings of one or two types of a chart to keys, and keys to typings. */
type TypingIndex = {
  indexByType: ReadonlyMap<Type, number>;
  width: number;
  typings: readonly Typing[];
};

const indexes = new WeakMap<Chart, TypingIndex>();

function getIndex(chart: Chart): TypingIndex {
  const existingIndex = indexes.get(chart);
  if (existingIndex) return existingIndex;
  const { types } = chart;
  const width = types.length + 1;
  const index: TypingIndex = {
    indexByType: new Map(types.map((type, typeIndex) => [type, typeIndex])),
    width,
    typings: Array.from({ length: width * width }, (_, key) =>
      [types[Math.floor(key / width)], types[key % width]].filter((type) => type !== undefined),
    ),
  };
  indexes.set(chart, index);
  return index;
}

/**
 * The key of a typing of one or two of the chart's n types, from 1 to n² + n - 1; throws a
 * RangeError for any other number of types and for a type that the chart lacks.
 */
export function typingKey(chart: Chart, typing: Typing): TypingKey {
  return computeKey(getIndex(chart), typing);
}

/** Returns a function that is `typingKey` for this chart, faster for many typings. */
export function createTypingKeys(chart: Chart): (typing: Typing) => TypingKey {
  const index = getIndex(chart);
  return (typing) => computeKey(index, typing);
}

function computeKey({ indexByType, width }: TypingIndex, typing: Typing): TypingKey {
  if (typing.length < 1 || typing.length > 2) {
    throw new RangeError(`A typing key needs one or two types, not ${typing.length}`);
  }
  const first = indexByType.get(typing[0] as Type);
  const second = typing.length === 1 ? width - 1 : indexByType.get(typing[1] as Type);
  if (first === undefined || second === undefined) {
    throw new RangeError(`No type ${first === undefined ? typing[0] : typing[1]} in the chart`);
  }
  return first < second ? first * width + second : second * width + first;
}

/**
 * Returns a lookup of the attack's multiplier, as in `matchup`, by a typing key of the world's chart.
 * It evaluates each typing once per ability.
 */
export function createMultiplierLookup(
  attack: Attack,
  world: World,
): (key: TypingKey, ability?: Ability) => number {
  const index = getIndex(world.chart);
  const getPlain = memoizeByKey(createMultiplierByTyping(attack, [], world), index);
  const byAbility = new Map<Ability, (key: TypingKey) => number>();
  return (key, ability) => {
    if (ability === undefined) return getPlain(key);
    let getMultiplier = byAbility.get(ability);
    if (!getMultiplier) {
      getMultiplier = memoizeByKey(createMultiplierByTyping(attack, [ability], world), index);
      byAbility.set(ability, getMultiplier);
    }
    return getMultiplier(key);
  };
}

function memoizeByKey(
  getMultiplier: (typing: Typing) => number,
  { typings }: TypingIndex,
): (key: TypingKey) => number {
  const multipliers = new Float64Array(typings.length).fill(Number.NaN);
  return (key) => {
    // Always returns the array element: V8 boxes a number that may also come from a call.
    if (Number.isNaN(multipliers[key])) multipliers[key] = getMultiplier(typings[key] as Typing);
    return multipliers[key] as number;
  };
}
