import { evaluateHit, type Matchup, matchup } from '#core/hit/effectiveness.ts';
import { sameTypeBonusName, sameTypeBonusWith } from '#core/hit/sameTypeBonus.ts';
import { type Attack, resolveRules } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Effect, HitType } from '#core/rules/rule.ts';
import { sameTypeBonusIn } from '#core/rulesets/ruleset.ts';
import {
  enterField,
  type Field,
  type Fighter,
  type FighterCases,
  faceOpponent,
  listCases,
  makeDefender,
  suppressesWeather,
  withoutWeatherTypes,
} from './fighter.ts';

/** One attack with the abilities of both fighters; without an attack the multiplier is 0. */
export type BattleHit = {
  attack: Attack | undefined;
  attackerAbility: Ability | undefined;
  defenderAbility: Ability | undefined;
  /** The product of the chart's factors; a value above 1 is super effective. */
  effectiveness: number;
  /** 0 or more, without the same-type attack bonus. */
  multiplier: number;
  /** The same-type attack bonus, 1 to 2.25. */
  bonus: number;
  /** The form that the opponent has for it: an index of its `otherForms` plus 1; undefined is its own. */
  form?: number;
};

/** The attacker's best hits, over all abilities that both fighters may have. */
export type HitRange = {
  /** The best hit with the abilities that weaken it most. */
  low: BattleHit;
  /** The best hit with the abilities that strengthen it most. */
  high: BattleHit;
  /** The largest effectiveness of any attack with any abilities. */
  maxEffectiveness: number;
  /** The largest multiplier, without the bonus, of any attack with any abilities. */
  maxMultiplier: number;
};

/** The hits that a member deals to an opponent, and those that it takes from it. */
export type Duel = {
  deals: HitRange;
  takes: HitRange;
  /**
   * The duels with each form that the opponent may have, if it may have several: the ranges go over all of
   * them, so that their ends may be of different forms, and only these duels say who wins.
   */
  forms?: readonly Duel[];
};

const noHit: BattleHit = {
  attack: undefined,
  attackerAbility: undefined,
  defenderAbility: undefined,
  effectiveness: 0,
  multiplier: 0,
  bonus: 1,
};

/** The damage of a hit, 0 or more; 1 is a hit without any rule. */
export function damageOf({ multiplier, bonus }: BattleHit): number {
  return multiplier * bonus;
}

/** The duels of each member (rows) with each opponent (columns), over all forms that the opponent may have. */
export function duels(
  members: readonly Fighter[],
  opponents: readonly Fighter[],
  field: Field,
): Duel[][] {
  return duelsByForm(members, opponents, field).map((row) => row.map(mergeForms));
}

/** The duels of each member (rows) with each form of each opponent (columns); the first form is its own. */
export function duelsByForm(
  members: readonly Fighter[],
  opponents: readonly Fighter[],
  field: Field,
): Duel[][][] {
  const opponentCases = opponents.map((opponent) =>
    [opponent, ...(opponent.otherForms ?? [])].map((form) => listCases(form, field)),
  );
  return members.map((member) => {
    const memberCases = listCases(member, field);
    return opponentCases.map((forms) =>
      forms.map((cases) => {
        const ours = faceOpponentWith(memberCases, cases, field);
        const theirs = faceOpponentWith(cases, memberCases, field);
        return {
          deals: findHitRange(ours, theirs, field),
          takes: findHitRange(theirs, ours, field),
        };
      }),
    );
  });
}

/** The duel with an opponent that may have any of the forms. */
export function mergeForms(duels: readonly Duel[]): Duel {
  if (duels.length === 1) return duels[0]!;
  const forms = duels.map(nameForm);
  const merge = (direction: 'deals' | 'takes'): HitRange => {
    const ranges = forms.map((duel) => duel[direction]);
    const hits = (end: 'low' | 'high') =>
      ranges.map((range) => range[end]).sort((one, other) => damageOf(one) - damageOf(other));
    return {
      low: hits('low')[0]!,
      high: hits('high').at(-1)!,
      maxEffectiveness: Math.max(...ranges.map(({ maxEffectiveness }) => maxEffectiveness)),
      maxMultiplier: Math.max(...ranges.map(({ maxMultiplier }) => maxMultiplier)),
    };
  };
  return { deals: merge('deals'), takes: merge('takes'), forms };
}

