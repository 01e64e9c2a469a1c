import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Ability, abilities, type OfficialAbility } from '#engine/ability.ts';
import { attackersOf, type Chart, defendersOf, inverse } from '#engine/chart.ts';
import { conditions } from '#engine/condition.ts';
import { matchup } from '#engine/effectiveness.ts';
import { eras } from '#engine/era.ts';
import { gameNames } from '#engine/game.ts';
import { eraOf, type Generation, isGame, supports } from '#engine/generation.ts';
import { items } from '#engine/item.ts';
import { moves } from '#engine/move.ts';
import { parseChart } from '#engine/parseChart.ts';
import { findOwnTypeId, renameReservedTypes } from '#engine/reservedType.ts';
import {
  isRowIn,
  isRuleIn,
  type NamedRule,
  type NamedTwoSidedRule,
  type Side,
} from '#engine/rule.ts';
import { type Attack, type Defender, type World, worldIn } from '#engine/situation.ts';
import type { AttackingType } from '#engine/type.ts';
import { parseGameLists, pokemonOf } from '#pokedex/gameLists.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { pokemonIn } from '#pokedex/pokemon.ts';
import { allAbilitiesIn } from '#pokedex/pokemonAbilities.ts';
import gameLists from '../../public/games.json' with { type: 'json' };
import pokedexRecords from '../../public/pokedex.json' with { type: 'json' };
import { messageOf } from './options.ts';

type Fields = Record<string, unknown>;

const fieldNames = {
  'the question': ['generation', 'game', 'inverse', 'attack', 'defender'],
  attack: ['type', 'move', 'ability', 'abilities', 'active', 'item'],
  defender: ['typing', 'tera', 'ability', 'abilities', 'item', 'conditions'],
} as const;

/** Returns the world of a question by its generation and whether its battle is inverse. */
export type Worlds = (generation: Generation, isInverse: boolean) => World;

/** The worlds of a player's own chart. */
function worldsOf(chart: Chart): Worlds {
  const inverted = inverse(chart);
  return (generation, isInverse) => ({ generation, chart: isInverse ? inverted : chart });
}

/** A question with its names resolved. */
export type Question = { attack: Attack; defender: Defender; world: World };

/** The JSON answer to one JSON question, or `{"error"}` with what is wrong with it. */
export function answer(line: string, worlds: Worlds = worldIn): string {
  try {
    const { attack, defender, world } = parseQuestion(parseJson(line, 'this line'), worlds);
    return JSON.stringify(matchup(attack, defender, world));
  } catch (error) {
    return JSON.stringify({ error: messageOf(error) });
  }
}

/** The question of a line of input; throws an error that describes the first problem. */
export function parseQuestion(value: unknown, worlds: Worlds): Question {
  const question = fieldsOf(value, 'the question');
  const generation = parseGeneration(question);
  const isInverse = question.inverse ?? false;
  if (typeof isInverse !== 'boolean') throw new Error('inverse must be true or false');
  const hasInverse = question.game === undefined || supports(generation, 'inverse');
  if (isInverse && !hasInverse) throw new Error(`${generation} has no inverse battles`);
  const world = worlds(generation, isInverse);
  return {
    attack: parseAttack(question.attack, world),
    defender: parseDefender(question.defender, world),
    world,
  };
}

/** The game, or else the generation; throws if the game has the chart of other generations. */
function parseGeneration({ generation, game }: Fields): Generation {
  const era = parseOptional(generation, (value) => oneOf(eras, value, 'generation'));
  const officialGame = parseOptional(game, (value) => oneOf(gameNames, value, 'game'));
  if (era && officialGame && eraOf(officialGame) !== era) {
    throw new Error(`${officialGame} is not a game of generation ${era}`);
  }
  return officialGame ?? era ?? 'default';
}

function parseAttack(value: unknown, world: World): Attack {
  const { generation } = world;
  const fields = fieldsOf(value, 'attack');
  const attack = {
    type: parseOptional(fields.type, (type) =>
      oneOf(attackingTypesOf(world), findOwnTypeId(world.chart, type), 'attack.type'),
    ),
    move: parseOptional(fields.move, (move) => nameIn(moves, move, generation, 'attack.move')),
    abilities: parseAbilities(fields, 'attacking', generation, 'attack'),
    isAbilityTriggered: parseOptional(fields.active, parseActive),
    item: parseOptional(fields.item, (item) =>
      nameIn(items, item, generation, 'attack.item', 'attacking'),
    ),
  };
  if (!attack.type && !attack.move) throw new Error('attack needs a type or a move');
  return attack;
}

function parseActive(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Error('attack.active must be true or false');
  return value;
}

function parseDefender(value: unknown, world: World): Defender {
  const { generation, chart } = world;
  const fields = fieldsOf(value, 'defender');
  const typing = listOf(fields.typing, 'defender.typing').map((type) =>
    oneOf(defendersOf(chart), findOwnTypeId(chart, type), 'defender.typing'),
  );
  if (typing.length < 1 || typing.length > 3) {
    throw new Error('defender.typing must hold one to three types');
  }
  if (new Set(typing).size < typing.length) throw new Error('defender.typing repeats a type');
  return {
    typing,
    tera: parseOptional(fields.tera, (tera) => parseTera(tera, world)),
    abilities: parseAbilities(fields, 'defending', generation, 'defender'),
    item: parseOptional(fields.item, (item) =>
      nameIn(items, item, generation, 'defender.item', 'defending'),
    ),
    conditions: listOf(fields.conditions ?? [], 'defender.conditions').map((condition) =>
      nameIn(conditions, condition, generation, 'defender.conditions'),
    ),
  };
}

