import {
  type DoublesPokemon,
  type DoublesSituation,
  doublesMatchups,
} from '#core/doubles/doubles.ts';
import type { DoublesAbility } from '#core/doubles/pairAbility.ts';
import { isPairAbility } from '#core/doubles/pairAbilityName.ts';
import {
  type DoublesCondition,
  type DoublesTarget,
  hasTurnCondition,
  isTurnCondition,
} from '#core/doubles/turnCondition.ts';
import type { World } from '#core/hit/situation.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { typingIn } from '#core/pokedex/pokemon.ts';
import { conditions } from '#core/rules/condition.ts';
import { actsFor } from '#core/rules/heldItem.ts';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import { type Fields, fieldsOf, isGiven, listOf, nameIn, parseOptional } from './fields.ts';
import {
  abilityIn,
  ignoresItem,
  isAbilityOpen,
  itemIn,
  listAbilityNames,
  parsePokemon,
  parseStrike,
  parseTera,
  parseTriggered,
  parseTyping,
  parseWorld,
  type Worlds,
} from './question.ts';

const fieldNames = {
  question: ['generation', 'game', 'inverse', 'attack', 'partner', 'foes', 'aim', 'conditions'],
  attack: ['type', 'move', 'user', 'tera', 'ability', 'abilities', 'active', 'item'],
  pokemon: ['pokemon', 'typing', 'tera', 'ability', 'abilities', 'item'],
} as const;

/** A question about a double battle with its names resolved. */
type DoublesQuestion = {
  situation: DoublesSituation;
  world: World;
  /** The abilities and items of the question that do not count. */
  leftOut: readonly string[];
};

/** Whether the value is a question about a double battle. */
export function isDoublesQuestion(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'foes' in value;
}

/** The question of a line of input; throws an error that describes the first problem. */
function parseDoublesQuestion(value: unknown, worlds: Worlds): DoublesQuestion {
  const question = fieldsOf(value, 'the question', fieldNames.question);
  const world = parseWorld(question, worlds);
  const { ruleset } = world;
  if (!supports(ruleset, 'doubles')) throw new Error(`${String(ruleset)} has no double battles`);
  const leftOut: string[] = [];
  const attack = parseAttack(question.attack, world, leftOut);
  const parsePlace = (place: unknown, where: string) =>
    parseOptional(place, (each) => parseOnField(each, world, where, leftOut));
  const partner = parsePlace(question.partner, 'partner');
  const list = listOf(question.foes, 'foes');
  if (list.length < 1 || list.length > 2) throw new Error('foes must hold one or two Pokémon');
  const [foe1, foe2] = list.map((foe, index) => parsePlace(foe, `foes[${index}]`));
  const aim = parseOptional(question.aim, parseAim);
  const names = listOf(question.conditions ?? [], 'conditions').map((name) =>
    parseCondition(name, ruleset),
  );
  return {
    situation: { ...attack, partner, foes: [foe1, foe2], aim, conditions: names },
    world,
    leftOut,
  };
}

/** What an attack does to each Pokémon that it hits in a double battle, and who draws it. */
export type DoublesResult = ReturnType<typeof answerDoubles>;

/** Answers a question about a double battle; throws an error that describes the first problem. */
export function answerDoubles(question: unknown, worlds: Worlds) {
  const { situation, world, leftOut } = parseDoublesQuestion(question, worlds);
  const { targets, draw = null } = doublesMatchups(situation, world);
  return { targets, drawn: draw, leftOut };
}

function parseAttack(
  value: unknown,
  world: World,
  leftOut: string[],
): Pick<DoublesSituation, 'attack' | 'user'> {
  const fields = fieldsOf(value, 'attack', fieldNames.attack);
  const { user, tera, typing, move, type } = parseStrike(fields, world);
  const holder = parseHolder(fields, user, world.ruleset, 'attack');
  leftOut.push(...holder.leftOut);
  return {
    attack: { ...move, ...(type && { type }) },
    user: {
      ...{ pokemon: user?.pokemon.id, typing, tera },
      ...{ abilities: holder.abilities, item: holder.item },
      isAbilityTriggered: parseTriggered(fields),
    },
  };
}

