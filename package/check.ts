import { type Ability, abilities } from '#engine/ability.ts';
import { type Chart, hasType } from '#engine/chart.ts';
import { conditions } from '#engine/condition.ts';
import { eras } from '#engine/era.ts';
import type { Fighter } from '#engine/fighter.ts';
import { items } from '#engine/item.ts';
import { moves } from '#engine/move.ts';
import { hasMove } from '#engine/moveFacts.ts';
import { isRowIn, type NamedRule, type NamedTwoSidedRule } from '#engine/rule.ts';
import { isGame, isOwnGame, type Ruleset, supports } from '#engine/ruleset.ts';
import type { Attack, Defender, World } from '#engine/situation.ts';
import { type AttackingType, attackingTypes, type Typing } from '#engine/type.ts';

/*
 * TypeScript checks the arguments of the package's functions; these checks are for JavaScript, where a
 * misspelled name would change nothing and give a wrong number.
 */

/** Throws a RangeError for a generation or game that does not exist. */
export function checkRuleset(ruleset: Ruleset): void {
  const exists =
    typeof ruleset === 'string'
      ? (eras as readonly string[]).includes(ruleset) || isGame(ruleset)
      : isObject(ruleset) && isGeneration(ruleset.base);
  if (!exists) throw unknownName('generation', ruleset);
}

/** Throws a TypeError or a RangeError unless it is a world. */
export function checkWorld(world: World): void {
  if (!isObject(world)) throw wrongKind('The world', 'an object that worldIn returns', world);
  checkRuleset(world.ruleset);
  if (!isObject(world.chart)) throw wrongKind('The chart', 'an object', world.chart);
}

/** Throws a TypeError or a RangeError for a typing that the chart cannot have. */
export function checkTyping(typing: Typing, { chart }: World): void {
  checkList('The typing', typing);
  for (const type of typing) checkType(type, chart);
}

/** Throws a TypeError or a RangeError for an attack with a name that is unknown or that the world lacks. */
export function checkAttack(attack: Attack, world: World): void {
  if (!isObject(attack)) throw wrongKind('An attack', 'an object', attack);
  const { type, move } = attack;
  if (type !== undefined && type !== 'stellar') checkType(type, world.chart);
  if (move !== undefined) checkMove(move, world);
  checkBattler(attack, world);
}

function checkMove(move: NonNullable<Attack['move']>, { ruleset }: World): void {
  if (typeof move === 'string') {
    checkName('move', move, moves, ruleset);
    return;
  }
  if (!isObject(move)) throw wrongKind('A move', 'a name or an object', move);
  if (move.type !== 'typeless' && !attackingTypes.includes(move.type)) {
    throw unknownName('type', move.type);
  }
  checkList('The classes of a move', move.classes);
  if (!hasMove(ruleset, move)) throw absentName(move.id, ruleset);
}

/** Throws a TypeError or a RangeError for a list that holds a wrong attack. */
export function checkAttacks(attacks: readonly Attack[], world: World): void {
  checkList('The attacks', attacks);
  for (const attack of attacks) checkAttack(attack, world);
}

/** Throws a TypeError or a RangeError for a defender with a name that is unknown or that the world lacks. */
export function checkDefender(defender: Defender, world: World): void {
  if (!isObject(defender)) throw wrongKind('A defender', 'an object', defender);
  const { typing, tera, conditions: names = [] } = defender;
  checkTyping(typing, world);
  if (tera !== undefined) checkTera(tera, world);
  checkList('The conditions', names);
  for (const name of names) checkName('condition', name, conditions, world.ruleset);
  checkBattler(defender, world);
}

/** Throws a TypeError or a RangeError for a fighter with a name that is unknown or that the world lacks. */
export function checkFighter(fighter: Fighter, world: World): void {
  checkDefender(fighter, world);
  checkList('The possible abilities', fighter.possibleAbilities);
  for (const ability of [...fighter.possibleAbilities, fighter.secondAbility]) {
    checkAbility(ability, world);
  }
  checkAttacks(fighter.attacks, world);
}

/** Throws a RangeError for an ability that the world's generation or game lacks. */
export function checkAbility(ability: Ability | undefined, { ruleset }: World): void {
  const own = isOwnGame(ruleset) ? (ruleset.abilities ?? []) : [];
  if (ability === undefined || own.some(({ id }) => id === ability)) return;
  checkName('ability', ability, abilities, ruleset);
}

/** Throws a TypeError unless the value is a list. */
export function checkList(what: string, value: readonly unknown[]): void {
  if (!Array.isArray(value)) throw wrongKind(what, 'a list', value);
}

function checkBattler(
  { abilities: names = [], item }: Pick<Attack, 'abilities' | 'item'>,
  world: World,
): void {
  checkList('The abilities', names);
  for (const name of names) checkAbility(name, world);
  if (item !== undefined) checkName('item', item, items, world.ruleset);
}

function checkType(type: AttackingType, chart: Chart): void {
  if (type === 'stellar' || !hasType(chart, type)) throw unknownName('type', type);
}

function checkTera(tera: AttackingType, { chart, ruleset }: World): void {
  if (tera !== 'stellar') checkType(tera, chart);
  if (!supports(ruleset, 'tera')) throw absentName('the Tera Type', ruleset);
}

function checkName(
  kind: string,
  name: string,
  table: Readonly<Record<string, NamedRule | NamedTwoSidedRule>>,
  ruleset: Ruleset,
): void {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!row) throw unknownName(kind, name);
  if (!isRowIn(ruleset, row)) throw absentName(name, ruleset);
}

function isGeneration(base: string): boolean {
  return (eras as readonly string[]).includes(base) || isGame(base);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function unknownName(kind: string, name: unknown): RangeError {
  return new RangeError(`There is no ${kind} ${JSON.stringify(name)}`);
}

function absentName(name: string, ruleset: Ruleset): RangeError {
  const game = isOwnGame(ruleset) ? 'this game' : ruleset;
  return new RangeError(`${name} does not exist in ${game}`);
}

function wrongKind(what: string, kind: string, value: unknown): TypeError {
  return new TypeError(`${what} must be ${kind}, not ${JSON.stringify(value)}`);
}
