import { types } from '#core/charts/type.ts';
import { type MoveLanguage, moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import { foldRecent } from '#core/pokedex/names/foldRecent.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import type { MoveTable } from './moveTable.ts';

/** The names of a language, in the order of the engine's types and of `moves.json`. */
export type MoveNames = {
  readonly types: readonly string[];
  /** '' for a name that Latin American Spanish shares with that of Spain. */
  readonly moves: readonly string[];
};

/** The sign between two names in a file, which is one JSON string. */
const separator = '|';

/** Formats the names as a file. */
export function formatMoveNames({ types, moves }: MoveNames): string {
  return JSON.stringify([...types, ...moves].join(separator));
}

/** Parses a file of names; throws a TypeError if it belongs to another file of moves. */
export function parseMoveNames(json: unknown, { moves }: MoveTable): MoveNames {
  const names = typeof json === 'string' ? json.split(separator) : [];
  if (names.length !== types.length + moves.size) {
    throw new TypeError('The names are not those of the moves');
  }
  return { types: names.slice(0, types.length), moves: names.slice(types.length) };
}

/**
 * A damaging move; one that does not use the type chart, such as a status move; or undefined for an
 * unknown name, and for one that several moves have in different languages.
 */
export type NamedMove = MoveId | 'other' | undefined;

/**
 * Returns a function that finds a move by its name in any of the languages, a former name, or its id
 * here or in Showdown, without regard to case, accents and spaces. English names win, then those of
 * `language`. Hidden Power needs its type: "Hidden Power [Fire]" is `HiddenPower_fire`.
 */
export function moveFinder(
  { moves, aliases, others }: MoveTable,
  namesByLanguage: Readonly<Partial<Record<MoveLanguage, MoveNames>>>,
): (name: string, language?: string) => NamedMove {
  const indexes = new Map(
    moveLanguages.flatMap((language) => {
      const names = namesByLanguage[language];
      return names ? [[language as string, indexNames(moves, names)] as const] : [];
    }),
  );
  const shared = mergeIndexes([...indexes.values()]);
  // Hidden Power in each language, with the keys of the types that can stand behind it.
  const hiddenPowers = [...indexes].flatMap(([language, index]) => {
    const key = [...index].find(([, id]) => id === 'HiddenPower')?.[0];
    const names = namesByLanguage[language as MoveLanguage]?.types ?? [];
    const typeKeys = types.map((id, position) => [id, nameKey(names[position] ?? '')]);
    return key === undefined ? [] : [{ key, typeKeys }];
  });
  const own = new Map<string, NamedMove>(
    [...moves.keys()].map((id) => [nameKey(id.replaceAll('_', '')), id as MoveId]),
  );
  for (const [alias, id] of aliases) own.set(alias, id);
  for (const id of others) own.set(id, 'other');
  // Struggle has rules, but is in no set.
  own.set('struggle', 'struggle');

  function findPlain(key: string, language = 'en'): NamedMove {
    return own.get(key) ?? indexes.get(language)?.get(key) ?? shared.get(key);
  }

  return (name, language) => {
    const key = nameKey(name);
    const move = findPlain(key, language);
    if (move) return move;
    // Hidden Power with its type behind it, in the same language.
    for (const { key: hiddenPower, typeKeys } of hiddenPowers) {
      if (!key.startsWith(hiddenPower)) continue;
      const typeKey = key.slice(hiddenPower.length);
      const position = typeKeys.findIndex((keys) => keys.includes(typeKey));
      if (position >= 0) return `HiddenPower_${types[position]!}`;
    }
    return undefined;
  };
}

function indexNames(moves: MoveTable['moves'], names: MoveNames): ReadonlyMap<string, NamedMove> {
  const ids = [...moves.keys()] as MoveId[];
  const index = new Map<string, NamedMove>();
  for (const [position, id] of ids.entries()) {
    const key = nameKey(names.moves[position] ?? '');
    if (key !== '') index.set(key, id);
  }
  return index;
}

/** The moves of all indexes; undefined for a name that is that of several moves. */
function mergeIndexes(
  indexes: readonly ReadonlyMap<string, NamedMove>[],
): ReadonlyMap<string, NamedMove> {
  const merged = new Map<string, NamedMove>();
  for (const [key, id] of indexes.flatMap((index) => [...index])) {
    merged.set(key, merged.has(key) && merged.get(key) !== id ? undefined : id);
  }
  return merged;
}

function nameKey(name: string): string {
  return foldRecent(name).replaceAll(' ', '');
}
