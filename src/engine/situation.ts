import {
  type AttackerAbility,
  attackerAbilities,
  type DefenderAbility,
  defenderAbilities,
} from './ability.ts';
import { chartIn } from './chart.ts';
import { type Condition, conditions } from './condition.ts';
import type { Generation } from './generation.ts';
import { type AttackerItem, attackerItems, type DefenderItem, defenderItems } from './item.ts';
import { type Move, moves, typeOf } from './move.ts';
import type { Hit, NamedRule } from './rule.ts';
import type { AttackingType, TeraType, Typing } from './type.ts';

/** What strikes: a type, or a move that may stand without one. */
export type Attack = {
  type?: AttackingType | undefined;
  move?: Move | undefined;
  ability?: AttackerAbility | undefined;
  item?: AttackerItem | undefined;
};

/** What is struck. */
export type Defender = {
  typing: Typing;
  tera?: TeraType | undefined;
  ability?: DefenderAbility | undefined;
  item?: DefenderItem | undefined;
  conditions?: readonly Condition[] | undefined;
};

/** The world the battle takes place in. */
export type World = { generation: Generation; inverse?: boolean | undefined };

/** The types that count on defense: the Tera Type alone, but a Stellar one changes nothing. */
function defendingTypes({ typing, tera, conditions }: Defender): Typing {
  if (tera !== undefined) return tera === 'stellar' ? typing : [tera];
  if (!conditions?.includes('roost')) return typing;
  const landed = typing.filter((type) => type !== 'flying');
  return landed.length > 0 ? landed : ['normal'];
}

/** A rule that would speak but for another: Levitate under Gravity. */
export type Silenced = { rule: NamedRule; because: NamedRule };

/**
 * The rules at work in the order they speak, which some depend on: the move, the attacker's ability
 * and item, the conditions, the defender's item and ability; and those silenced by another.
 */
export function rulesOf(
  attack: Attack,
  defender: Omit<Defender, 'typing'>,
): { atWork: NamedRule[]; silenced: Silenced[] } {
  const move = attack.move && moves[attack.move];
  const striker = attack.ability && attackerAbilities[attack.ability];
  const held = defender.item && defenderItems[defender.item];
  const own = defender.ability && defenderAbilities[defender.ability];

  const breaker = [move, striker].find((rule) => rule?.breaks);
  const brokenBy = own?.breakable && !held?.shields ? breaker : undefined;
  const heeded = brokenBy ? undefined : own;
  const abilities = [striker, heeded].filter((rule) => rule !== undefined);
  const raiser = abilities.findLast((rule) => rule.raises);
  const raised = raiser?.raises && conditions[raiser.raises];
  const suffered = (defender.conditions ?? []).map((condition) => conditions[condition]);
  const belt = attack.item && attackerItems[attack.item];

  const present = [move, striker, belt, ...suffered, raised, held, heeded].filter(
    (rule) => rule !== undefined,
  );
  const holder = present.find((rule) => rule.grounds);
  const stiller = present.find((rule) => rule.stillsWeather);
  const silenced: Silenced[] = own && brokenBy ? [{ rule: own, because: brokenBy }] : [];
  const atWork = [...new Set(present)].filter((rule) => {
    const replacer = rule === raised ? undefined : raiser;
    const because = rule.weather ? (stiller ?? replacer) : rule.lifts ? holder : undefined;
    if (because) silenced.push({ rule, because });
    return !because;
  });
  return { atWork, silenced };
}

/** The hit as the formula finds it, before any rule has spoken. */
export function hitOf(
  attack: Attack,
  defender: Defender,
  world: World,
  rules: readonly NamedRule[],
): Hit {
  const ownType = attack.type ?? (attack.move ? typeOf(attack.move) : 'typeless');
  return {
    generation: world.generation,
    chart: chartIn(world.generation, world.inverse),
    ownType,
    type: ownType,
    move: attack.move,
    typing: defendingTypes(defender),
    terastallized: defender.tera !== undefined,
    rules,
    effectiveness: 1,
  };
}
