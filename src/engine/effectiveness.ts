import type { Ability } from './ability.ts';
import { factorOf, hasType } from './chart.ts';
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

/**
 * How hard the attack hits the defender, and why. A type that the chart lacks attacks and defends
 * with a factor of 1, and no rule changes a type into it.
 */
export function matchup(attack: Attack, defender: Defender, world: World): Matchup {
  const { active, suppressed } = rulesOf(attack, defender);
  const hit = hitOf(attack, defender, world, active);
  const factors: Factor[] = [];
  const multiplier = evaluate(hit, (factor) => factors.push(factor));
  const { effectiveness } = hit;
  for (const { rule, because } of suppressed) {
    const unsuppressed = evaluate(hitOf(attack, defender, world, [...active, rule]));
    if (unsuppressed !== multiplier) {
      factors.push({ by: rule.name, factor: 1, because: because.name });
    }
  }
  return { effectiveness, multiplier, factors };
}

/** The multiplier of each typing, with these abilities, against one attack; equal to `matchup`'s. */
export function multiplierBy(
  attack: Attack,
  abilities: readonly Ability[],
  world: World,
): (typing: Typing) => number {
  const { active } = rulesOf(attack, { abilities });
  return (typing) => evaluate(hitOf(attack, { typing }, world, active));
}

/** Works out the hit's type and effectiveness, notes every step, and returns the multiplier. */
function evaluate(hit: Hit, note?: (factor: Factor) => void): number {
  for (const rule of hit.rules) {
    const type = rule.modifyType?.(hit.type, hit);
    if (type === undefined || !hasType(hit.chart, type)) continue;
    if (type !== hit.type) note?.({ by: rule.name, factor: 1, to: type });
    hit.type = type;
    if (rule.typeBonus) hit.typeGiver = rule;
  }

  let effectiveness = onTyping(hit, note);
  for (const { modifyEffectiveness, name } of hit.rules) {
    const modified = modifyEffectiveness?.(effectiveness, hit) ?? effectiveness;
    if (modified !== effectiveness) note?.({ by: name, factor: modified / effectiveness });
    effectiveness = modified;
  }
  for (const { blocksHit, name } of hit.rules) {
    if (!blocksHit?.(hit)) continue;
    note?.({ by: name, factor: 0 });
    effectiveness = 0;
  }
  hit.effectiveness = effectiveness;
  if (effectiveness === 0) return 0;

  let multiplier = effectiveness;
  for (const rule of hit.rules) {
    const bonus = rule === hit.typeGiver ? rule.typeBonus?.(hit.generation) : undefined;
    const factor = bonus ?? rule.modifyDamage?.(hit) ?? 1;
    if (factor !== 1) note?.({ by: rule.name, factor });
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
  const row = hit.chart.factors[hit.type];
  for (const defending of hit.typing) {
    product *= onType(hit.type, defending, row?.[defending] ?? 1, hit, note);
    for (const { addedType } of hit.rules) {
      if (addedType && hasType(hit.chart, addedType)) {
        product *= onType(
          addedType,
          defending,
          factorOf(hit.chart, addedType, defending),
          hit,
          note,
        );
      }
    }
  }
  // 1.6 × 1.6 × 0.390625 is 1, which floating point misses by its last digit.
  return Math.abs(product - 1) < 1e-12 ? 1 : product;
}

function onType(
  attacking: Type,
  defending: Type,
  charted: number,
  hit: Hit,
  note?: (factor: Factor) => void,
): number {
  let factor = charted;
  let because: string | undefined;
  for (const { ignoresImmunity, modifyTypeFactor, name } of hit.rules) {
    const before = factor;
    if (factor === 0 && ignoresImmunity?.(defending, hit)) factor = 1;
    if (modifyTypeFactor) factor = modifyTypeFactor(factor, defending, hit);
    if (factor !== before) because = name;
  }
  note?.({ by: attacking, on: defending, factor, ...(because && { was: charted, because }) });
  return factor;
}
