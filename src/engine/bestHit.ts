import type { Ability } from './ability.ts';
import { hasType } from './chart.ts';
import { type Matchup, matchup, multiplierBy } from './effectiveness.ts';
import { lookup, typingKeys } from './lookup.ts';
import type { Attack, Defender, World } from './situation.ts';
import type { Typing } from './type.ts';

/** The best single attack, the first of equals, and what it does; without attacks 1, by none. */
export type BestAttack = { attack: Attack | undefined; multiplier: number };

/** The best single attack on a defender, and why it does what it does. */
export type BestHit = Matchup & BestAttack;

/** The best on a typing with that ability; throws a RangeError for a type that the chart lacks. */
export type BestLookup = (typing: Typing, ability?: Ability) => BestAttack;

const noAttack: BestAttack = { attack: undefined, multiplier: 1 };

/** The best single attack on the defender: never one attack's type with another's ability. */
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

/** The best of the attacks for questions about many typings, without reasons, remembered. */
export function bestLookup(attacks: readonly Attack[], world: World): BestLookup {
  const keyOf = typingKeys(world.chart);
  const onPairs = attacks.map((attack) => lookup(attack, world));
  const onTriples = new Map<Ability | undefined, ((typing: Typing) => number)[]>();

  function getTripleLookups(ability: Ability | undefined): ((typing: Typing) => number)[] {
    let lookups = onTriples.get(ability);
    if (!lookups) {
      lookups = attacks.map((attack) => multiplierBy(attack, ability ? [ability] : [], world));
      onTriples.set(ability, lookups);
    }
    return lookups;
  }

  return (typing, ability) => {
    if (typing.length < 3) {
      const key = keyOf(typing);
      return pickBest(attacks, onPairs, (multiplier) => multiplier(key, ability));
    }
    for (const type of typing) {
      if (!hasType(world.chart, type)) throw new RangeError(`No type ${type} in the chart`);
    }
    return pickBest(attacks, getTripleLookups(ability), (multiplier) => multiplier(typing));
  };
}

/** The attack whose lookup has the largest multiplier, the first of equals. */
function pickBest<Lookup>(
  attacks: readonly Attack[],
  lookups: readonly Lookup[],
  multiplierOf: (lookup: Lookup) => number,
): BestAttack {
  if (attacks.length === 0) return noAttack;
  let first = 0;
  let most = -1;
  for (let index = 0; index < lookups.length; index++) {
    const multiplier = multiplierOf(lookups[index] as Lookup);
    if (multiplier > most) {
      most = multiplier;
      first = index;
    }
  }
  return { attack: attacks[first], multiplier: most };
}
