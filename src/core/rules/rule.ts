import type { Chart } from '#core/charts/chart.ts';
import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import type {
  AttackingType,
  OfficialAttackingType,
  OfficialType,
  Type,
  Typing,
} from '#core/charts/type.ts';
import type { Feature } from '#core/rulesets/feature.ts';
import {
  existsIn,
  generationNumber,
  hasRule,
  type Ruleset,
  supportsOfficial,
} from '#core/rulesets/ruleset.ts';
import type { MoveClass } from './moveClass.ts';

/** The type of a hit; Struggle is typeless. */
export type HitType = AttackingType | 'typeless';

/** A type of a hit that rules can name. */
export type OfficialHitType = OfficialAttackingType | 'typeless';

/** One attack on one defender: the input of every rule. */
export type Hit = {
  ruleset: Ruleset;
  chart: Chart;
  /** The type of the attack: at first its own, then the one that other rules give it. */
  type: HitType;
  /** The last rule with a `typeBonus` that gave the hit its type. */
  typeChanger: NamedRule | undefined;
  move: string | undefined;
  /** The classes of the move; undefined for a type without a move. */
  classes: readonly MoveClass[] | undefined;
  /** Whether abilities leave the type of the move alone. */
  keepsType: boolean;
  /** Whether types only decide if it does damage. */
  hasFixedDamage: boolean;
  /** Whether terrains do not reach the attacker, because it is in the air. */
  isAttackerAirborne: boolean;
  /** The defending types, after Tera and Roost. */
  typing: Typing;
  isTerastallized: boolean;
  /** The active rules, in the order they act. */
  rules: readonly NamedRule[];
  /** The final effectiveness, 0 for an immunity; 1 until it is computed. */
  effectiveness: number;
};

/** The types of a defender; undefined is one that it has lost, and `added` is a third type. */
export type ChangingTypes = {
  types: readonly (Type | undefined)[];
  added?: Type | undefined;
};

/** Returns the new types of a defender that is not Terastallized. */
export type TypeChange = (
  defender: ChangingTypes,
  world: Pick<Hit, 'ruleset' | 'chart'>,
) => ChangingTypes;

/** The effect of an ability, a move, an item or a condition on one hit. */
export type Effect = {
  /** The selects of the screens leave it out, because no player would select it on a type chart. */
  hidden?: true;
  /** In a battle, the holder has the types, the ability and the attacks of its opponent. */
  copiesOpponent?: true;
  /** Acts only for an attacker with `isAbilityTriggered`, such as one with Blaze at low HP. */
  needsTrigger?: true;

  /** Returns the new type of the hit, undefined for no change; ignored if the chart lacks it. */
  modifyType?: (type: HitType, hit: Hit) => HitType | undefined;
  /** Returns a damage factor, which applies if this rule is the hit's `typeChanger`. */
  typeBonus?: (ruleset: Ruleset) => number;
  /** A second type of the hit; ignored if the chart lacks it. */
  addedType?: OfficialType;
  /** Whether the rule makes the defender immune to the attack. */
  blocksHit?: (hit: Hit) => boolean;
  /** Whether an immunity of this defending type counts as 1. */
  ignoresImmunity?: (defending: Type, hit: Hit) => boolean;
  /** Returns the new factor of one defending type. */
  modifyTypeFactor?: (factor: number, defending: Type, hit: Hit) => number;
  /** Returns the new effectiveness on all defending types together. */
  modifyEffectiveness?: (effectiveness: number, hit: Hit) => number;
  /** Returns a damage factor, 1 for no change; the effectiveness stays the same. */
  modifyDamage?: (hit: Hit) => number;
  /** Raises the attacker's same-type attack bonus, which only a battle counts. */
  raisesSameTypeBonus?: true;
  /** Gives the attacker the type of its attack, unless it is Terastallized. */
  changesTypeToAttack?: true;

  changesTypes?: TypeChange;

  /** Lifts the defender off the ground. */
  liftsDefender?: true;
  /** Holds the defender on the ground. */
  groundsDefender?: true;
  /** Protects the attacker, or the defender, from sun and rain. */
  sheltersAttacker?: true;
  sheltersDefender?: true;
  /** The rule is weather, which some abilities suppress. */
  isWeather?: true;
  suppressesWeather?: true;
  /** Replaces any other weather with this one. */
  setsWeather?: 'strong_winds' | 'desolate_land' | 'primordial_sea';
  /** Ignores the defender's ignorable abilities. */
  ignoresAbilities?: true;
  /** Keeps the defender's abilities from being ignored. */
  protectsAbilities?: true;
};

/** A row of the move or condition table. */
export type Rule = Effect & {
  since: GenerationNumber;
  /** The last generation with the effect; undefined if the newest one has it. */
  until?: GenerationNumber;
  /** Mold Breaker ignores it. */
  ignorable?: true;
};

/** A rule with the name of its row and the feature that its table belongs to. */
export type NamedRule = Rule & { readonly name: string; readonly feature: Feature };

export type Side = 'attacking' | 'defending';

/** A row of the ability or item table: its effects when the holder attacks and defends. */
export type TwoSidedRule = Pick<Rule, 'since' | 'until' | 'ignorable'> & {
  attacking?: Effect;
  defending?: Effect;
  /** The effect when either side has it; it applies once if both sides have it. */
  field?: Effect;
};

/** A two-sided row as one rule per side; a `field` effect is the same object on both sides. */
export type NamedTwoSidedRule = {
  readonly since: GenerationNumber;
  readonly until?: GenerationNumber;
  readonly attacking?: NamedRule;
  readonly defending?: NamedRule;
};

