import type { SavedBox } from '#app/state/saved/savedBoxes.ts';
import { readDevice, type Tab } from './device.ts';
import { findMarks } from './marks.ts';
import { type Act, type Actions, textOf, type World } from './world.ts';

/** Changes the boxes; what the change removes is what the player removes. */
async function changeBoxes(
  tab: Tab,
  { marks }: World,
  next: (boxes: readonly SavedBox[]) => readonly SavedBox[],
  added: string[] = [],
): Promise<void> {
  const marksOf = async () => findMarks(textOf([...(await readDevice(tab.device))]));
  const before = await marksOf();
  const undo = await tab.app.savedBoxes.change(next).catch(() => undefined);
  if (!undo) return;
  const after = await marksOf();
  const removed = before.filter((mark) => !after.includes(mark));
  marks.remove(tab.device, removed);
  marks.add(tab.device, added);
  tab.undos.push({ undo, added, removed });
}

/** The boxes that a player opens: those of the list, or a new one. */
function pickBox(tab: Tab, world: World, index: number): SavedBox {
  const { items } = tab.app.savedBoxes.get();
  const name = world.marks.create();
  const newBox = { id: crypto.randomUUID(), name, link: '', pokemon: [], changed: 1 };
  return items[index] ?? newBox;
}

const addToBox: Act = async (tab, world, pick) => {
  if (tab.app.savedBoxes.get().items.length > 20) return;
  const box = pickBox(tab, world, pick.below(4));
  const set = world.marks.create();
  const pokemon = { id: crypto.randomUUID(), set, mark: 'box' } as const;
  const isNew = box.pokemon.length === 0 && box.changed === 1;
  const added = isNew ? [set, box.name] : [set];
  await changeBoxes(
    tab,
    world,
    (boxes) => tab.app.changeBox(boxes, box, (list) => [...list, pokemon]),
    added,
  );
};

const markFainted: Act = async (tab, world, pick) => {
  const { items } = tab.app.savedBoxes.get();
  if (items.length === 0) return;
  const box = pick.one(items);
  const index = pick.below(8);
  await changeBoxes(tab, world, (boxes) =>
    tab.app.changeBox(boxes, box, (list) =>
      list.map((each, position) => (position === index ? { ...each, mark: 'fainted' } : each)),
    ),
  );
};

const removeFromBox: Act = async (tab, world, pick) => {
  const { items } = tab.app.savedBoxes.get();
  if (items.length === 0) return;
  const box = pick.one(items);
  const { id } = box.pokemon[pick.below(8)] ?? {};
  await changeBoxes(tab, world, (boxes) =>
    tab.app.changeBox(boxes, box, (list) => list.filter((each) => each.id !== id)),
  );
};

const removeBox: Act = async (tab, world, pick) => {
  const { items } = tab.app.savedBoxes.get();
  if (items.length === 0) return;
  const { id } = pick.one(items);
  await changeBoxes(tab, world, (boxes) => boxes.filter((box) => box.id !== id));
};

/** Actions with their weights: what players do with boxes. */
export const boxActions: Actions = {
  addToBox: [addToBox, 6],
  markFainted: [markFainted, 2],
  removeFromBox: [removeFromBox, 2],
  removeBox: [removeBox, 1],
};
