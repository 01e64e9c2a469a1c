// docs/data.md says where the facts of src/showdown/formItems.json come from.
import { Dex, type GenerationNum } from '@pkmn/dex';
import { toID } from '@pkmn/sim';
import { newestGeneration } from '#engine/era.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { generatePokedex } from './generatePokedex.ts';

const firstWithItemForms = 4;

/** The text of src/showdown/formItems.json: the forms of each item that decides or offers one. */
export function generateFormItems(): string {
  const forms = new Map<string, string[]>();
  for (const { id } of parsePokedex(JSON.parse(generatePokedex()))) {
    const items = new Set<string>();
    for (let generation = firstWithItemForms; generation <= newestGeneration; generation++) {
      const species = Dex.forGen(generation as GenerationNum).species.get(id);
      const required = species.requiredItems ?? [species.requiredItem];
      for (const item of required) if (item) items.add(toID(item));
    }
    for (const item of items) forms.set(item, [...(forms.get(item) ?? []), id]);
  }
  const lines = [...forms].sort().map(([item, ids]) => `"${item}": ${JSON.stringify(ids)}`);
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}
