import type { TeraType, Typing } from '#core/charts/type.ts';
import type { Attack, Defender } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Condition } from '#core/rules/condition.ts';
import type { Item } from '#core/rules/item.ts';
import type { Move } from '#core/rules/move.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** One attack on one defender, as plain data. */
export type Situation = {
  attack: Attack;
  defender: Defender;
  /** The types of the attacker, for its same-type attack bonus; without them it has none. */
  attacker?: { typing: Typing; tera?: TeraType | undefined };
  /** The id of the simulator's move to attack with, unchanged except for its power and its flags. */
  realMove?: string;
};

/** The simulated generations; the ninth includes what was added after it. */
export const simulatedGenerations = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

export type SimulatedGeneration = (typeof simulatedGenerations)[number];

/** A row of any table of rules. */
export type RuleName = Ability | Item | Move | Condition;

/** A generation of our engine with the rules of the simulated one. */
export const engineGenerations = {
  9: 'default',
  8: 'sword-shield',
  7: 'ultra-sun-ultra-moon',
  6: 'omega-ruby-alpha-sapphire',
  5: 'gen2',
  4: 'platinum',
  3: 'emerald',
  2: 'crystal',
  1: 'yellow',
} as const satisfies Record<SimulatedGeneration, Ruleset>;
