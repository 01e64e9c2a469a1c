import { listStoredKeys, readStored, removeStored, writeStored } from '#app/browser/storage.ts';
import { savedIdsKey } from '#app/state/saved/storedKeys.ts';
import { typeCounts } from '#core/charts/type.ts';
import { createGameReference, type FindGame, type GameReference } from '#core/links/settings.ts';
import { eras } from '#core/rulesets/era.ts';
import { type Dex, dexes, dexesOf, gameNames } from '#core/rulesets/game.ts';
import { eraOf, gameOf, isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** What a session stores for a reload of its tab: values by key. */
export type TabStorage = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  /** Lists the keys with the prefix. */
  list: (prefix: string) => readonly string[];
};

/** The session storage of the browser. */
export const browserStorage: TabStorage = {
  read: (key) => readStored('session', key),
  write: (key, value) => void writeStored('session', key, value),
  remove: (key) => removeStored('session', key),
  list: (prefix) => listStoredKeys('session', prefix),
};

const lastLinkPrefix = 'choice.';

/** Reads the link of the last state with this `stateKey`; without one it has no parameters. */
export function readLastLink(storage: TabStorage, stateKey: string): URLSearchParams {
  return new URLSearchParams(readText(storage, lastLinkPrefix + stateKey));
}

/** Whether the tab has stored the link of a state with another `stateKey`. */
export function hasOtherLinks(storage: TabStorage, stateKey: string): boolean {
  return storage.list(lastLinkPrefix).some((key) => key !== lastLinkPrefix + stateKey);
}

/** Stores the link of the last state with this `stateKey`. */
export function writeLastLink(storage: TabStorage, stateKey: string, search: string): void {
  write(storage, lastLinkPrefix + stateKey, search);
}

/** Reads the id of the saved team that a history entry shows; the key `team` has the tab's last one. */
export function readSavedId(storage: TabStorage, key: string): string | undefined {
  return readIds(storage)[key];
}

/** Stores the id of the saved team under the key. */
export function writeSavedId(storage: TabStorage, key: string, id: string | undefined): void {
  const ids = readIds(storage);
  if (ids[key] !== id) storage.write(savedIdsKey, { ...ids, [key]: id });
}

/** Storage may hold other values than text; they are the id of no team. */
function readIds(storage: TabStorage): Partial<Record<string, string>> {
  return { ...(storage.read(savedIdsKey) as Record<string, string>) };
}

/** Reads the settings of the tab; invalid ones are the default. */
export function readSettings(storage: TabStorage, findGame: FindGame): Settings {
  const reference = readGameReference(storage);
  const { base } = reference;
  const ruleset = (reference.text && findGame(reference)) || base;
  const typeCount = readOption(storage, 'type_count', typeCounts) ?? typeCounts[0];
  const game = gameOf(base);
  const dex = readOption(storage, 'dex', dexes) ?? 'all';
  const hasDex = dex !== 'all' && game && dexesOf(game).includes(dex);
  return hasDex ? { ruleset, typeCount, dex } : { ruleset, typeCount };
}

/** Reads the own game of the tab, whose text is '' if there is none. */
export function readGameReference(storage: TabStorage): GameReference {
  const game = readOption(storage, 'game', gameNames);
  const base = game ?? readOption(storage, 'generation', eras) ?? eras[0];
  return createGameReference(readText(storage, 'own_game'), base, readText(storage, 'own_id'));
}

/** Stores the settings of the tab. */
export function writeSettings(
  storage: TabStorage,
  { ruleset, typeCount, dex = 'all' }: Settings,
): void {
  const era = eraOf(ruleset);
  write(storage, 'generation', era === eras[0] ? '' : era);
  write(storage, 'game', gameOf(ruleset) ?? '');
  write(storage, 'own_game', (isOwnGame(ruleset) && ruleset.linkText) || '');
  write(storage, 'own_id', (isOwnGame(ruleset) && ruleset.savedId) || '');
  write(storage, 'type_count', typeCount === typeCounts[0] ? '' : typeCount);
  write(storage, 'dex', dex === ('all' satisfies Dex) ? '' : dex);
}

/** Stores the value, or removes its key if it is ''; writes are slow, so it skips a stored value. */
function write(storage: TabStorage, key: string, value: string | number): void {
  if (value === (storage.read(key) ?? '')) return;
  if (value === '') storage.remove(key);
  else storage.write(key, value);
}

function readText(storage: TabStorage, key: string): string {
  const value = storage.read(key);
  return typeof value === 'string' ? value : '';
}

function readOption<T extends string | number>(
  storage: TabStorage,
  key: string,
  values: readonly T[],
): T | undefined {
  return values.find((each) => each === storage.read(key));
}
