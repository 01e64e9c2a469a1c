import { isOnGround } from '#core/answers/fighter.ts';
import { attackersOf, defendersOf } from '#core/charts/chart.ts';
import { findOwnTypeId } from '#core/charts/chartFile/reservedType.ts';
import { type AttackingType, attackingTypes, maxTypes, type Typing } from '#core/charts/type.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import { resolveStrike } from '#core/picks/moveUser.ts';
import { isSupported, toAttack } from '#core/picks/supportedStrikes.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { allAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { pokemonFinder } from '#core/pokedex/pokemonFinder.ts';
import { type Ability, abilities, type OfficialAbility } from '#core/rules/ability.ts';
import { conditions } from '#core/rules/condition.ts';
import { actsFor } from '#core/rules/heldItem.ts';
import { type Item, items } from '#core/rules/item.ts';
import { isRowIn, type NamedTwoSidedRule, type Side } from '#core/rules/rule.ts';
import { eras } from '#core/rulesets/era.ts';
import { gameNames } from '#core/rulesets/game.ts';
import { eraOf, type Ruleset, supports, typesIn } from '#core/rulesets/ruleset.ts';
import {
  booleanOf,
  type Fields,
  fieldsOf,
  isGiven,
  listOf,
  nameIn,
  oneOf,
  parseOptional,
} from './fields.ts';
import { findItem, hasItem } from './items.ts';
import { parseMoveName } from './moves.ts';
import { getPokedex, listAbilities, listPokemon } from './pokemon.ts';

const fieldNames = {
  question: ['generation', 'game', 'inverse', 'attack', 'defender'],
  attack: ['type', 'move', 'user', 'tera', 'ability', 'abilities', 'active', 'item'],
  defender: ['typing', 'tera', 'ability', 'abilities', 'item', 'conditions'],
} as const;

/** Returns the world of a question by its generation and whether its battle is inverse. */
export type Worlds = (ruleset: Ruleset, isInverse: boolean) => World;

/** A question with its names resolved. */
export type Question = {
  attack: Attack;
  defender: Defender;
  world: World;
  /** The abilities and items of the question that do not count. */
  leftOut: readonly string[];
};

/** The question of a line of input; throws an error that describes the first problem. */
export function parseQuestion(value: unknown, worlds: Worlds): Question {
  const question = fieldsOf(value, 'the question', fieldNames.question);
  const world = parseWorld(question, worlds);
  const { attack, user, ...ofAttack } = parseAttack(question.attack, world);
  const { defender, ...ofDefender } = parseDefender(question.defender, world);
  const isAirborne = !isOnGround(user, user.abilities, defender.conditions ?? [], world);
  return {
    ...{ attack: { ...attack, isAirborne }, defender, world },
    leftOut: [...ofAttack.leftOut, ...ofDefender.leftOut],
  };
}

/** The world of a question; throws for a game that lacks what it asks for. */
export function parseWorld(question: Fields, worlds: Worlds): World {
  const ruleset = parseGeneration(question);
  const isInverse = booleanOf(question.inverse ?? false, 'inverse');
  const hasInverse = question.game === undefined || supports(ruleset, 'inverse');
  if (isInverse && !hasInverse) throw new Error(`${ruleset} has no inverse battles`);
  return worlds(ruleset, isInverse);
}

/** The game, or else the generation; throws if the game has the chart of other generations. */
function parseGeneration({ generation, game }: Fields): Ruleset {
  const era = parseOptional(generation, (value) => oneOf(eras, value, 'generation'));
  const officialGame = parseOptional(game, (value) => oneOf(gameNames, value, 'game'));
  if (era && officialGame && eraOf(officialGame) !== era) {
    throw new Error(`${officialGame} is not a game of generation ${era}`);
  }
  return officialGame ?? era ?? 'default';
}

/** The attack, what decides whether its user is in the air, and what does not count. */
function parseAttack(value: unknown, world: World) {
  const { ruleset } = world;
  const fields = fieldsOf(value, 'attack', fieldNames.attack);
  const { user, tera, typing, itemName, move, type } = parseStrike(fields, world);
  if (!move && isGiven(fields.user ?? fields.tera)) {
    throw new Error('attack.user and attack.tera need attack.move');
  }
  const number = user?.pokemon.number;
  const onlyAbility = isAbilityOpen(fields) ? user?.onlyAbility : undefined;
  const battler = onlyAbility === undefined ? fields : { ...fields, ability: onlyAbility };
  const { leftOut, ...picks } = parseBattler(battler, 'attacking', ruleset, 'attack', number);
  const { abilities, item } = parseBattler(battler, 'defending', ruleset, 'attack', number);
  const attack: Attack = {
    ...move,
    ...(type && { type }),
    ...picks,
    isAbilityTriggered: parseTriggered(fields),
  };
  return {
    attack,
    user: { typing, tera, abilities, item },
    leftOut: leftOut.filter((name) => {
      const isDeciding = decidesGround(name) || (itemName !== '' && decidesType(move, name));
      return name !== onlyAbility && !isDeciding;
    }),
  };
}

