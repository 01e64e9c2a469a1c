import { readStored, writeStored } from '#app/browser/storage.ts';
import { calculatorNames, calculators, type Section } from '#core/links/registry.ts';
import { practicePath } from '#core/practice/practicePath.ts';
import type { TextKey } from '#core/textKey.ts';

/** A screen of the second switch of the header: its path, and the key of its name. */
export type Mode = { section: Section; path: string; label: TextKey };

/** The modes of both tabs, in their order. */
export const modes: readonly Mode[] = [
  ...calculatorNames.flatMap((name) => {
    const { section, path, ...row } = calculators[name];
    return 'mode' in row ? [{ section, path, label: row.mode }] : [];
  }),
  { section: 'offense', path: practicePath, label: 'pages.practice.title' },
];

/** Finds the mode of the screen at the path, such as coverage for one of its lists. */
export function findMode(path: string): Mode | undefined {
  return modes
    .filter((mode) => `${path}/`.startsWith(mode.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

const storedKey = (section: Section) => `mode.${section}`;

/** Stores the mode as the one in which this browser tab has left the tab of the header. */
export function rememberMode({ section, path }: Mode): void {
  writeStored('session', storedKey(section), path);
}

/** Returns the path of the mode in which the tab of the header was left; its first one otherwise. */
export function lastModePath(section: Section): string {
  const path = readStored('session', storedKey(section));
  const mode = modes.find((each) => each.section === section && each.path === path);
  return mode?.path ?? calculators[section].path;
}
