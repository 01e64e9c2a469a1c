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

  function multipliers(typing: Typing, ability: Ability | undefined): number[] {
    if (typing.length < 3) {
      const key = keyOf(typing);
      return onPairs.map((multiplier) => multiplier(key, ability));
    }
    for (const type of typing) {
      if (!hasType(world.chart, type)) throw new RangeError(`No type ${type} in the chart`);
    }
    let byAttack = onTriples.get(ability);
    if (!byAttack) {
      byAttack = attacks.map((attack) => multiplierBy(attack, ability ? [ability] : [], world));
      onTriples.set(ability, byAttack);
    }
    return byAttack.map((multiplier) => multiplier(typing));
  }

  return (typing, ability) => {
    const all = multipliers(typing, ability);
    if (all.length === 0) return noAttack;
    const multiplier = Math.max(...all);
    return { attack: attacks[all.indexOf(multiplier)], multiplier };
  };
}
