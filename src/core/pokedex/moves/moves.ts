import { createStore, type ReadableStore } from '#core/createStore.ts';
import type { MoveNames } from '#core/pokedex/moveFiles/moveNames.ts';
import type { MoveTable } from '#core/pokedex/moveFiles/moveTable.ts';
import type { MoveFacts, MoveId } from '#core/rules/moveFacts.ts';
import type { MoveLanguage } from './moveLanguage.ts';

/** The files of moves that are loaded: undefined and without a name until somebody needs them. */
export type LoadedMoves = {
  table: MoveTable | undefined;
  names: Readonly<Partial<Record<MoveLanguage, MoveNames>>>;
};

const store = createStore<LoadedMoves>({ table: undefined, names: {} });

/** The files of moves that are loaded so far. */
export const loadedMoves: ReadableStore<LoadedMoves> = store;

/** Sets the loaded files; only the module that parses them calls it. */
export const setLoadedMoves = store.set;

/** The facts of the move; undefined for an unknown one, and until the moves are loaded. */
export function findMove(id: MoveId): MoveFacts | undefined {
  return store.get().table?.moves.get(id);
}

/** The name of the move in the language, or the English words of its id until the names are loaded. */
export function getMoveName(id: MoveId, language: MoveLanguage): string {
  const { table, names } = store.get();
  const position = table?.positions.get(id) ?? -1;
  return names[language]?.moves[position] ?? id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
