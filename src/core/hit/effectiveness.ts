import { factorOf, hasType } from '#core/charts/chart.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Hit, HitType } from '#core/rules/rule.ts';
import { doubleFactorsIn } from '#core/rulesets/ruleset.ts';
import { type Attack, type Defender, makeHit, resolveRules, type World } from './situation.ts';

/** The names of the factors by which a game changes double weaknesses and double resistances. */
export const doubleWeaknessName = 'double_weakness';
export const doubleResistanceName = 'double_resistance';

/** The name of the factor of an attack whose damage does not depend on types. */
export const fixedDamageName = 'fixed_damage';

/** One step in the calculation of a multiplier. */
export type Factor = {
  /** The attacking type, or the name of the rule. */
  by: string;
  /** The defending type, if the factor comes from the chart. */
  on?: Type;
  factor: number;
  /** The factor before the rule `because` changed it. */
  was?: number;
  because?: string;
  /** The new type of the attack, if the rule `by` changes it. */
  to?: HitType;
};

/** The result of one attack on one defender. */
export type Matchup = {
  /** The product of the chart's factors; a value above 1 is super effective. */
  effectiveness: number;
  /** The effectiveness times the damage factors of abilities, items and weather. */
  multiplier: number;
  /** The steps in order; their product is the multiplier. */
  factors: Factor[];
};

/**
 * The multiplier of the attack on the defender, with every step; a type that the chart lacks has a
 * factor of 1 on either side, and no rule changes a type into it.
 */
export function matchup(attack: Attack, defender: Defender, world: World): Matchup {
  const { active, suppressed } = resolveRules(attack, defender, world);
  const hit = makeHit(attack, defender, world, active);
  const factors: Factor[] = [];
  const multiplier = evaluate(hit, (factor) => factors.push(factor));
  const { effectiveness } = hit;
  if (hit.hasFixedDamage && effectiveness > 0) {
    return { effectiveness, multiplier, factors: [{ by: fixedDamageName, factor: 1 }] };
  }
  for (const { rule, because } of suppressed) {
    const withoutSuppression = evaluate(makeHit(attack, defender, world, [...active, rule]));
    if (withoutSuppression !== multiplier) {
      factors.push({ by: rule.name, factor: 1, because: because.name });
    }
  }
  return { effectiveness, multiplier, factors };
}

/**
 * The numbers of `matchup`, and the type of the hit after all rules; `rules` are the active
 * ones, which attacks without a move have in common.
 */
export function evaluateHit(
  attack: Attack,
  defender: Defender,
  world: World,
  rules = resolveRules(attack, defender, world).active,
): Omit<Matchup, 'factors'> & { type: HitType } {
  const hit = makeHit(attack, defender, world, rules);
  const multiplier = evaluate(hit);
  return { effectiveness: hit.effectiveness, multiplier, type: hit.type };
}

/**
 * Returns a function that computes the multiplier of the attack, as in `matchup`, on any typing with
 * the abilities.
 */
export function createMultiplierByTyping(
  attack: Attack,
  abilities: readonly Ability[],
  world: World,
): (typing: Typing) => number {
  const { active } = resolveRules(attack, { abilities }, world);
  return (typing) => evaluate(makeHit(attack, { typing }, world, active));
}

/** Sets the hit's type and effectiveness, passes each step to `onFactor`, and returns the multiplier. */
function evaluate(hit: Hit, onFactor?: (factor: Factor) => void): number {
  for (const rule of hit.rules) {
    const type = rule.modifyType?.(hit.type, hit);
    if (type === undefined || !hasType(hit.chart, type)) continue;
    if (type !== hit.type) onFactor?.({ by: rule.name, factor: 1, to: type });
    hit.type = type;
    if (rule.typeBonus) hit.typeChanger = rule;
  }

  let effectiveness = evaluateTyping(hit, onFactor);
  for (const { modifyEffectiveness, name } of hit.rules) {
    const newEffectiveness = modifyEffectiveness?.(effectiveness, hit) ?? effectiveness;
    if (newEffectiveness !== effectiveness)
      onFactor?.({ by: name, factor: newEffectiveness / effectiveness });
    effectiveness = newEffectiveness;
  }
  for (const { blocksHit, name } of hit.rules) {
    if (!blocksHit?.(hit)) continue;
    onFactor?.({ by: name, factor: 0 });
    effectiveness = 0;
  }
  if (hit.hasFixedDamage && effectiveness > 0) effectiveness = 1;
  hit.effectiveness = effectiveness;
  if (effectiveness === 0 || hit.hasFixedDamage) return effectiveness;

  let multiplier = effectiveness;
  for (const rule of hit.rules) {
    const bonus = rule === hit.typeChanger ? rule.typeBonus?.(hit.ruleset) : undefined;
    const factor = bonus ?? rule.modifyDamage?.(hit) ?? 1;
    if (factor !== 1) onFactor?.({ by: rule.name, factor });
    multiplier *= factor;
  }
  return multiplier;
}

/** The product of one factor per defending type, or two for Flying Press. */
function evaluateTyping(hit: Hit, onFactor?: (factor: Factor) => void): number {
  if (hit.type === 'typeless') return 1;
  if (hit.type === 'stellar') {
    const factor = hit.isTerastallized ? 2 : 1;
    onFactor?.({ by: 'stellar', factor });
    return factor;
  }
  let product = 1;
  let balance = 0;
  const row = hit.chart.factors[hit.type];
  for (const defending of hit.typing) {
    const factor = evaluateType(hit.type, defending, row?.[defending] ?? 1, hit, onFactor);
    product *= factor;
    balance += Math.sign(factor - 1);
    for (const { addedType } of hit.rules) {
      if (addedType && hasType(hit.chart, addedType)) {
        const chartFactor = factorOf(hit.chart, addedType, defending);
        product *= evaluateType(addedType, defending, chartFactor, hit, onFactor);
      }
    }
  }
  // In floating point, 1.6 × 1.6 × 0.390625 differs from 1 in the last digit.
  if (Math.abs(product - 1) < 1e-12) return 1;
  return Math.abs(balance) > 1 ? stackFactors(product, balance, hit, onFactor) : product;
}

/**
 * The effectiveness of a double weakness (`balance` above 1) or a double resistance (below -1), which
 * some games do not multiply.
 */
function stackFactors(
  product: number,
  balance: number,
  { ruleset }: Hit,
  onFactor?: (factor: Factor) => void,
): number {
  const doubleFactors = product === 0 ? undefined : doubleFactorsIn(ruleset);
  if (!doubleFactors) return product;
  const effectiveness = balance > 0 ? doubleFactors.weakness : doubleFactors.resistance;
  onFactor?.({
    by: balance > 0 ? doubleWeaknessName : doubleResistanceName,
    factor: effectiveness / product,
  });
  return effectiveness;
}

function evaluateType(
  attacking: Type,
  defending: Type,
  chartFactor: number,
  hit: Hit,
  onFactor?: (factor: Factor) => void,
): number {
  let factor = chartFactor;
  let because: string | undefined;
  for (const { ignoresImmunity, modifyTypeFactor, name } of hit.rules) {
    const before = factor;
    if (factor === 0 && ignoresImmunity?.(defending, hit)) factor = 1;
    if (modifyTypeFactor) factor = modifyTypeFactor(factor, defending, hit);
    if (factor !== before) because = name;
  }
  onFactor?.({
    by: attacking,
    on: defending,
    factor,
    ...(because && { was: chartFactor, because }),
  });
  return factor;
}
