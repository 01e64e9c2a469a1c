import type { DefenderAbility } from './ability.ts';
import { type Matchup, matchup, multiplierBy } from './effectiveness.ts';
import { typesIn } from './generation.ts';
import { lookup, typingKey } from './lookup.ts';
import type { Attack, Defender, World } from './situation.ts';
import type { Typing } from './type.ts';

/** The best single attack, the first of equals, and what it does; without attacks 1, by none. */
export type Best = { attack: Attack | undefined; multiplier: number };

/** The best single attack on a defender, and why it does what it does. */
export type BestHit = Matchup & Best;

/** The best on a typing with that ability; throws a RangeError for a type the generation lacks. */
export type BestLookup = (typing: Typing, ability?: DefenderAbility) => Best;

const none: Best = { attack: undefined, multiplier: 1 };

/** The best single attack on the defender: never one attack's type with another's ability. */
export function bestHit(attacks: readonly Attack[], defender: Defender, world: World): BestHit {
  const [first, ...others] = attacks.map((attack) => ({
    attack,
    ...matchup(attack, defender, world),
  }));
  return others.reduce<BestHit>(
    (best, hit) => (hit.multiplier > best.multiplier ? hit : best),
    first ?? { ...none, effectiveness: 1, factors: [] },
  );
}

/** The best of the attacks for questions about many typings, without reasons, remembered. */
export function bestLookup(attacks: readonly Attack[], world: World): BestLookup {
  const known = new Set(typesIn(world.generation));
  const onPairs = attacks.map((attack) => lookup(attack, world));
  const onTriples = new Map<DefenderAbility | undefined, ((typing: Typing) => number)[]>();

  function multipliers(typing: Typing, ability: DefenderAbility | undefined): number[] {
    if (typing.length < 3) {
      const key = typingKey(typing);
      return onPairs.map((multiplier) => multiplier(key, ability));
    }
    let judges = onTriples.get(ability);
    if (!judges) {
      judges = attacks.map((attack) => multiplierBy(attack, ability, world));
      onTriples.set(ability, judges);
    }
    return judges.map((multiplier) => multiplier(typing));
  }

  return (typing, ability) => {
    for (const type of typing) {
      if (!known.has(type)) throw new RangeError(`No type ${type} in ${world.generation}`);
    }
    if (attacks.length === 0) return none;
    const all = multipliers(typing, ability);
    const multiplier = Math.max(...all);
    return { attack: attacks[all.indexOf(multiplier)], multiplier };
  };
}
