import type { Generation } from '#engine/generation.ts';
import { readSettings, writeSettings } from '#preferences/settings.ts';
import { applySettings } from './entries.ts';

/** Makes the calculators use the generation; returns the undo, or undefined if they use it already. */
export function changeGeneration(generation: Generation): (() => void) | undefined {
  const before = readSettings();
  if (before.generation === generation) return undefined;
  writeSettings({ generation, typeCount: before.typeCount });
  applySettings();
  return () => {
    writeSettings(before);
    applySettings();
  };
}
