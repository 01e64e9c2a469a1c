import type { Target } from '#core/answers/coverage.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import { type Chart, hasType } from '#core/charts/chart.ts';
import { type AttackingType, attackingTypes, maxTypes, type Typing } from '#core/charts/type.ts';
import type { DoublesPokemon, DoublesSituation } from '#core/doubles/doubles.ts';
import { pairAbilities } from '#core/doubles/pairAbility.ts';
import { isPairAbility } from '#core/doubles/pairAbilityName.ts';
import {
  type DoublesTarget,
  hasTurnCondition,
  isTurnCondition,
} from '#core/doubles/turnCondition.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import { type Ability, abilities } from '#core/rules/ability.ts';
import { type Condition, conditions } from '#core/rules/condition.ts';
import { items } from '#core/rules/item.ts';
import { moves } from '#core/rules/move.ts';
import { hasMove } from '#core/rules/moveFacts.ts';
import { isRowIn, type NamedRule, type NamedTwoSidedRule } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { existsIn, isGame, isOwnGame, type Ruleset, supports } from '#core/rulesets/ruleset.ts';

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

/** Throws a RangeError for an inverse battle in a game without them. */
export function checkInverse(ruleset: Ruleset, isInverse: boolean): void {
  if (isInverse && isGame(ruleset) && !supports(ruleset, 'inverse')) {
    throw absentName('an inverse battle', ruleset);
  }
}

/** Throws a TypeError or a RangeError for a typing that the chart cannot have, or that no Pokémon has. */
export function checkTyping(typing: Typing, { chart }: World): void {
  checkList('The typing', typing);
  for (const type of typing) checkType(type, chart);
  if (typing.length < 1 || typing.length > maxTypes) {
    throw new RangeError(`The typing must have 1 to ${maxTypes} types, not ${typing.length}`);
  }
  const repeatedType = typing.find((type, index) => typing.indexOf(type) < index);
  if (repeatedType) throw new RangeError(`The typing repeats ${JSON.stringify(repeatedType)}`);
}

/** Throws a TypeError or a RangeError for an attack with a name that is unknown or that the world lacks. */
export function checkAttack(attack: Attack, world: World): void {
  checkFields('An attack', attack, attackFields);
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
  checkFields('A defender', defender, defenderFields);
  const { typing, tera, conditions: names = [] } = defender;
  checkTyping(typing, world);
  if (tera !== undefined) checkTera(tera, world);
  checkConditions(names, world);
  checkBattler(defender, world);
}

/** Throws a TypeError or a RangeError for conditions that are unknown or that the world lacks. */
export function checkConditions(names: readonly Condition[], { ruleset }: World): void {
  checkList('The conditions', names);
  for (const name of names) checkName('condition', name, conditions, ruleset);
}

/** Throws a TypeError or a RangeError for a fighter with a name that is unknown or that the world lacks. */
export function checkFighter(fighter: Fighter, world: World): void {
  checkFields('A fighter', fighter, fighterFields);
  const { typing, tera, item, possibleAbilities, secondAbility, otherForms = [] } = fighter;
  checkTyping(typing, world);
  if (tera !== undefined) checkTera(tera, world);
  checkBattler({ item }, world);
  checkAttacks(fighter.attacks, world);
  checkList('The possible abilities', possibleAbilities);
  for (const ability of [...possibleAbilities, secondAbility]) checkAbility(ability, world);
  if (possibleAbilities.length === 0) {
    throw new RangeError('The possible abilities are empty; [undefined] stands for no ability');
  }
  checkList('The other forms', otherForms);
  for (const form of otherForms) checkFighter(form, world);
}