/** What the attack is: its type or its move, of which its user may decide the type. */
export function parseStrike(fields: Fields, world: World) {
  const { ruleset } = world;
  const user = parseOptional(fields.user, (name) => parsePokemon(name, ruleset, 'attack.user'));
  const tera = parseOptional(fields.tera, (type) => parseTera(type, world, 'attack.tera'));
  const typing = user ? typingIn(ruleset, user.pokemon) : [];
  const onlyAbility = isAbilityOpen(fields) ? user?.onlyAbility : undefined;
  const ignores = ignoresItem(onlyAbility === undefined ? fields : { ability: onlyAbility });
  const itemName = typeof fields.item === 'string' && !ignores ? fields.item : '';
  const move = parseOptional(fields.move, (name) => {
    const strike = resolveStrike(parseMoveName(name, 'attack.move'), {
      ...{ pokemon: user?.pokemon.id, form: user?.name, typing, tera, item: itemName },
    });
    if (isSupported(ruleset, strike)) return toAttack(strike);
    throw new Error(`attack.move: ${strike} does not exist in ${String(ruleset)}`);
  });
  const type = parseOptional(fields.type, (name) =>
    parseType(attackingTypesOf(world), name, world, 'attack.type'),
  );
  if (!type && !move) throw new Error('attack needs a type or a move');
  return { user, tera, typing, itemName, move, type };
}

/** Whether an ability acts that needs something to happen. */
export function parseTriggered({ active }: Fields): boolean | undefined {
  return parseOptional(active, (value) => booleanOf(value, 'attack.active'));
}

/** The Pokémon with the name that the question has for it, and its ability if it can have no other. */
export function parsePokemon(value: unknown, ruleset: Ruleset, where: string) {
  const name = typeof value === 'string' ? value : '';
  const pokemon = pokemonFinder(getPokedex())(name);
  if (!pokemon) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  if (!listPokemon(ruleset).has(pokemon)) {
    throw new Error(`${where}: ${pokemon.id} does not exist in ${String(ruleset)}`);
  }
  const abilityNames = supports(ruleset, 'abilities') ? allAbilitiesIn(ruleset, pokemon) : [];
  return { name, pokemon, onlyAbility: abilityNames.length === 1 ? abilityNames[0] : undefined };
}

/** Whether the ability or the item lifts a Pokémon or holds it on the ground. */
function decidesGround(name: string): boolean {
  const rows: Readonly<Record<string, NamedTwoSidedRule>> = { ...abilities, ...items };
  const rule = Object.hasOwn(rows, name) ? rows[name]?.defending : undefined;
  return rule?.liftsDefender === true || rule?.groundsDefender === true;
}

/** Whether the item decides the type of the move. */
function decidesType(attack: Attack | undefined, item: string): boolean {
  const types = typeof attack?.move === 'object' ? attack.move.types : undefined;
  return types !== undefined && Object.hasOwn(types, showdownId(item));
}

/** The defender of a question, and what does not count; throws an error that describes the first problem. */
export function parseDefender(
  value: unknown,
  world: World,
): { defender: Defender; leftOut: readonly string[] } {
  const { ruleset } = world;
  const fields = fieldsOf(value, 'defender', fieldNames.defender);
  const typing = parseTyping(fields.typing, world, 'defender.typing');
  const tera = parseOptional(fields.tera, (type) => parseTera(type, world, 'defender.tera'));
  const { leftOut, ...picks } = parseBattler(fields, 'defending', ruleset, 'defender');
  const names = listOf(fields.conditions ?? [], 'defender.conditions').map((condition) =>
    nameIn(conditions, condition, ruleset, 'defender.conditions'),
  );
  return { defender: { typing, tera, ...picks, conditions: names }, leftOut };
}

/** One to three types of the chart. */
export function parseTyping(value: unknown, world: World, where: string): Typing {
  const typing = listOf(value, where).map((type) =>
    parseType(defendersOf(world.chart), type, world, where),
  );
  if (typing.length < 1 || typing.length > maxTypes) {
    throw new Error(`${where} must hold one to three types`);
  }
  if (new Set(typing).size < typing.length) throw new Error(`${where} repeats a type`);
  return typing;
}

