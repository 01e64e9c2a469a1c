import { readFileSync } from 'node:fs';
import { toID } from '@pkmn/sim';

const page = readFileSync(new URL('../docs/effects.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('\n## Left out\n'));

/** The ids of the effects that docs/effects.md names in bold under "Left out", such as `soundproof`. */
export const leftOutIds: ReadonlySet<string> = new Set(
  [...section.matchAll(/\*\*(.+?)\*\*/gs)].flatMap(([, names = '']) =>
    names.split(/,\s+|\s+and\s+/).map(toID),
  ),
);