/** Throws a TypeError or a RangeError for a double battle with a name that is unknown or that the world lacks. */
export function checkDoubles(situation: DoublesSituation, world: World): void {
  checkFields('A double battle', situation, doublesFields);
  const { attack, user, partner, foes, aim, conditions: names = [] } = situation;
  checkFields('The attack', attack, strikeFields);
  checkAttack(attack, world);
  checkList('The foes', foes);
  if (foes.length !== 2) throw new RangeError(`The foes must be 2, not ${foes.length}`);
  for (const pokemon of [user, partner, ...foes]) {
    if (pokemon !== undefined) checkOnField(pokemon, world);
  }
  if (aim !== undefined && !(aim in placeNames)) throw unknownName('target', aim);
  checkList('The conditions', names);
  for (const name of names) {
    if (!isTurnCondition(name)) checkName('condition', name, conditions, world.ruleset);
    else if (!hasTurnCondition(world.ruleset, name)) throw absentName(name, world.ruleset);
  }
}

function checkOnField(pokemon: DoublesPokemon, world: World): void {
  checkFields('A Pokémon', pokemon, onFieldFields);
  const { typing, tera, abilities: names = [], item } = pokemon;
  checkTyping(typing, world);
  if (tera !== undefined) checkTera(tera, world);
  checkList('The abilities', names);
  for (const name of names) {
    if (!isPairAbility(name)) checkAbility(name, world);
    else if (!existsIn(world.ruleset, pairAbilities[name].since))
      throw absentName(name, world.ruleset);
  }
  if (item !== 'safety_goggles') checkBattler({ item }, world);
}

/** Throws a TypeError or a RangeError for a target with a name that is unknown or that the world lacks. */
export function checkTarget(target: Target, world: World): void {
  checkFields('A target', target, targetFields);
  checkTyping(target.typing, world);
  checkList('The possible abilities', target.possibleAbilities);
  for (const ability of target.possibleAbilities) checkAbility(ability, world);
}

type Fields<Value> = Readonly<Record<keyof Value, true>>;

const battlerFields = { abilities: true, item: true } as const;

const attackFields: Fields<Attack> = {
  ...battlerFields,
  ...{ type: true, move: true, isAirborne: true, isAbilityTriggered: true, hasFixedDamage: true },
};

const defenderFields: Fields<Defender> = {
  ...battlerFields,
  ...{ typing: true, tera: true, conditions: true },
};

const fighterFields: Fields<Fighter> = {
  ...{ typing: true, tera: true, fieldTypings: true, item: true, attacks: true, otherForms: true },
  ...{ possibleAbilities: true, secondAbility: true, isAbilityTriggered: true },
  ...{ hasUnknownAttacks: true, hasLikelyAttacks: true },
};

const doublesFields: Fields<DoublesSituation> = {
  ...{ attack: true, user: true, partner: true, foes: true, aim: true, conditions: true },
};

const strikeFields: Fields<DoublesSituation['attack']> = {
  ...{ type: true, move: true, hasFixedDamage: true },
};

const onFieldFields: Fields<DoublesPokemon> = {
  ...{ pokemon: true, typing: true, tera: true, abilities: true, item: true },
  isAbilityTriggered: true,
};

const placeNames: Fields<Record<DoublesTarget, unknown>> = {
  ...{ partner: true, foe1: true, foe2: true },
};

const targetFields: Fields<Target> = { typing: true, possibleAbilities: true };

/** Throws a TypeError unless it is an object, and a RangeError for a field that it does not have. */
function checkFields<Value extends object>(
  what: string,
  value: Value,
  fields: Fields<Value>,
): void {
  if (!isObject(value)) throw wrongKind(what, 'an object', value);
  const unknownField = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknownField === undefined) return;
  const names = Object.keys(fields).sort().join(', ');
  throw new RangeError(`${what} has no ${JSON.stringify(unknownField)}; it has ${names}`);
}

/** Throws a RangeError for an ability that the world's generation or game lacks. */
export function checkAbility(ability: Ability | undefined, { ruleset }: World): void {
  const own = isOwnGame(ruleset) ? (ruleset.abilities ?? []) : [];
  if (ability === undefined || own.some(({ id }) => id === ability)) return;
  checkName('ability', ability, abilities, ruleset);
}

/** Throws a TypeError unless the value is a text. */
export function checkText(what: string, value: string): void {
  if (typeof value !== 'string') throw wrongKind(what, 'a text', value);
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