/** The duel with the form in each of its hits. */
function nameForm(duel: Duel, form: number): Duel {
  if (form === 0) return duel;
  const name = (range: HitRange): HitRange => ({
    ...range,
    low: { ...range.low, form },
    high: { ...range.high, form },
  });
  return { deals: name(duel.deals), takes: name(duel.takes) };
}

/** The cases of the fighter against the opponent, the same object unless it copies it or suppresses its weather. */
function faceOpponentWith(
  cases: FighterCases,
  { fighter: opponent }: FighterCases,
  field: Field,
): FighterCases {
  if (cases.withoutWeather && suppressesWeather(opponent, field)) return cases.withoutWeather;
  const fighter = faceOpponent(cases.fighter, opponent, field);
  return fighter === cases.fighter ? cases : listCases(fighter, field);
}

/** The range of the attacker's best hits on the defender. */
function findHitRange(
  { fighter, attacking }: FighterCases,
  { defending }: FighterCases,
  { world, conditions }: Field,
): HitRange {
  let low: BattleHit | undefined;
  let high: BattleHit | undefined;
  let maxEffectiveness = 0;
  let maxMultiplier = 0;
  const ownTypeBonus = sameTypeBonusIn(world.ruleset);
  for (const { ability: attackerAbility, effects, attacks, attackWithoutMove } of attacking) {
    for (const { ability: defenderAbility, defender } of defending) {
      const target = conditions.length > 0 ? { ...defender, conditions } : defender;
      const { active } = resolveRules(attackWithoutMove, target, world);
      let best = noHit;
      let bestDamage = -1;
      for (const attack of attacks) {
        const rules = attack.move ? undefined : active;
        const { effectiveness, multiplier, type } = evaluateHit(attack, target, world, rules);
        const bonus = bonusOf(attack, type, fighter, effects, ownTypeBonus);
        if (effectiveness > maxEffectiveness) maxEffectiveness = effectiveness;
        if (multiplier > maxMultiplier) maxMultiplier = multiplier;
        if (multiplier * bonus > bestDamage) {
          bestDamage = multiplier * bonus;
          best = { attack, attackerAbility, defenderAbility, effectiveness, multiplier, bonus };
        }
      }
      if (!low || damageOf(best) < damageOf(low)) low = best;
      if (!high || damageOf(best) > damageOf(high)) high = best;
    }
  }
  return { low: low ?? noHit, high: high ?? noHit, maxEffectiveness, maxMultiplier };
}

/** The same-type attack bonus of a hit with the type, 1 to 2.25; `ownTypeBonus` is that of the game. */
export function bonusOf(
  { hasFixedDamage }: Attack,
  type: HitType,
  fighter: Fighter,
  effects: readonly Effect[],
  ownTypeBonus: number,
): number {
  // Fixed damage counts as an average attack: normal damage with the bonus.
  return hasFixedDamage ? ownTypeBonus : sameTypeBonusWith(effects, fighter, type, ownTypeBonus);
}

/** The factors of a hit, the same-type attack bonus as the last one. */
export function explainHit(
  attacker: Fighter,
  defender: Fighter,
  { attack, defenderAbility, bonus }: BattleHit,
  field: Field,
): Matchup {
  if (!attack) return { effectiveness: 0, multiplier: 0, factors: [] };
  const target = faceOpponent(defender, attacker, field);
  const isSuppressed = suppressesWeather(attacker, field);
  const onField = enterField(isSuppressed ? withoutWeatherTypes(target) : target, field);
  const { effectiveness, multiplier, factors } = matchup(
    attack,
    {
      ...makeDefender(onField, defenderAbility),
      conditions: field.conditions,
    },
    field.world,
  );
  return {
    effectiveness,
    multiplier: multiplier * bonus,
    factors: bonus === 1 ? factors : [...factors, { by: sameTypeBonusName, factor: bonus }],
  };
}
