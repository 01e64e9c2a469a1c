import { hasType } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { createMultiplierByTyping, type Matchup, matchup } from '#core/hit/effectiveness.ts';
import { createMultiplierLookup, createTypingKeys } from '#core/hit/lookup.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';

/**
 * The best single attack, the first of equal ones, and its multiplier; without attacks undefined and 1.
 */
export type BestAttack = { attack: Attack | undefined; multiplier: number };

/** The best single attack on a defender, with the factors of its multiplier. */
export type BestHit = Matchup & BestAttack;

/** Returns the best attack on a typing with an ability; throws a RangeError for an unknown type. */
export type BestAttackLookup = (typing: Typing, ability?: Ability) => BestAttack;

const noAttack: BestAttack = { attack: undefined, multiplier: 1 };

/** The best single attack on the defender; it never combines the rules of two attacks. */
export function bestHit(attacks: readonly Attack[], defender: Defender, world: World): BestHit {
  const [first, ...others] = attacks.map((attack) => ({
    attack,
    ...matchup(attack, defender, world),
  }));
  return others.reduce<BestHit>(
    (best, hit) => (hit.multiplier > best.multiplier ? hit : best),
    first ?? { ...noAttack, effectiveness: 1, factors: [] },
  );
}

/** Returns a memoized lookup of the best attack for many typings, without factors. */
export function createBestAttackLookup(attacks: readonly Attack[], world: World): BestAttackLookup {
  const getKey = createTypingKeys(world.chart);
  const pairLookups = attacks.map((attack) => createMultiplierLookup(attack, world));
  const tripleLookups = new Map<Ability | undefined, ((typing: Typing) => number)[]>();

  function getTripleLookups(ability: Ability | undefined): ((typing: Typing) => number)[] {
    let lookups = tripleLookups.get(ability);
    if (!lookups) {
      lookups = attacks.map((attack) =>
        createMultiplierByTyping(attack, ability ? [ability] : [], world),
      );
      tripleLookups.set(ability, lookups);
    }
    return lookups;
  }

  return (typing, ability) => {
    if (typing.length < 3) {
      const key = getKey(typing);
      return pickBest(attacks, pairLookups, (getMultiplier) => getMultiplier(key, ability));
    }
    for (const type of typing) {
      if (!hasType(world.chart, type)) throw new RangeError(`No type ${type} in the chart`);
    }
    return pickBest(attacks, getTripleLookups(ability), (getMultiplier) => getMultiplier(typing));
  };
}

/** The attack with the largest multiplier, the first of equals. */
function pickBest<Lookup>(
  attacks: readonly Attack[],
  lookups: readonly Lookup[],
  getMultiplier: (lookup: Lookup) => number,
): BestAttack {
  if (attacks.length === 0) return noAttack;
  let bestIndex = 0;
  let maxMultiplier = -1;
  for (let index = 0; index < lookups.length; index++) {
    const multiplier = getMultiplier(lookups[index] as Lookup);
    if (multiplier > maxMultiplier) {
      maxMultiplier = multiplier;
      bestIndex = index;
    }
  }
  return { attack: attacks[bestIndex], multiplier: maxMultiplier };
}
