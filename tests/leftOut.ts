import { readFileSync } from 'node:fs';
import { toID } from '@pkmn/sim';

const page = readFileSync(new URL('../docs/effects.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('\n## Left out\n'));

/** The last generation for which docs/effects.md names each effect in bold under "Left out", such as `soundproof`. */
const lastGenerations: ReadonlyMap<string, number> = new Map(
  [...section.matchAll(/\*\*(.+?)\*\*/gs)].flatMap(([, names = '']) =>
    names.split(/,\s+|\s+and\s+/).map((name) => {
      const [, effect = name, last = 'Infinity'] =
        /^(.+)\s+until\s+generation\s+(\d)$/s.exec(name) ?? [];
      return [toID(effect), Number(last)];
    }),
  ),
);

/** Whether docs/effects.md names the effect under "Left out", as in "Soul Dew until generation 6". */
export function isLeftOut(name: string, generation: number): boolean {
  return generation <= (lastGenerations.get(toID(name)) ?? 0);
}
