import { mergePokemon } from '#core/box/box.ts';
import { maxSavedBoxes, type SavedBox } from './savedBoxes.ts';
import { createNameNumberer } from './uniqueName.ts';

/**
 * Adds the incoming boxes to the current ones. A box that is there gets the Pokémon that it lacks, and the newer state of
 * the others; a new one gets a numbered name if its own is in use. `added` counts the boxes that are new or changed.
 */
export function mergeBoxes(
  current: readonly SavedBox[],
  incoming: readonly SavedBox[],
): { boxes: readonly SavedBox[]; added: number } {
  const boxes = [...current];
  const getUniqueName = createNameNumberer(current.map(({ name }) => name));
  let added = 0;
  for (const box of incoming) {
    const index = boxes.findIndex(({ id }) => id === box.id);
    const existing = boxes[index];
    if (existing) {
      const merged = mergeBox(existing, box);
      if (merged === existing) continue;
      boxes[index] = merged;
      added++;
    } else if (boxes.length < maxSavedBoxes) {
      boxes.push({ ...box, name: getUniqueName(box.name) });
      added++;
    }
  }
  return { boxes, added };
}

function mergeBox(current: SavedBox, incoming: SavedBox): SavedBox {
  const ids = new Set(current.pokemon.map(({ id }) => id));
  const isNewer = incoming.changed > current.changed;
  const { pokemon, added, changed } = mergePokemon(
    current.pokemon,
    isNewer ? incoming.pokemon : incoming.pokemon.filter(({ id }) => !ids.has(id)),
    false,
  );
  if (added + changed === 0) return current;
  return { ...current, pokemon, changed: Math.max(current.changed, incoming.changed) };
}
