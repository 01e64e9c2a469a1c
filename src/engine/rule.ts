import type { Chart } from './chart.ts';
import { existsIn, type Generation, type Since } from './generation.ts';
import type { AttackingType, OfficialAttackingType, OfficialType, Type, Typing } from './type.ts';

/** The type of a hit; Struggle's has none. */
export type HitType = AttackingType | 'typeless';

/** A type of a hit that rules name. */
export type OfficialHitType = OfficialAttackingType | 'typeless';

/** One attack on one defender: all that a rule may look at. */
export type Hit = {
  generation: Generation;
  chart: Chart;
  /** The type of the attack; at first its own, then what abilities and conditions make of it. */
  type: HitType;
  /** The last rule with a `typeBonus` that gave the hit its type. */
  typeGiver: NamedRule | undefined;
  move: string | undefined;
  /** The types that defend, after Tera and Roost. */
  typing: Typing;
  terastallized: boolean;
  /** The active rules, in the order they act. */
  rules: readonly NamedRule[];
  /** A product of the chart's factors and of what rules make of them, once it is known; 0 for none. */
  effectiveness: number;
};

/** What an ability, a move, an item or a condition does to one hit. */
export type Effect = {
  /** No player selects it on a type chart: the engine has it, no screen offers it. */
  hidden?: true;

  /** The type that a hit of this type gets, undefined to leave it; ignored if the chart lacks it. */
  modifyType?: (type: HitType, hit: Hit) => OfficialHitType | undefined;
  /** A factor of the damage where this rule is the last of its kind that gave the hit its type. */
  typeBonus?: (generation: Generation) => number;
  /** A type that strikes together with the hit's own; without a factor where the chart lacks it. */
  addedType?: OfficialType;
  /** The attack does nothing at all. */
  blocksHit?: (hit: Hit) => boolean;
  /** An immunity of this defending type counts as 1. */
  ignoresImmunity?: (defending: Type, hit: Hit) => boolean;
  /** The factor of one defending type. */
  modifyTypeFactor?: (factor: number, defending: Type, hit: Hit) => number;
  /** The effectiveness on all defending types together. */
  modifyEffectiveness?: (effectiveness: number, hit: Hit) => number;
  /** A factor of the damage, 1 for none; effectiveness stays as it is. */
  modifyDamage?: (hit: Hit) => number;

  /** Lifts the defender off the ground. */
  liftsDefender?: true;
  /** Holds the defender on the ground. */
  groundsDefender?: true;
  /** Keeps sun and rain from the attacker, or from the defender. */
  sheltersAttacker?: true;
  sheltersDefender?: true;
  /** Is weather, which some abilities suppress. */
  isWeather?: true;
  suppressesWeather?: true;
  /** Replaces any other weather with this one. */
  setsWeather?: 'strong_winds' | 'desolate_land' | 'primordial_sea';
  /** Ignores the defender's ignorable abilities. */
  ignoresAbilities?: true;
  /** Keeps the defender's abilities from being ignored. */
  protectsAbilities?: true;
};

/** A row of the moves or the conditions. */
export type Rule = Effect & {
  since: Since;
  /** Mold Breaker ignores it. */
  ignorable?: true;
};

/** A row that has its own name. */
export type NamedRule = Rule & { readonly name: string };

export type Side = 'attacking' | 'defending';

/** A row of the abilities or the items: what it does when its holder attacks, and when it defends. */
export type TwoSidedRule = Pick<Rule, 'since' | 'ignorable'> & {
  attacking?: Effect;
  defending?: Effect;
  /** What it does to everyone, whoever holds it; it counts once when both sides hold it. */
  field?: Effect;
};

/** Such a row as the rule of each side; a `field` effect is one and the same rule on both. */
export type NamedTwoSidedRule = {
  readonly since: Since;
  readonly attacking?: NamedRule;
  readonly defending?: NamedRule;
};

