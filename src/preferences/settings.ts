import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import type { Settings } from '#engine/settings.ts';
import { generation, typeCount } from './preferences.ts';

const store = createStore(read());

function read(): Settings {
  return { generation: generation.read(), typeCount: typeCount.read() };
}

for (const each of [generation, typeCount]) each.subscribe(() => store.set(read()));

/** The preferences that change the numbers, as they are at this moment; the same object until one changes. */
export const readSettings = store.get;

/** Makes the settings of a link the player's, for this tab. */
export function writeSettings(settings: Settings): void {
  generation.write(settings.generation);
  typeCount.write(settings.typeCount);
}

/** The preferences that change the numbers; the component follows. */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get);
}
