import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { attackerAbilities, defenderAbilities } from '#engine/ability.ts';
import { conditions } from '#engine/condition.ts';
import { matchup } from '#engine/effectiveness.ts';
import { existsIn, type Generation, generations, typesIn } from '#engine/generation.ts';
import { attackerItems, defenderItems } from '#engine/item.ts';
import { moves } from '#engine/move.ts';
import type { NamedRule } from '#engine/rule.ts';
import type { Attack, Defender, World } from '#engine/situation.ts';

type Fields = Record<string, unknown>;

/** The JSON answer to one JSON question, or `{"error"}` saying what is wrong with it. */
export function answer(line: string): string {
  try {
    const { attack, defender, world } = parseQuestion(line);
    return JSON.stringify(matchup(attack, defender, world));
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** Throws a sentence about the first thing that is wrong. */
function parseQuestion(line: string): { attack: Attack; defender: Defender; world: World } {
  const question = fieldsOf(parseJson(line), 'the question', [
    'generation',
    'inverse',
    'attack',
    'defender',
  ]);
  const generation = oneOf(generations, question.generation ?? 'default', 'generation');
  const inverse = question.inverse ?? false;
  if (typeof inverse !== 'boolean') throw new Error('inverse must be true or false');
  return {
    attack: parseAttack(question.attack, generation),
    defender: parseDefender(question.defender, generation),
    world: { generation, inverse },
  };
}

function parseAttack(value: unknown, generation: Generation): Attack {
  const fields = fieldsOf(value, 'attack', ['type', 'move', 'ability', 'item']);
  const attack = {
    type: optional(fields.type, (type) => oneOf(attackingTypesIn(generation), type, 'attack.type')),
    move: named(moves, fields.move, generation, 'attack.move'),
    ability: abilityIn(attackerAbilities, fields.ability, generation, 'attack.ability'),
    item: named(attackerItems, fields.item, generation, 'attack.item'),
  };
  if (!attack.type && !attack.move) throw new Error('attack needs a type or a move');
  return attack;
}

function parseDefender(value: unknown, generation: Generation): Defender {
  const fields = fieldsOf(value, 'defender', ['typing', 'tera', 'ability', 'item', 'conditions']);
  const typing = listOf(fields.typing, 'defender.typing').map((type) =>
    oneOf(typesIn(generation), type, 'defender.typing'),
  );
  if (typing.length < 1 || typing.length > 3) {
    throw new Error('defender.typing must hold one to three types');
  }
  if (new Set(typing).size < typing.length) throw new Error('defender.typing repeats a type');
  return {
    typing,
    tera: optional(fields.tera, (tera) => parseTera(tera, generation)),
    ability: abilityIn(defenderAbilities, fields.ability, generation, 'defender.ability'),
    item: named(defenderItems, fields.item, generation, 'defender.item'),
    conditions: listOf(fields.conditions ?? [], 'defender.conditions').map((condition) =>
      ruleIn(conditions, condition, generation, 'defender.conditions'),
    ),
  };
}

function parseTera(value: unknown, generation: Generation) {
  if (generation !== 'default') throw new Error(`${generation} has no Tera types`);
  return oneOf(attackingTypesIn(generation), value, 'defender.tera');
}

function attackingTypesIn(generation: Generation) {
  const stellar = generation === 'default' ? (['stellar'] as const) : [];
  return [...typesIn(generation), ...stellar];
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('this line is not JSON');
  }
}

function fieldsOf(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} must be an object`);
  }
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${where} has no field ${JSON.stringify(unknown)}`);
  return value as Fields;
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`);
  return value;
}

function oneOf<T extends string>(names: readonly T[], value: unknown, where: string): T {
  const found = names.find((name) => name === value);
  if (found === undefined) throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  return found;
}

function optional<T>(value: unknown, parse: (value: unknown) => T): T | undefined {
  return value === undefined || value === null ? undefined : parse(value);
}

function named<Name extends string>(
  table: Readonly<Record<Name, NamedRule>>,
  value: unknown,
  generation: Generation,
  where: string,
): Name | undefined {
  return optional(value, (name) => ruleIn(table, name, generation, where));
}

/** The abilities of all Pokémon; most of them change no matchup. */
const abilities = new Set(
  (
    JSON.parse(readFileSync(new URL('../public/pokedex.json', import.meta.url), 'utf8')) as {
      abilities: string[];
    }[]
  ).flatMap((pokemon) => pokemon.abilities),
);

/** The rule of an ability on this side; none for an ability that does nothing there. */
function abilityIn<Name extends string>(
  table: Readonly<Record<Name, NamedRule>>,
  value: unknown,
  generation: Generation,
  where: string,
): Name | undefined {
  const isIdle = typeof value === 'string' && abilities.has(value) && !Object.hasOwn(table, value);
  if (isIdle && generation !== 'gen1') return undefined;
  return named(table, value, generation, where);
}

function ruleIn<Name extends string>(
  table: Readonly<Record<Name, NamedRule>>,
  value: unknown,
  generation: Generation,
  where: string,
): Name {
  if (typeof value !== 'string' || !Object.hasOwn(table, value)) {
    throw new Error(`${where}: unknown name ${JSON.stringify(value)}`);
  }
  const name = value as Name;
  if (!existsIn(generation, table[name].since)) {
    throw new Error(`${where}: ${name} does not exist in ${generation}`);
  }
  return name;
}

/** Answers each line of standard input with one line. */
export async function main(): Promise<void> {
  let answers: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    answers.push(answer(line));
    if (answers.length === 1000) {
      process.stdout.write(`${answers.join('\n')}\n`);
      answers = [];
    }
  }
  if (answers.length > 0) process.stdout.write(`${answers.join('\n')}\n`);
}