/** The table with its own name in each row. */
export function nameRules<Name extends string>(
  table: Record<Name, Rule>,
): Readonly<Record<Name, NamedRule>> {
  return mapTable(table, (rule, name) => ({ ...rule, name }));
}

/** The table with the rule of each side by its name; on offense no rule is ignorable. */
export function nameTwoSidedRules<Name extends string>(
  table: Record<Name, TwoSidedRule>,
): Readonly<Record<Name, NamedTwoSidedRule>> {
  return mapTable(table, ({ since, ignorable, attacking, defending, field }, name) => {
    const defends: Pick<Rule, 'since' | 'ignorable'> = ignorable ? { since, ignorable } : { since };
    if (field) {
      const rule: NamedRule = { ...defends, ...field, name };
      return { since, attacking: rule, defending: rule };
    }
    return {
      since,
      ...(attacking && { attacking: { since, ...attacking, name } }),
      ...(defending && { defending: { ...defends, ...defending, name } }),
    };
  });
}

function mapTable<Name extends string, Row, Result>(
  table: Record<Name, Row>,
  map: (row: Row, name: Name) => Result,
): Record<Name, Result> {
  const rows = Object.entries(table) as [Name, Row][];
  return Object.fromEntries(rows.map(([name, row]) => [name, map(row, name)])) as Record<
    Name,
    Result
  >;
}

/** The names of the rows that a player of the generation can select, on this side or on either. */
export function selectableIn<Name extends string>(
  generation: Generation,
  table: Readonly<Record<Name, NamedRule | NamedTwoSidedRule>>,
  side?: Side,
): Name[] {
  return (Object.keys(table) as Name[]).filter((name) =>
    rulesOfRow(table[name], side).some((rule) => !rule.hidden && existsIn(generation, rule.since)),
  );
}

function rulesOfRow(row: NamedRule | NamedTwoSidedRule, side?: Side): readonly NamedRule[] {
  if ('name' in row) return [row];
  const rules = side ? [row[side]] : [row.attacking, row.defending];
  return rules.filter((rule) => rule !== undefined);
}

/** A factor of the damage by the attack's type: Thick Fat is `{ fire: 0.5, ice: 0.5 }`. */
export function damageByType(
  factors: Partial<Record<OfficialHitType, number>>,
): Pick<Effect, 'modifyDamage'> {
  // A map, because the id of a player's own type may be `constructor`.
  const byType = new Map<string, number>(Object.entries(factors));
  return { modifyDamage: (hit) => byType.get(hit.type) ?? 1 };
}

/** A factor of the damage of super effective hits; it looks at effectiveness, never at damage. */
export function superEffectiveDamage(factor: number): Pick<Effect, 'modifyDamage'> {
  return { modifyDamage: (hit) => (hit.effectiveness > 1 ? factor : 1) };
}

/** No damage from attacks of the type. */
export function blocksType(type: OfficialType): Pick<Effect, 'blocksHit'> {
  return { blocksHit: (hit) => hit.type === type };
}

/** Whether a rule of that name is active. */
export function isActive(hit: Hit, name: string): boolean {
  return hit.rules.some((rule) => rule.name === name);
}

/** No damage from Ground attacks but Thousand Arrows, which strikes the airborne. */
export const airborne: Pick<Effect, 'liftsDefender' | 'blocksHit'> = {
  liftsDefender: true,
  blocksHit: (hit) => hit.type === 'ground' && hit.move !== 'thousand_arrows',
};

/** Held on the ground, where Flying is no longer immune to Ground. */
export const grounded: Pick<Effect, 'groundsDefender' | 'ignoresImmunity'> = {
  groundsDefender: true,
  ignoresImmunity: (defending, hit) => defending === 'flying' && hit.type === 'ground',
};

/** Ghost's immunity to Normal and Fighting counts as 1; its other types still multiply. */
export const ignoresGhostImmunity: Pick<Effect, 'ignoresImmunity'> = {
  ignoresImmunity: (defending, hit) =>
    defending === 'ghost' && (hit.type === 'normal' || hit.type === 'fighting'),
};
