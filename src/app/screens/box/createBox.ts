import { formatBoxSettings, type SavedBox } from '#app/state/saved/savedBoxes.ts';
import { createNameNumberer } from '#app/state/saved/uniqueName.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** Creates an empty box for the game of the settings, with its name; it is not saved yet. */
export function createBox(
  boxes: readonly SavedBox[],
  settings: Settings,
  gameName: string,
  id: string = crypto.randomUUID(),
): SavedBox {
  const name = createNameNumberer(boxes.map((each) => each.name))(gameName);
  return { id, name, link: formatBoxSettings(settings), pokemon: [], changed: 0 };
}
