import { addMoveNames, addMoves } from '#core/pokedex/moveFiles/addMoves.ts';
import { type MoveLanguage, moveLanguages } from '#core/pokedex/moves/moveLanguage.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';

/** The loads of files that have not failed. */
const loads = new Map<string, Promise<unknown>>();

const timeoutMs = 30_000;

/** Loads the file once; a failed load is tried again by the next call. */
function load(file: string): Promise<unknown> {
  const existingLoad = loads.get(file);
  if (existingLoad) return existingLoad;
  const newLoad = fetchJson(`${import.meta.env.BASE_URL}${file}`).catch((error) =>
    forget(file, error),
  );
  loads.set(file, newLoad);
  return newLoad;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}

/** Adds a loaded file; one that is invalid, or of another version, is not kept. */
function addLoaded(file: string, json: unknown, add: (json: unknown) => unknown): void {
  try {
    add(json);
  } catch (error) {
    forget(file, error);
  }
}

function forget(file: string, cause: unknown): never {
  loads.delete(file);
  throw new Error(`Failed to load ${file}`, { cause });
}

/** Loads the facts of all moves; rejects if the file is missing or invalid. */
export async function loadMoves(): Promise<void> {
  if (loadedMoves.get().table) return;
  addLoaded('moves.json', await load('moves.json'), addMoves);
}

/** Loads the facts of all moves, and their names in the languages, or in all of them. */
export async function loadMoveNames(
  languages: readonly MoveLanguage[] = moveLanguages,
): Promise<void> {
  const missing = languages.filter((language) => !loadedMoves.get().names[language]);
  const getFile = (language: MoveLanguage) => `moves/${language}.json`;
  const [, ...files] = await Promise.all([
    loadMoves(),
    ...missing.map((language) => load(getFile(language))),
  ]);
  for (const [index, language] of missing.entries())
    addLoaded(getFile(language), files[index], (json) => addMoveNames(language, json));
}
