import { createStore, type ReadableStore } from '#browser/createStore.ts';
import type { MoveFacts, MoveId } from '#engine/moveFacts.ts';
import {
  type MoveLanguage,
  type MoveNames,
  moveFinder,
  type NamedMove,
  parseMoveNames,
} from './moveNames.ts';
import { type MoveTable, parseMoves } from './moveTable.ts';

/** The files of moves that are loaded: undefined and without a name until somebody needs them. */
export type LoadedMoves = {
  table: MoveTable | undefined;
  names: Readonly<Partial<Record<MoveLanguage, MoveNames>>>;
};

const store = createStore<LoadedMoves>({ table: undefined, names: {} });

/** The files of moves that are loaded so far. */
export const loadedMoves: ReadableStore<LoadedMoves> = store;

/** Adds the content of `moves.json`, unless it is loaded. */
export function addMoves(json: unknown): MoveTable {
  const existingTable = store.get().table;
  if (existingTable) return existingTable;
  const table = parseMoves(json);
  store.set({ table, names: {} });
  return table;
}

/** Adds the content of the file of a language, after `addMoves`. */
export function addMoveNames(language: MoveLanguage, json: unknown): void {
  const { table, names } = store.get();
  if (!table) throw new TypeError('The names of moves need the moves');
  store.set({ table, names: { ...names, [language]: parseMoveNames(json, table) } });
}

/** The facts of the move; undefined for an unknown one, and until the moves are loaded. */
export function findMove(id: MoveId): MoveFacts | undefined {
  return store.get().table?.moves.get(id);
}

/** The name of the move in the language, or the English words of its id until the names are loaded. */
export function getMoveName(id: MoveId, language: MoveLanguage): string {
  const { table, names } = store.get();
  const index = table ? [...table.moves.keys()].indexOf(id) : -1;
  return names[language]?.moves[index] ?? id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

let finder: { loaded: LoadedMoves; find: ReturnType<typeof moveFinder> } | undefined;

/**
 * Finds a move by any of its names in the loaded languages, as `moveFinder` does; undefined until the
 * moves are loaded.
 */
export function findNamedMove(name: string, language?: string): NamedMove {
  const loaded = store.get();
  if (!loaded.table) return undefined;
  if (finder?.loaded !== loaded) {
    finder = { loaded, find: moveFinder(loaded.table, loaded.names) };
  }
  return finder.find(name, language);
}
