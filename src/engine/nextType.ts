import { bestLookup } from './bestHit.ts';
import { isHit, type Target } from './coverage.ts';
import { typingsOf, walls } from './offense.ts';
import type { Attack, World } from './situation.ts';
import type { Type, Typing } from './type.ts';

/** A type not chosen yet, and what a plain attack of it would add. */
export type NextType = {
  type: Type;
  /** How many more targets would be hit for more than 1. */
  gained: number;
  /** The walls that it would hit for more than 1. */
  breaks: Typing[];
};

/** The sets of types that hit the most targets for more than 1, and how many they hit. */
export type BestSets = {
  /** At most 50 of those that tie, in the games' order; so are the types in each. */
  sets: Type[][];
  ties: number;
  hit: number;
};

const maxSets = 50;

/** 2 to this power numbers are worked on at once. */
const maxTypesToAdd = 24;

/**
 * What each type not chosen would add: those that hit the most further targets first, then those
 * that break the most walls, then the games' order. The walls are sought among the typings.
 */
export function nextTypes(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  typings: readonly Typing[] = typingsOf(world.chart, 2),
): NextType[] {
  const { others } = chosenTypes(attacks, world);
  const missed = missedBy(attacks, targets, world);
  const standing = walls(attacks, typings, world);
  return others
    .map((type) => {
      const best = bestLookup([{ type }], world);
      return {
        type,
        gained: missed.reduce((sum, group) => sum + (isHit(best, group) ? group.count : 0), 0),
        breaks: standing.filter((typing) => best(typing).multiplier > 1),
      };
    })
    .sort((one, other) => other.gained - one.gained || other.breaks.length - one.breaks.length);
}

/**
 * The sets of `count` types, 1 to 6, that hit the most targets for more than 1, out of all there
 * are; undefined if more are chosen already. The chosen types are in every set, and what the
 * attacks hit stays hit; moves and Stellar hit without counting as one of the types. Throws a
 * RangeError where more than 24 types are not chosen.
 */
export function bestSets(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
  count: number,
): BestSets | undefined {
  const { types, chosen, others } = chosenTypes(attacks, world);
  if (chosen.length > count) return undefined;
  if (others.length > maxTypesToAdd) {
    throw new RangeError(`The best sets are of at most ${maxTypesToAdd} types to choose from`);
  }

  const escaped = escapedFrom(others, missedBy(attacks, targets, world), world);
  let fewest = Number.POSITIVE_INFINITY;
  let tied: number[] = [];

  function choose(first: number, left: number, set: number): void {
    for (let next = first; left > 0 && next <= others.length - left; next++) {
      choose(next + 1, left - 1, set | (1 << next));
    }
    if (left > 0 || escaped(set) > fewest) return;
    if (escaped(set) < fewest) tied = [];
    fewest = escaped(set);
    tied.push(set);
  }
  choose(0, count - chosen.length, 0);

  const isIn = (set: number, type: Type) => (set & (1 << others.indexOf(type))) !== 0;
  const sets = tied
    .slice(0, maxSets)
    .map((set) => types.filter((type) => chosen.includes(type) || isIn(set, type)));
  return { sets, ties: tied.length, hit: targets.length - fewest };
}

/** The types of the chart that are chosen as an attack, not as a move, and the others. */
function chosenTypes(attacks: readonly Attack[], { chart: { types } }: World) {
  const plain = new Set(attacks.filter(({ move }) => !move).map(({ type }) => type));
  const chosen = types.filter((type) => plain.has(type));
  return { types, chosen, others: types.filter((type) => !plain.has(type)) };
}

/** Targets of the same typing and abilities, as one with their number. */
type TargetGroup = Target & { count: number };

function missedBy(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
): TargetGroup[] {
  const groups = new Map<string, TargetGroup>();
  for (const target of targets) {
    const key = `${target.typing} ${target.possibleAbilities}`;
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { ...target, count });
  }
  const best = bestLookup(attacks, world);
  return [...groups.values()].filter((group) => !isHit(best, group));
}

/** How many targets no type of a set hits for more than 1; a set has one bit for each type. */
function escapedFrom(
  types: readonly Type[],
  groups: readonly TargetGroup[],
  world: World,
): (set: number) => number {
  const lookups = types.map((type) => bestLookup([{ type }], world));
  const hitOnlyBy = new Uint32Array(1 << types.length);
  for (const group of groups) {
    const hitBy = lookups.reduce((set, best, bit) => set | (Number(isHit(best, group)) << bit), 0);
    hitOnlyBy[hitBy]! += group.count;
  }
  // From those hit by exactly the types of a set to those hit by no type outside it: one type
  // after the other, each set that has the type takes in the set without it.
  for (let type = 1; type < hitOnlyBy.length; type *= 2) {
    for (let set = type; set < hitOnlyBy.length; set = (set + 1) | type) {
      hitOnlyBy[set]! += hitOnlyBy[set ^ type]!;
    }
  }
  return (set) => hitOnlyBy[hitOnlyBy.length - 1 - set]!;
}
