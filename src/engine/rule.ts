import type { Chart } from './chart.ts';
import { existsIn, type Generation, type Since } from './generation.ts';
import type { AttackingType, Type, Typing } from './type.ts';

/** The type of a hit; Struggle's has none. */
export type HitType = AttackingType | 'typeless';

/** One attack striking one defender: all that a rule may look at. */
export type Hit = {
  generation: Generation;
  chart: Chart;
  /** The type the attack has by itself. */
  ownType: HitType;
  /** The type it strikes with, after abilities and conditions changed it. */
  type: HitType;
  move: string | undefined;
  /** The types that defend, after Tera and Roost. */
  typing: Typing;
  terastallized: boolean;
  /** The rules at work, in the order they speak. */
  rules: readonly NamedRule[];
  /** A product of the chart's factors and of what rules make of them, once it is known; 0 for none. */
  effectiveness: number;
};

/** How an ability, a move, an item or a condition bends one hit; a row of a table. */
export type Rule = {
  since: Since;
  /** Mold Breaker switches it off. */
  breakable?: true;
  /** No player ticks it on a type chart: the engine answers for it, no screen offers it. */
  unticked?: true;

  /** The type a hit of this type gets. */
  retypes?: (type: HitType, hit: Hit) => HitType;
  /** The type that strikes together with the hit's own. */
  joins?: Type;
  /** The attack does nothing at all. */
  blocks?: (hit: Hit) => boolean;
  /** An immunity of this defending type counts as 1. */
  pierces?: (defending: Type, hit: Hit) => boolean;
  /** The factor of one defending type. */
  bends?: (factor: number, defending: Type, hit: Hit) => number;
  /** The effectiveness of the whole. */
  decides?: (effectiveness: number, hit: Hit) => number;
  /** A factor of the damage, 1 for none; effectiveness stays as it is. */
  multiplies?: (hit: Hit) => number;

  /** Lifts the defender off the ground. */
  lifts?: true;
  /** Holds the defender on the ground. */
  grounds?: true;
  /** Is weather, which some abilities still. */
  weather?: true;
  stillsWeather?: true;
  /** Brings this weather. */
  raises?: 'strong_winds' | 'desolate_land' | 'primordial_sea';
  /** Ignores the defender's breakable abilities. */
  breaks?: true;
  /** Keeps the defender's ability from being ignored. */
  shields?: true;
};

/** A row that knows its own name. */
export type NamedRule = Rule & { name: string };

/** The table with each row knowing its own name. */
export function named<Name extends string>(
  table: Record<Name, Rule>,
): Readonly<Record<Name, NamedRule>> {
  return Object.fromEntries(
    Object.entries<Rule>(table).map(([name, rule]) => [name, { ...rule, name }]),
  ) as Record<Name, NamedRule>;
}

/** The names of the table's rows that a player of the generation would tick. */
export function offeredIn<Name extends string>(
  generation: Generation,
  table: Readonly<Record<Name, NamedRule>>,
): Name[] {
  return (Object.keys(table) as Name[]).filter(
    (name) => !table[name].unticked && existsIn(generation, table[name].since),
  );
}

/** A factor of the damage by the attack's type: Thick Fat is `{ fire: 0.5, ice: 0.5 }`. */
export function byAttack(factors: Partial<Record<HitType, number>>): Pick<Rule, 'multiplies'> {
  return { multiplies: (hit) => factors[hit.type] ?? 1 };
}

/** A factor of the damage of super effective hits; it looks at effectiveness, never at damage. */
export function superEffective(factor: number): Pick<Rule, 'multiplies'> {
  return { multiplies: (hit) => (hit.effectiveness > 1 ? factor : 1) };
}

/** No damage from attacks of the type. */
export function absorbs(type: Type): Pick<Rule, 'blocks'> {
  return { blocks: (hit) => hit.type === type };
}

/** Whether a rule of that name is at work. */
export function has(hit: Hit, name: string): boolean {
  return hit.rules.some((rule) => rule.name === name);
}

/** No damage from Ground attacks but Thousand Arrows, which strikes the airborne. */
export const lifted: Pick<Rule, 'lifts' | 'blocks'> = {
  lifts: true,
  blocks: (hit) => hit.type === 'ground' && hit.move !== 'thousand_arrows',
};

/** Held on the ground, where Flying is no longer immune to Ground. */
export const grounded: Pick<Rule, 'grounds' | 'pierces'> = {
  grounds: true,
  pierces: (defending, hit) => defending === 'flying' && hit.type === 'ground',
};

/** Ghost's immunity to Normal and Fighting counts as 1; its other types still multiply. */
export const unmasksGhost: Pick<Rule, 'pierces'> = {
  pierces: (defending, hit) =>
    defending === 'ghost' && (hit.type === 'normal' || hit.type === 'fighting'),
};

/** What the sun does to a hit's damage. */
export function underSun(hit: Hit): number {
  if (hit.move === 'hydro_steam' || hit.type === 'fire') return 1.5;
  return hit.type === 'water' ? 0.5 : 1;
}
