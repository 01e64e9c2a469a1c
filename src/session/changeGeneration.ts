import type { Generation } from '#engine/generation.ts';
import type { Session } from './createSession.ts';

/** Makes the current entry use the generation; returns the undo, or undefined if it does already. */
export function changeGeneration(
  session: Session,
  generation: Generation,
): (() => void) | undefined {
  const before = session.getSettings();
  if (before.generation === generation) return undefined;
  session.setSettings({ generation, typeCount: before.typeCount });
  return () => session.setSettings(before);
}