export function parseTera(value: unknown, world: World, where: string): AttackingType {
  if (!supports(world.ruleset, 'tera')) throw new Error(`${world.ruleset} has no Tera types`);
  return parseType([...defendersOf(world.chart), 'stellar'], value, world, where);
}

/** Whether the id is that of a type that can attack under the rules, or that other games have. */
export function isAttackingType(id: string, world: World): boolean {
  return isAbsentType(world.ruleset, id) || attackingTypesOf(world).some((type) => type === id);
}

/** The types that attack under the rules, Stellar where a Pokémon can be Terastallized. */
function attackingTypesOf({ ruleset, chart }: World): readonly AttackingType[] {
  const types = attackersOf(chart);
  return supports(ruleset, 'tera') ? [...types, 'stellar'] : types;
}

/** The type if it is one of the types; throws for an unknown one, and for one that the rules lack. */
function parseType<T extends AttackingType>(
  types: readonly T[],
  value: unknown,
  { ruleset, chart }: World,
  where: string,
): T {
  const id = findOwnTypeId(chart, value);
  if (!types.some((type) => type === id) && isAbsentType(ruleset, id)) {
    throw new Error(`${where}: ${id} does not exist in ${String(ruleset)}`);
  }
  return oneOf(types, id, where);
}

/** Whether the games have the type, but not under these rules. */
export function isAbsentType(ruleset: Ruleset, id: unknown): boolean {
  const ownTypes: readonly unknown[] = supports(ruleset, 'tera')
    ? attackingTypes
    : typesIn(ruleset);
  return attackingTypes.some((type) => type === id) && !ownTypes.includes(id);
}

/** The abilities and the item of one side; `leftOut` are those that do not count on it, or not for the Pokémon of the number. */
function parseBattler(
  fields: Fields,
  side: Side,
  ruleset: Ruleset,
  where: string,
  number?: string,
) {
  const { values, name } = listAbilityNames(fields, where);
  const parsed = values.map((value) => ({ value, id: abilityIn(side, value, ruleset, name) }));
  const item = parseOptional(fields.item, (value) => itemIn(side, value, ruleset, `${where}.item`));
  const usedItem = item && !ignoresItem(fields) && actsFor(item, number) ? item : undefined;
  return {
    abilities: parsed.flatMap(({ id }) => id ?? []),
    item: usedItem,
    leftOut: [
      ...parsed.filter(({ id }) => id === undefined).map(({ value }) => String(value)),
      ...(isGiven(fields.item) && !usedItem ? [findItem(fields.item) ?? String(fields.item)] : []),
    ],
  };
}

/** The abilities of one side, given as `ability` or as the list `abilities`. */
export function listAbilityNames({ ability, abilities: list }: Fields, where: string) {
  if (isGiven(ability) && isGiven(list)) throw new Error(`${where} has both ability and abilities`);
  const name = isGiven(list) ? `${where}.abilities` : `${where}.ability`;
  return { name, values: isGiven(list) ? listOf(list, name) : [ability].filter(isGiven) };
}

/** Whether the fields name no ability, not even that there is none. */
export function isAbilityOpen({ ability, abilities: list }: Fields): boolean {
  return !isGiven(ability) && !isGiven(list);
}

/** Klutz makes its Pokémon ignore each item that can change a hit; sim: ignoringItem in sim/pokemon.js. */
export function ignoresItem({ ability, abilities: list }: Fields): boolean {
  return [ability, ...(Array.isArray(list) ? list : [])].includes('klutz');
}

/** The ability; undefined for one that has no effect on this side. */
export function abilityIn(
  side: Side,
  value: unknown,
  ruleset: Ruleset,
  where: string,
): Ability | undefined {
  if (typeof value === 'string') {
    const row = Object.hasOwn(abilities, value) ? abilities[value as OfficialAbility] : undefined;
    const hasEffect = row?.[side] !== undefined;
    const exists = row ? isRowIn(ruleset, row) : listAbilities(ruleset).has(value);
    if (!hasEffect && exists) return undefined;
    if (!exists && (row || listAbilities('default').has(value))) {
      throw new Error(`${where}: ${value} does not exist in ${ruleset}`);
    }
  }
  return nameIn(abilities, value, ruleset, where, side);
}

/** The item; undefined for one that has no effect on this side. */
export function itemIn(
  side: Side,
  value: unknown,
  ruleset: Ruleset,
  where: string,
): Item | undefined {
  const item = findItem(value);
  if (item && items[item][side]) return nameIn(items, item, ruleset, where, side);
  const exists = item ? isRowIn(ruleset, items[item]) : hasItem(ruleset, value);
  if (exists === undefined) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  if (!exists) throw new Error(`${where}: ${item ?? value} does not exist in ${ruleset}`);
  return undefined;
}
