import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/createStore.ts';
import type { Settings } from '#engine/settings.ts';
import { generation, typeCount } from './preferences.ts';

const store = createStore(read());

function read(): Settings {
  return { generation: generation.read(), typeCount: typeCount.read() };
}

for (const each of [generation, typeCount]) each.subscribe(() => store.set(read()));

/** The current preferences that affect the results; the same object until one changes. */
export const readSettings = store.get;

/** Sets the preferences of this tab to the settings of a link. */
export function writeSettings(settings: Settings): void {
  generation.write(settings.generation);
  typeCount.write(settings.typeCount);
}

/** The preferences that affect the results; the component rerenders when one changes. */
export function useSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get);
}
