// docs/data.md says where the facts of src/core/formats/showdown/read/items.json come from.
import { Dex } from '@pkmn/sim';

/** The text of src/core/formats/showdown/read/items.json: every item that a Pokémon can hold, by its first generation. */
export function generateItems(): string {
  const idsByGeneration = new Map<number, string[]>();
  for (const { id, gen, isNonstandard } of Dex.items.all()) {
    if (isNonstandard === 'CAP') continue;
    idsByGeneration.set(gen, [...(idsByGeneration.get(gen) ?? []), id]);
  }
  const lines = [...idsByGeneration]
    .sort(([one], [other]) => one - other)
    .map(([generation, ids]) => `"${generation}": ${JSON.stringify(ids.sort().join(' '))}`);
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}
