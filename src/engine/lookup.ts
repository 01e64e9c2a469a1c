import type { Ability } from './ability.ts';
import type { Chart } from './chart.ts';
import { multiplierBy } from './effectiveness.ts';
import type { Attack, World } from './situation.ts';
import type { Type, Typing } from './type.ts';

/** One or two types of a chart as one number, the same in either order. */
export type TypingKey = number;

/** The typings of one or two types of a chart by their keys, and the keys by typings. */
type TypingIndex = {
  placeOf: ReadonlyMap<Type, number>;
  width: number;
  typings: readonly Typing[];
};

const indexes = new WeakMap<Chart, TypingIndex>();

function indexOf(chart: Chart): TypingIndex {
  const known = indexes.get(chart);
  if (known) return known;
  const { types } = chart;
  const width = types.length + 1;
  const index: TypingIndex = {
    placeOf: new Map(types.map((type, place) => [type, place])),
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
  return keyIn(indexOf(chart), typing);
}

/** `typingKey` of the one chart, for many typings. */
export function typingKeys(chart: Chart): (typing: Typing) => TypingKey {
  const index = indexOf(chart);
  return (typing) => keyIn(index, typing);
}

function keyIn({ placeOf, width }: TypingIndex, typing: Typing): TypingKey {
  if (typing.length < 1 || typing.length > 2) {
    throw new RangeError(`A typing key needs one or two types, not ${typing.length}`);
  }
  const first = placeOf.get(typing[0] as Type);
  const second = typing.length === 1 ? width - 1 : placeOf.get(typing[1] as Type);
  if (first === undefined || second === undefined) {
    throw new RangeError(`No type ${first === undefined ? typing[0] : typing[1]} in the chart`);
  }
  return first < second ? first * width + second : second * width + first;
}

/**
 * The multipliers of one attack for questions about the whole Pokédex: each typing is evaluated
 * once for each ability, by the same rules as the explained answer, and then remembered. Keys are
 * those of the world's chart.
 */
export function lookup(
  attack: Attack,
  world: World,
): (key: TypingKey, ability?: Ability) => number {
  const index = indexOf(world.chart);
  const plain = memoizeByKey(multiplierBy(attack, [], world), index);
  const byAbility = new Map<Ability, (key: TypingKey) => number>();
  return (key, ability) => {
    if (ability === undefined) return plain(key);
    let multiplier = byAbility.get(ability);
    if (!multiplier) {
      multiplier = memoizeByKey(multiplierBy(attack, [ability], world), index);
      byAbility.set(ability, multiplier);
    }
    return multiplier(key);
  };
}

function memoizeByKey(
  multiplier: (typing: Typing) => number,
  { typings }: TypingIndex,
): (key: TypingKey) => number {
  const known = new Float64Array(typings.length).fill(Number.NaN);
  return (key) => {
    // Both ways read the array: V8 would box a number that may also come from a call.
    if (Number.isNaN(known[key])) known[key] = multiplier(typings[key] as Typing);
    return known[key] as number;
  };
}