/** Adds its name and the feature to each row of the table. */
export function nameRules<Name extends string>(
  feature: Feature,
  table: Record<Name, Rule>,
): Readonly<Record<Name, NamedRule>> {
  return mapTable(table, (rule, name) => ({ ...rule, name, feature }));
}

/** Turns each row into named rules; an `attacking` effect is never ignorable. */
export function nameTwoSidedRules<Name extends string>(
  feature: Feature,
  table: Record<Name, TwoSidedRule>,
): Readonly<Record<Name, NamedTwoSidedRule>> {
  return mapTable(table, ({ ignorable, attacking, defending, field, ...base }, name) => {
    const ignorableBase: typeof base & Pick<Rule, 'ignorable'> = ignorable
      ? { ...base, ignorable }
      : base;
    if (field) {
      const rule: NamedRule = { ...ignorableBase, ...field, name, feature };
      return { ...base, attacking: rule, defending: rule };
    }
    return {
      ...base,
      ...(attacking && { attacking: { ...base, ...attacking, name, feature } }),
      ...(defending && { defending: { ...ignorableBase, ...defending, name, feature } }),
    };
  });
}

/** The table with another value for each name. */
export function mapTable<Name extends string, Row, Result>(
  table: Readonly<Record<Name, Row>>,
  map: (row: Row, name: Name) => Result,
): Record<Name, Result> {
  const rows = Object.entries(table) as [Name, Row][];
  return Object.fromEntries(rows.map(([name, row]) => [name, map(row, name)])) as Record<
    Name,
    Result
  >;
}

/** Whether the move or condition, or either side of the ability or item, exists in the ruleset. */
export function isRowIn(ruleset: Ruleset, row: NamedRule | NamedTwoSidedRule): boolean {
  return rulesOfRow(row).some((rule) => isRuleIn(ruleset, rule));
}

/** Whether the ability, item, move or condition exists in the ruleset. */
export function isRuleIn(ruleset: Ruleset, { name, since, until, feature }: NamedRule): boolean {
  const isOver = until !== undefined && generationNumber(ruleset) > until;
  return (
    existsIn(ruleset, since) &&
    !isOver &&
    hasRule(ruleset, name) &&
    supportsOfficial(ruleset, feature)
  );
}

/** The names of the rows that a player can select in the ruleset, on this side or on either. */
export function selectableIn<Name extends string>(
  ruleset: Ruleset,
  table: Readonly<Record<Name, NamedRule | NamedTwoSidedRule>>,
  side?: Side,
): Name[] {
  return (Object.keys(table) as Name[]).filter((name) =>
    rulesOfRow(table[name], side).some((rule) => !rule.hidden && isRuleIn(ruleset, rule)),
  );
}

function rulesOfRow(row: NamedRule | NamedTwoSidedRule, side?: Side): readonly NamedRule[] {
  if ('name' in row) return [row];
  const rules = side ? [row[side]] : [row.attacking, row.defending];
  return rules.filter((rule) => rule !== undefined);
}

/** A damage factor by the attack's type: Thick Fat is `{ fire: 0.5, ice: 0.5 }`. */
export function damageByType(
  factors: Partial<Record<OfficialHitType, number>>,
): Pick<Effect, 'modifyDamage'> {
  // A map, because the id of a player's own type may be `constructor`.
  const byType = new Map<string, number>(Object.entries(factors));
  return { modifyDamage: (hit) => byType.get(hit.type) ?? 1 };
}

/** A damage factor for super effective hits, by effectiveness and not by other damage factors. */
export function superEffectiveDamage(factor: number): Pick<Effect, 'modifyDamage'> {
  return { modifyDamage: (hit) => (hit.effectiveness > 1 ? factor : 1) };
}

/** Blocks attacks of the type. */
export function blocksType(type: OfficialType): Pick<Effect, 'blocksHit'> {
  return { blocksHit: (hit) => hit.type === type };
}

/** A damage factor for moves of the class; a type without a move has none. */
export function damageByClass(moveClass: MoveClass, factor: number): Pick<Effect, 'modifyDamage'> {
  return { modifyDamage: (hit) => (isOfClass(hit, moveClass) ? factor : 1) };
}

/** Blocks moves of the class, but no type without a move. */
export function blocksClass(moveClass: MoveClass): Pick<Effect, 'blocksHit'> {
  return { blocksHit: (hit) => isOfClass(hit, moveClass) };
}

/** Whether the attack is a move of the class. */
export function isOfClass({ classes }: Hit, moveClass: MoveClass): boolean {
  return classes?.includes(moveClass) ?? false;
}

/** Whether a rule of that name is active. */
export function isActive(hit: Hit, name: string): boolean {
  return hit.rules.some((rule) => rule.name === name);
}

/** Blocks Ground attacks except Thousand Arrows, which hits airborne Pokémon. */
export const airborne: Pick<Effect, 'liftsDefender' | 'blocksHit'> = {
  liftsDefender: true,
  blocksHit: (hit) => hit.type === 'ground' && hit.move !== 'thousand_arrows',
};

/** Grounds the defender, so that Flying is not immune to Ground. */
export const grounded: Pick<Effect, 'groundsDefender' | 'ignoresImmunity'> = {
  groundsDefender: true,
  ignoresImmunity: (defending, hit) => defending === 'flying' && hit.type === 'ground',
};

/** Ghost's immunity to Normal and Fighting counts as 1; its other types still multiply. */
export const ignoresGhostImmunity: Pick<Effect, 'ignoresImmunity'> = {
  ignoresImmunity: (defending, hit) =>
    defending === 'ghost' && (hit.type === 'normal' || hit.type === 'fighting'),
};
