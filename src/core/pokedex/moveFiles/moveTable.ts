import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import { attackingTypes, type OfficialAttackingType } from '#core/charts/type.ts';
import { type MoveClass, moveClasses } from '#core/rules/moveClass.ts';
import { type MoveFacts, type MoveId, moveTargets, typeSources } from '#core/rules/moveFacts.ts';
import type { OfficialHitType } from '#core/rules/rule.ts';
import type { Game } from '#core/rulesets/game.ts';
import { isGame } from '#core/rulesets/ruleset.ts';

/** The file `moves.json`; docs/data.md explains its fields. */
export type MovesFile = {
  /** The games that lack moves, each with the letter that stands for it in the rows. */
  games: Readonly<Record<string, string>>;
  /** Each damaging move as `fire 1 contact foes -ab`. */
  moves: Readonly<Record<string, string>>;
  pastTypes: Readonly<Record<string, readonly (readonly [number, string])[]>>;
  typesInGames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  typeSources: Readonly<Record<string, string>>;
  types: Readonly<Record<string, Readonly<Record<string, string>>>>;
  aliases: Readonly<Record<string, string>>;
  others: readonly string[];
  /** Of the others, those that do damage, each as `fighting 1 contact`. */
  fixedDamage: Readonly<Record<string, string>>;
};

/** All damaging moves. */
export type MoveTable = {
  /** The facts of each move, in the order of the files of names. */
  moves: ReadonlyMap<string, MoveFacts>;
  /** The position of each move in that order. */
  positions: ReadonlyMap<string, number>;
  /** The ids of moves by other names, without spaces: `hijumpkick`. */
  aliases: ReadonlyMap<string, MoveId>;
  /** Showdown's ids of the moves that never use the type chart, such as status moves. */
  others: ReadonlySet<string>;
  /** Of the others, those that do damage unless the target is immune to their type, by Showdown's ids. */
  fixedDamage: ReadonlyMap<string, MoveFacts>;
};

/** Parses `moves.json`; throws a TypeError if it is invalid. */
export function parseMoves(json: unknown): MoveTable {
  const file = (json ?? {}) as Partial<MovesFile>;
  const { games, moves, pastTypes, typesInGames, types, aliases, others, fixedDamage } = file;
  const { typeSources: sources } = file;
  if (!games || !moves || !pastTypes || !typesInGames || !sources || !types || !aliases) {
    throw new TypeError('The file of moves lacks a part');
  }
  if (!Array.isArray(others) || !fixedDamage) {
    throw new TypeError('The file of moves lacks the other moves');
  }
  const parseRow = (id: string, row: string): MoveFacts => {
    const [type = '', since, ...words] = row.split(' ');
    const absence = words.find((word) => word.startsWith('-')) ?? '';
    const source = sources[id];
    const typeSource = typeSources.find((each) => each === source);
    if (!(Number(since) >= 1) || source !== typeSource)
      throw new TypeError(`The file of moves has an invalid ${id}`);
    return {
      id: id as MoveId,
      type: parseType(type),
      since: Number(since) as GenerationNumber,
      classes: moveClasses.filter((each: MoveClass) => words.includes(each)),
      absentIn: [...absence.slice(1)].map((letter) => parseGame(games[letter])),
      ...(pastTypes[id] && {
        pastTypes: pastTypes[id].map(([last, past]) => [last, parseType(past)] as const),
      }),
      ...(typesInGames[id] && { typesInGames: mapValues(typesInGames[id], parseType) }),
      ...(typeSource && { typeSource }),
      ...(types[id] && { types: mapValues(types[id], parseAttackingType) }),
    };
  };
  return {
    moves: new Map(
      Object.entries(moves).map(([id, row]) => [
        id,
        { ...parseRow(id, row), ...parseDoublesWords(row.split(' ')) },
      ]),
    ),
    positions: new Map(Object.keys(moves).map((id, position) => [id, position])),
    aliases: new Map(Object.entries(aliases).map(([alias, id]) => [alias, id as MoveId])),
    others: new Set(others),
    fixedDamage: new Map(
      Object.entries(fixedDamage).map(([id, row]) => [id.toLowerCase(), parseRow(id, row)]),
    ),
  };
}

const categories = ['physical', 'special'] as const;

/** Whom the move hits and its category; without a word it is one Pokémon, and physical if it makes contact. */
function parseDoublesWords(
  words: readonly string[],
): Pick<MoveFacts, 'target' | 'category' | 'pastTarget' | 'pastCategory'> {
  const target = moveTargets.find((each) => words.includes(each));
  const expected = words.includes('contact') ? 'physical' : 'special';
  const pastTarget = findPast(words, moveTargets);
  const pastCategory = findPast(words, categories);
  return {
    ...(target && { target }),
    category: categories.find((each) => words.includes(each)) ?? expected,
    ...(pastTarget && { pastTarget }),
    ...(pastCategory && { pastCategory }),
  };
}

/** The value that a word such as `foes3` has with the last generation in which it was true. */
function findPast<Value extends string>(
  words: readonly string[],
  values: readonly Value[],
): readonly [number, Value] | undefined {
  return words.flatMap((word) => {
    const value = values.find((each) => each === word.slice(0, -1));
    return value ? [[Number(word.slice(-1)), value] as const] : [];
  })[0];
}

function parseType(text: string): OfficialHitType {
  return text === 'typeless' ? text : parseAttackingType(text);
}

function parseAttackingType(text: string): OfficialAttackingType {
  const type = attackingTypes.find((each) => each === text);
  if (!type) throw new TypeError(`The file of moves has no type ${text}`);
  return type;
}

function parseGame(text = ''): Game {
  if (!isGame(text)) throw new TypeError(`The file of moves has no game ${text}`);
  return text;
}

function mapValues<Value>(
  texts: Readonly<Record<string, string>>,
  parse: (text: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]));
}
