import { type Ability, abilities, type OfficialAbility } from '#engine/ability.ts';
import { attackersOf, defendersOf } from '#engine/chart.ts';
import { findOwnTypeId } from '#engine/chartFile/reservedType.ts';
import { conditions } from '#engine/condition.ts';
import { eras } from '#engine/era.ts';
import { gameNames } from '#engine/game.ts';
import { actsFor } from '#engine/heldItem.ts';
import { type Item, items } from '#engine/item.ts';
import { isRowIn, type Side } from '#engine/rule.ts';
import { eraOf, type Ruleset, supports } from '#engine/ruleset.ts';
import type { Attack, Defender, World } from '#engine/situation.ts';
import type { AttackingType } from '#engine/type.ts';
import { resolveStrike } from '#links/moveUser.ts';
import { isSupported, toAttack } from '#links/supportedStrikes.ts';
import { type Pokemon, typingIn } from '#pokedex/pokemon.ts';
import { pokemonFinder } from '#pokedex/pokemonFinder.ts';
import { showdownId } from '#pokedex/showdownId.ts';
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
export type Question = { attack: Attack; defender: Defender; world: World };

/** The question of a line of input; throws an error that describes the first problem. */
export function parseQuestion(value: unknown, worlds: Worlds): Question {
  const question = fieldsOf(value, 'the question', fieldNames.question);
  const world = parseWorld(question, worlds);
  return {
    attack: parseAttack(question.attack, world),
    defender: parseDefender(question.defender, world),
    world,
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

function parseAttack(value: unknown, world: World): Attack {
  const { ruleset } = world;
  const fields = fieldsOf(value, 'attack', fieldNames.attack);
  const user = parseOptional(fields.user, (each) => parseUser(each, ruleset));
  const move = parseOptional(fields.move, (name) => parseMove(name, user, fields, world));
  const type = parseOptional(fields.type, (name) =>
    oneOf(attackingTypesOf(world), findOwnTypeId(world.chart, name), 'attack.type'),
  );
  if (!type && !move) throw new Error('attack needs a type or a move');
  if (!move && isGiven(fields.user ?? fields.tera)) {
    throw new Error('attack.user and attack.tera need attack.move');
  }
  return {
    ...move,
    ...(type && { type }),
    abilities: parseAbilities(fields, 'attacking', ruleset, 'attack'),
    isAbilityTriggered: parseOptional(fields.active, (active) =>
      booleanOf(active, 'attack.active'),
    ),
    item: parseOptional(fields.item, (name) => {
      if (decidesType(move, name)) return undefined;
      const item = nameIn(items, itemId(name), ruleset, 'attack.item', 'attacking');
      return actsFor(item, user?.number) ? item : undefined;
    }),
  };
}

/** The move with the type that its user gives to it: by its form, item, types or Tera Type. */
function parseMove(
  name: unknown,
  pokemon: Pokemon | undefined,
  { item, tera }: Fields,
  world: World,
): Attack {
  const { ruleset } = world;
  const move = parseMoveName(name, 'attack.move');
  const strike = resolveStrike(move, {
    pokemon: pokemon?.id,
    typing: pokemon ? typingIn(ruleset, pokemon) : [],
    tera: parseOptional(tera, (type) => parseTera(type, world, 'attack.tera')),
    item: typeof item === 'string' ? item : undefined,
  });
  if (!isSupported(ruleset, strike)) {
    throw new Error(`attack.move: ${move} does not exist in ${String(ruleset)}`);
  }
  return toAttack(strike);
}

function parseUser(value: unknown, ruleset: Ruleset): Pokemon {
  const pokemon = typeof value === 'string' ? pokemonFinder(getPokedex())(value) : undefined;
  if (!pokemon) throw new Error(`attack.user: unknown name ${JSON.stringify(value)}`);
  if (!listPokemon(ruleset).has(pokemon)) {
    throw new Error(`attack.user: ${pokemon.id} does not exist in ${String(ruleset)}`);
  }
  return pokemon;
}

/** The id of an item with rules, by its id or its English name; any other value as it is. */
function itemId(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return Object.keys(items).find((id) => showdownId(id) === showdownId(value)) ?? value;
}

/** Whether the item changes nothing but the type of the move. */
function decidesType(attack: Attack | undefined, item: unknown): boolean {
  const types = typeof attack?.move === 'object' ? attack.move.types : undefined;
  if (!types || typeof item !== 'string') return false;
  const id = itemId(item);
  const hasRule = isItem(id) && items[id].attacking !== undefined;
  return !hasRule && Object.hasOwn(types, showdownId(item));
}

function isItem(value: unknown): value is Item {
  return typeof value === 'string' && Object.hasOwn(items, value);
}

/** The defender of a question; throws an error that describes the first problem. */
export function parseDefender(value: unknown, world: World): Defender {
  const { ruleset, chart } = world;
  const fields = fieldsOf(value, 'defender', fieldNames.defender);
  const typing = listOf(fields.typing, 'defender.typing').map((type) =>
    oneOf(defendersOf(chart), findOwnTypeId(chart, type), 'defender.typing'),
  );
  if (typing.length < 1 || typing.length > 3) {
    throw new Error('defender.typing must hold one to three types');
  }
  if (new Set(typing).size < typing.length) throw new Error('defender.typing repeats a type');
  return {
    typing,
    tera: parseOptional(fields.tera, (tera) => parseTera(tera, world, 'defender.tera')),
    abilities: parseAbilities(fields, 'defending', ruleset, 'defender'),
    item: parseOptional(fields.item, (item) =>
      nameIn(items, item, ruleset, 'defender.item', 'defending'),
    ),
    conditions: listOf(fields.conditions ?? [], 'defender.conditions').map((condition) =>
      nameIn(conditions, condition, ruleset, 'defender.conditions'),
    ),
  };
}

function parseTera(value: unknown, world: World, where: string): AttackingType {
  if (!supports(world.ruleset, 'tera')) throw new Error(`${world.ruleset} has no Tera types`);
  const { chart } = world;
  const types = [...defendersOf(chart), 'stellar'] as const;
  return oneOf<AttackingType>(types, findOwnTypeId(chart, value), where);
}

function attackingTypesOf({ ruleset, chart }: World): readonly AttackingType[] {
  const types = attackersOf(chart);
  return supports(ruleset, 'tera') ? [...types, 'stellar'] : types;
}

/** The abilities of one side, given as `ability` or as the list `abilities`. */
function parseAbilities(
  { ability, abilities: list }: Fields,
  side: Side,
  ruleset: Ruleset,
  where: string,
): readonly Ability[] {
  if (isGiven(ability) && isGiven(list)) throw new Error(`${where} has both ability and abilities`);
  const name = isGiven(list) ? `${where}.abilities` : `${where}.ability`;
  const values = isGiven(list) ? listOf(list, name) : [ability].filter(isGiven);
  return values.flatMap((value) => abilityIn(side, value, ruleset, name) ?? []);
}

/** The ability; undefined for one that has no effect on this side. */
function abilityIn(
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
