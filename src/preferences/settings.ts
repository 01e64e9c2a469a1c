import type { Generation } from '#engine/generation.ts';
import type { TypeCount } from '#engine/type.ts';
import { generation, typeCount } from './preferences.ts';
import { usePreference } from './usePreference.ts';

/** The preferences that change the numbers. */
type Settings = { generation: Generation; typeCount: TypeCount };

/** The preferences that change the numbers, as they are at this moment. */
export function readSettings(): Settings {
  return { generation: generation.read(), typeCount: typeCount.read() };
}

/** Makes the settings of a link the player's, for this tab. */
export function writeSettings(settings: Settings): void {
  generation.write(settings.generation);
  typeCount.write(settings.typeCount);
}

/** The preferences that change the numbers; the component follows. */
export function useSettings(): Settings {
  return { generation: usePreference(generation), typeCount: usePreference(typeCount) };
}
