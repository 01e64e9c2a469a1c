import type { DefenderAbility } from './ability.ts';
import { multiplierBy } from './effectiveness.ts';
import type { Attack, World } from './situation.ts';
import { type Type, type Typing, types } from './type.ts';

/** One or two types as one number, the same in either order. */
export type TypingKey = number;

const none = types.length;
const width = none + 1;

const indexOf: ReadonlyMap<Type, number> = new Map(types.map((type, index) => [type, index]));

/** The key of a typing of one or two types, 1 to 341; throws for any other number of types. */
export function typingKey(typing: Typing): TypingKey {
  if (typing.length < 1 || typing.length > 2) {
    throw new RangeError(`A typing key needs one or two types, not ${typing.length}`);
  }
  const first = indexOf.get(typing[0] as Type) as number;
  const second = typing.length === 1 ? none : (indexOf.get(typing[1] as Type) as number);
  return first < second ? first * width + second : second * width + first;
}

const typings: readonly Typing[] = Array.from({ length: width * width }, (_, key) =>
  [types[Math.floor(key / width)], types[key % width]].filter((type) => type !== undefined),
);

/**
 * The multipliers of one attack for questions about the whole Pokédex: each typing is judged
 * once for each ability, by the same rules as the explained answer, and then remembered.
 */
export function lookup(
  attack: Attack,
  world: World,
): (key: TypingKey, ability?: DefenderAbility) => number {
  const plain = remembered(multiplierBy(attack, undefined, world));
  const byAbility = new Map<DefenderAbility, (key: TypingKey) => number>();
  return (key, ability) => {
    if (ability === undefined) return plain(key);
    let multiplier = byAbility.get(ability);
    if (!multiplier) {
      multiplier = remembered(multiplierBy(attack, ability, world));
      byAbility.set(ability, multiplier);
    }
    return multiplier(key);
  };
}

function remembered(multiplier: (typing: Typing) => number): (key: TypingKey) => number {
  const known = new Float64Array(width * width).fill(Number.NaN);
  return (key) => {
    let answer = known[key] as number;
    if (Number.isNaN(answer)) {
      answer = multiplier(typings[key] as Typing);
      known[key] = answer;
    }
    return answer;
  };
}
