import type { DefenderAbility } from './ability.ts';
import type { Hit, HitType } from './rule.ts';
import { type Attack, type Defender, hitOf, rulesOf, type World } from './situation.ts';
import type { Type, Typing } from './type.ts';

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
  /** A product of the chart's factors: more than 1 is what the games call super effective. */
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