/** A Pokémon that stands on the field. */
function parseOnField(
  value: unknown,
  world: World,
  where: string,
  leftOut: string[],
): DoublesPokemon {
  const fields = fieldsOf(value, where, fieldNames.pokemon);
  const named = parseOptional(fields.pokemon, (name) =>
    parsePokemon(name, world.ruleset, `${where}.pokemon`),
  );
  const types = parseOptional(fields.typing, (list) => parseTyping(list, world, `${where}.typing`));
  if (!named && !types) throw new Error(`${where} needs a pokemon or a typing`);
  const holder = parseHolder(fields, named, world.ruleset, where);
  leftOut.push(...holder.leftOut);
  return {
    pokemon: named?.pokemon.id,
    typing: types ?? typingIn(world.ruleset, named!.pokemon),
    tera: parseOptional(fields.tera, (type) => parseTera(type, world, `${where}.tera`)),
    abilities: holder.abilities,
    item: holder.item,
  };
}

/** The abilities and the item of a Pokémon that count, and those that do not. */
function parseHolder(
  fields: Fields,
  named: ReturnType<typeof parsePokemon> | undefined,
  ruleset: Ruleset,
  where: string,
) {
  const onlyAbility = isAbilityOpen(fields) ? named?.onlyAbility : undefined;
  const battler = onlyAbility === undefined ? fields : { ...fields, ability: onlyAbility };
  const { values, name } = listAbilityNames(battler, where);
  const abilities = values.map((value) => parseAbility(value, ruleset, name));
  const item = parseOptional(fields.item, (value) => parseItem(value, ruleset, `${where}.item`));
  const number = named?.pokemon.number;
  const isActing =
    item !== undefined &&
    !ignoresItem(battler) &&
    (item === 'safety_goggles' || actsFor(item, number));
  return {
    abilities: abilities.filter((each) => each !== undefined),
    item: isActing ? item : undefined,
    leftOut: [
      ...values.flatMap((value, index) =>
        abilities[index] === undefined && value !== onlyAbility ? [String(value)] : [],
      ),
      ...(isGiven(fields.item) && !isActing ? [String(fields.item)] : []),
    ],
  };
}

/** The ability; undefined for one that changes no hit in doubles. */
function parseAbility(value: unknown, ruleset: Ruleset, where: string): DoublesAbility | undefined {
  const ability =
    abilityIn('defending', value, ruleset, where) ?? abilityIn('attacking', value, ruleset, where);
  return typeof value === 'string' && isPairAbility(value) ? value : ability;
}

/** The item; undefined for one that changes no hit in doubles. */
function parseItem(value: unknown, ruleset: Ruleset, where: string): DoublesPokemon['item'] {
  const item =
    itemIn('defending', value, ruleset, where) ?? itemIn('attacking', value, ruleset, where);
  return showdownId(`${value}`) === 'safetygoggles' ? 'safety_goggles' : item;
}

function parseCondition(value: unknown, ruleset: Ruleset): DoublesCondition {
  if (typeof value !== 'string' || !isTurnCondition(value)) {
    return nameIn(conditions, value, ruleset, 'conditions');
  }
  if (hasTurnCondition(ruleset, value)) return value;
  throw new Error(`conditions: ${value} does not exist in ${String(ruleset)}`);
}

/** The target of an attack on one Pokémon: the position of an opponent, or the partner. */
function parseAim(value: unknown): DoublesTarget {
  const aims: ReadonlyMap<unknown, DoublesTarget> = new Map<unknown, DoublesTarget>([
    [0, 'foe1'],
    [1, 'foe2'],
    ['partner', 'partner'],
  ]);
  const aim = aims.get(value);
  if (!aim) throw new Error(`aim must be 0, 1 or "partner", not ${JSON.stringify(value)}`);
  return aim;
}
