// docs/data.md says where the facts of src/core/formats/showdown/read/formItems.json come from.
import { Dex, type GenerationNum } from '@pkmn/dex';
import { toID } from '@pkmn/sim';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import { newestGeneration } from '#core/rulesets/era.ts';
import { generatePokedex } from './generatePokedex.ts';

const firstWithItemForms = 4;

type FormItem = { forms: string[]; since?: number; until?: number };

/**
 * The text of src/core/formats/showdown/read/formItems.json: the forms of each item that decides or offers one, with its first generation
 * if a form is older, and the last one in which a form needs it if that is not the newest.
 */
export function generateFormItems(): string {
  const formItems = new Map<string, FormItem>();
  for (const { id, generation: formGeneration } of parsePokedex(JSON.parse(generatePokedex()))) {
    const lastGenerations = new Map<string, number>();
    for (let generation = firstWithItemForms; generation <= newestGeneration; generation++) {
      const species = Dex.forGen(generation as GenerationNum).species.get(id);
      const required = species.requiredItems ?? [species.requiredItem];
      for (const item of required) if (item) lastGenerations.set(toID(item), generation);
    }
    for (const [item, last] of lastGenerations) {
      const { gen } = Dex.items.get(item);
      formItems.set(item, {
        forms: [...(formItems.get(item)?.forms ?? []), id],
        ...(gen > formGeneration && { since: gen }),
        ...(last < newestGeneration && { until: last }),
      });
    }
  }
  const lines = [...formItems].sort().map(([item, row]) => `"${item}": ${formatRow(row)}`);
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}

/** Formats the row as the formatter does, on one line. */
function formatRow(row: FormItem): string {
  const fields = Object.entries(row).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${fields.join(', ')} }`;
}
