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
import type { Hit, HitType, NamedRule } from './rule.ts';
import type { AttackingType, TeraType, Type, Typing } from './type.ts';

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

/** One step of the way to the multiplier. */
export type Factor = {
  /** The attacking type, or the rule. */
  by: string;
  /** The defending type, if the step is one of the chart. */
  on?: Type;
  factor: number;
  /** What the factor was before the rule `because` changed it. */
  was?: number;
  because?: string;
  /** The type that the attack got from `by`. */
  to?: HitType;
};

/** The answer to one attack on one defender. */
export type Matchup = {
  /** 0, ⅛, ¼, ½, 1, 2, 4 or 8: more than 1 is what the games call super effective. */
  effectiveness: number;
  /** What the player takes: effectiveness times what abilities, items and weather make of it. */
  multiplier: number;
  /** The steps in order; their product is the multiplier. */
  factors: Factor[];
};

/** How hard the attack hits the defender, and why. */
export function matchup(attack: Attack, defender: Defender, world: World): Matchup {
  const { atWork, silenced } = rulesOf(attack, defender);
  const hit = hitOf(attack, defender, world, atWork);
  const factors: Factor[] = [];
  const multiplier = judge(hit, (factor) => factors.push(factor));
  const { effectiveness } = hit;
  for (const { rule, because } of silenced) {
    const heeded = judge(hitOf(attack, defender, world, [...atWork, rule]));
    if (heeded !== multiplier) factors.push({ by: rule.name, factor: 1, because: because.name });
  }
  return { effectiveness, multiplier, factors };
}

/** The multiplier of each typing against one attack and ability; equal to `matchup`'s. */
export function multiplierBy(
  attack: Attack,
  ability: DefenderAbility | undefined,
  world: World,
): (typing: Typing) => number {
  const { atWork } = rulesOf(attack, { ability });
  return (typing) => judge(hitOf(attack, { typing }, world, atWork));
}

/** The types that count on defense: the Tera Type alone, but a Stellar one changes nothing. */
function defendingTypes({ typing, tera, conditions }: Defender): Typing {
  if (tera !== undefined) return tera === 'stellar' ? typing : [tera];
  if (!conditions?.includes('roost')) return typing;
  const landed = typing.filter((type) => type !== 'flying');
  return landed.length > 0 ? landed : ['normal'];
}

/** A rule that would speak but for another: Levitate under Gravity. */
type Silenced = { rule: NamedRule; because: NamedRule };

/** The rules at work; their order matters only in that conditions speak before abilities. */
function rulesOf(
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

function hitOf(attack: Attack, defender: Defender, world: World, rules: readonly NamedRule[]): Hit {
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

/** Works out the hit's type and effectiveness, notes every step, and returns the multiplier. */
function judge(hit: Hit, note?: (factor: Factor) => void): number {
  for (const { retypes, name } of hit.rules) {
    const type = retypes?.(hit.type, hit) ?? hit.type;
    if (type !== hit.type) note?.({ by: name, factor: 1, to: type });
    hit.type = type;
  }

  let effectiveness = onTyping(hit, note);
  for (const { decides, name } of hit.rules) {
    const decided = decides?.(effectiveness, hit) ?? effectiveness;
    if (decided !== effectiveness) note?.({ by: name, factor: decided / effectiveness });
    effectiveness = decided;
  }
  for (const { blocks, name } of hit.rules) {
    if (!blocks?.(hit)) continue;
    note?.({ by: name, factor: 0 });
    effectiveness = 0;
  }
  hit.effectiveness = effectiveness;
  if (effectiveness === 0) return 0;

  let multiplier = effectiveness;
  for (const { multiplies, name } of hit.rules) {
    const factor = multiplies?.(hit) ?? 1;
    if (factor !== 1) note?.({ by: name, factor });
    multiplier *= factor;
  }
  return multiplier;
}

/** The product of one factor for each defending type, and of two for Flying Press. */
function onTyping(hit: Hit, note?: (factor: Factor) => void): number {
  if (hit.type === 'typeless') return 1;
  if (hit.type === 'stellar') {
    const factor = hit.terastallized ? 2 : 1;
    note?.({ by: 'stellar', factor });
    return factor;
  }
  let product = 1;
  for (const defending of hit.typing) {
    product *= onType(hit.type, defending, hit, note);
    for (const { joins } of hit.rules) {
      if (joins) product *= onType(joins, defending, hit, note);
    }
  }
  return product;
}

function onType(
  attacking: Type,
  defending: Type,
  hit: Hit,
  note?: (factor: Factor) => void,
): number {
  const charted = hit.chart[attacking][defending];
  let factor = charted;
  let because: string | undefined;
  for (const { pierces, bends, name } of hit.rules) {
    const before = factor;
    if (factor === 0 && pierces?.(defending, hit)) factor = 1;
    if (bends) factor = bends(factor, defending, hit);
    if (factor !== before) because = name;
  }
  note?.({ by: attacking, on: defending, factor, ...(because && { was: charted, because }) });
  return factor;
}
