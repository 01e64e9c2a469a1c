import type { Device, Tab } from './device.ts';
import type { Marks } from './marks.ts';

/** What the actions change. */
export type World = {
  devices: readonly Device[];
  marks: Marks;
  /** The backup files that the player has saved. */
  files: string[];
  /** Whether the browsers refuse to write. */
  isFull: boolean;
};

/** Picks an item of a list, which is not empty, or a whole number below the limit. */
export type Pick = { one: <T>(list: readonly T[]) => T; below: (limit: number) => number };

/** Does one thing in a tab, as its screen does. */
export type Act = (tab: Tab, world: World, pick: Pick) => Promise<void> | void;

/** The team on the screen. */
export const teamOf = (tab: Tab) => tab.session.getEntry('team');
/** Whether the screen says that the team is saved. */
export function isSaved(tab: Tab): boolean {
  const { savedId } = teamOf(tab).state;
  return tab.app.savedTeams.get().items.some(({ id }) => id === savedId);
}

/** The text of a value, whose marks `findMarks` finds. */
export const textOf = (value: unknown) => JSON.stringify(value);

/** Actions by name, with how often each is chosen. */
export type Actions = Record<string, [act: Act, weight: number]>;
