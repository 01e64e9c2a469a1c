import type { NamedRule, NamedTwoSidedRule, Side } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';

/** All generations and games. */
export const generations: readonly Ruleset[] = [...eras, ...gameNames];

/** The names of all rows of the generation, including hidden ones. */
export function namesIn<Name extends string>(
  ruleset: Ruleset,
  table: Readonly<Record<Name, NamedRule>>,
): Name[] {
  const names = Object.keys(table) as Name[];
  return names.filter((name) => existsIn(ruleset, table[name].since));
}

/** The names of all rows of the generation with an effect on the side. */
export function namesOn<Name extends string>(
  side: Side,
  ruleset: Ruleset,
  table: Readonly<Record<Name, NamedTwoSidedRule>>,
): Name[] {
  const names = Object.keys(table) as Name[];
  return names.filter((name) => table[name][side] && existsIn(ruleset, table[name].since));
}

/** All rules of the side. */
export function rulesOn(
  side: Side,
  table: Readonly<Record<string, NamedTwoSidedRule>>,
): readonly NamedRule[] {
  return Object.values(table).flatMap((row) => row[side] ?? []);
}