function parseTera(value: unknown, world: World): AttackingType {
  if (!supports(world.generation, 'tera')) throw new Error(`${world.generation} has no Tera types`);
  const { chart } = world;
  const types = [...defendersOf(chart), 'stellar'] as const;
  return oneOf<AttackingType>(types, findOwnTypeId(chart, value), 'defender.tera');
}

function attackingTypesOf({ generation, chart }: World): readonly AttackingType[] {
  const types = attackersOf(chart);
  return supports(generation, 'tera') ? [...types, 'stellar'] : types;
}

/** The abilities of one side, given as `ability` or as the list `abilities`. */
function parseAbilities(
  { ability, abilities: list }: Fields,
  side: Side,
  generation: Generation,
  where: string,
): readonly Ability[] {
  if (isGiven(ability) && isGiven(list)) throw new Error(`${where} has both ability and abilities`);
  const name = isGiven(list) ? `${where}.abilities` : `${where}.ability`;
  const values = isGiven(list) ? listOf(list, name) : [ability].filter(isGiven);
  return values.flatMap((value) => abilityIn(side, value, generation, name) ?? []);
}

const abilitiesByGeneration = new Map<Generation, ReadonlySet<string>>();

/** The abilities of all Pokémon of the generation or game, most of which change no matchup. */
function pokedexAbilitiesIn(generation: Generation): ReadonlySet<string> {
  const existingAbilities = abilitiesByGeneration.get(generation);
  if (existingAbilities) return existingAbilities;
  const pokedex = parsePokedex(pokedexRecords);
  const pokemon = isGame(generation)
    ? [...pokemonOf(parseGameLists(gameLists), generation, 'all', pokedex)]
    : pokemonIn(generation, pokedex);
  const names = supports(generation, 'abilities')
    ? pokemon.flatMap((each) => allAbilitiesIn(generation, each))
    : [];
  const newAbilities = new Set(names);
  abilitiesByGeneration.set(generation, newAbilities);
  return newAbilities;
}

/** The ability; undefined for one that has no effect on this side. */
function abilityIn(
  side: Side,
  value: unknown,
  generation: Generation,
  where: string,
): Ability | undefined {
  if (typeof value === 'string') {
    const row = Object.hasOwn(abilities, value) ? abilities[value as OfficialAbility] : undefined;
    const hasEffect = row?.[side] !== undefined;
    const exists = row ? isRowIn(generation, row) : pokedexAbilitiesIn(generation).has(value);
    if (!hasEffect && exists) return undefined;
    if (!exists && (row || pokedexAbilitiesIn('default').has(value))) {
      throw new Error(`${where}: ${value} does not exist in ${generation}`);
    }
  }
  return nameIn(abilities, value, generation, where, side);
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} is not JSON`);
  }
}

function fieldsOf(value: unknown, where: keyof typeof fieldNames): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} must be an object`);
  }
  const names: readonly string[] = fieldNames[where];
  const unknownField = Object.keys(value).find((name) => !names.includes(name));
  if (unknownField !== undefined) {
    throw new Error(`${where} has no field ${JSON.stringify(unknownField)}`);
  }
  return value as Fields;
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`);
  return value;
}

function oneOf<T extends string>(names: readonly T[], value: unknown, where: string): T {
  const match = names.find((name) => name === value);
  if (match === undefined) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  return match;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function parseOptional<T>(value: unknown, parse: (value: unknown) => T): T | undefined {
  return isGiven(value) ? parse(value) : undefined;
}

/** The name of the row; throws unless the row has a rule on the side in the generation. */
function nameIn<Name extends string>(
  table: Readonly<Record<Name, NamedRule | NamedTwoSidedRule>>,
  value: unknown,
  generation: Generation,
  where: string,
  side?: Side,
): Name {
  const name =
    typeof value === 'string' && Object.hasOwn(table, value) ? (value as Name) : undefined;
  const rule = name && ruleOn(table[name], side);
  if (!rule) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  if (!isRuleIn(generation, rule)) {
    throw new Error(`${where}: ${name} does not exist in ${generation}`);
  }
  return rule.name as Name;
}

function ruleOn(row: NamedRule | NamedTwoSidedRule, side?: Side): NamedRule | undefined {
  if ('name' in row) return row;
  return side && row[side];
}

/** The worlds of the chart in the file, or the official ones; throws if the chart is invalid. */
export function worldsFrom(file: string | undefined): Worlds {
  if (file === undefined) return worldIn;
  try {
    return worldsOf(
      parseChart(renameReservedTypes(parseJson(readFileSync(file, 'utf8'), 'the chart'))),
    );
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}

/** Answers each line of standard input with one line of JSON. */
export async function answerLines(worlds: Worlds): Promise<void> {
  let answers: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    answers.push(answer(line, worlds));
    if (answers.length === 1000) {
      process.stdout.write(`${answers.join('\n')}\n`);
      answers = [];
    }
  }
  if (answers.length > 0) process.stdout.write(`${answers.join('\n')}\n`);
}

/** What the command prints for `--help`. */
export const usage = `npm run -s ask -- [--chart FILE] < questions.jsonl
Answers each line of standard input, a question in JSON, with one line.
  --chart FILE   your own type chart as JSON
docs/command-line.md describes the questions.`;

/**
 * Answers each line of standard input with one line. `--chart FILE` is a chart for `parseChart`; an
 * invalid one prints an error of one line and sets exit code 2.
 */
export async function main(args: string[] = []): Promise<void> {
  let worlds: Worlds;
  try {
    const { chart } = parseArgs({ args, options: { chart: { type: 'string' } } }).values;
    worlds = worldsFrom(chart);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
    return;
  }
  await answerLines(worlds);
}
