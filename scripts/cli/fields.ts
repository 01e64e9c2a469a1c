import { isRuleIn, type NamedRule, type NamedTwoSidedRule, type Side } from '#core/rules/rule.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** The fields of a JSON object. */
export type Fields = Record<string, unknown>;

/** Parses JSON; throws an error with the name of the text. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} is not JSON`);
  }
}

/** The object with these fields at most; throws for anything else. */
export function fieldsOf(value: unknown, where: string, names: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} must be an object`);
  }
  const unknownField = Object.keys(value).find((name) => !names.includes(name));
  if (unknownField !== undefined) {
    throw new Error(`${where} has no field ${JSON.stringify(unknownField)}`);
  }
  return value as Fields;
}

/** The list; throws for anything else. */
export function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`);
  return value;
}

/** The true or false value; throws for anything else. */
export function booleanOf(value: unknown, where: string): boolean {
  if (typeof value !== 'boolean') throw new Error(`${where} must be true or false`);
  return value;
}

/** The name if it is one of the names; throws otherwise. */
export function oneOf<T extends string>(names: readonly T[], value: unknown, where: string): T {
  const match = names.find((name) => name === value);
  if (match === undefined) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  return match;
}

/** The name of the row; throws unless the row has a rule on the side in the generation. */
export function nameIn<Name extends string>(
  table: Readonly<Record<Name, NamedRule | NamedTwoSidedRule>>,
  value: unknown,
  ruleset: Ruleset,
  where: string,
  side?: Side,
): Name {
  const name =
    typeof value === 'string' && Object.hasOwn(table, value) ? (value as Name) : undefined;
  const rule = name && ruleOn(table[name], side);
  if (!rule) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  if (!isRuleIn(ruleset, rule)) {
    throw new Error(`${where}: ${name} does not exist in ${ruleset}`);
  }
  return rule.name as Name;
}

function ruleOn(row: NamedRule | NamedTwoSidedRule, side?: Side): NamedRule | undefined {
  if ('name' in row) return row;
  return side && row[side];
}

/** Whether a field has a value; null counts as none. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Parses the value of a field that may be missing. */
export function parseOptional<T>(value: unknown, parse: (value: unknown) => T): T | undefined {
  return isGiven(value) ? parse(value) : undefined;
}
