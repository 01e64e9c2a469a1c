import { expect, it } from 'vitest';
import { mergeBoxes } from './mergeBoxes.ts';
import { changeBox, maxSavedBoxes, type SavedBox } from './savedBoxes.ts';

const boxOf = (id: string, changed: number, ...sets: string[]): SavedBox => ({
  ...{ id, name: 'Run', link: 'game=platinum', changed },
  pokemon: sets.map((set) => ({ id: set[0]!, set, mark: 'box' })),
});

const setsOf = (boxes: readonly SavedBox[]) =>
  boxes.map(({ pokemon }) => pokemon.map(({ set }) => set).join());

it('a newer box of a backup changes the one on the device, an older one only completes it', () => {
  const current = [boxOf('one', 5, 'a1', 'b1')];
  expect(setsOf(mergeBoxes(current, [boxOf('one', 6, 'a2', 'c2')]).boxes)).toEqual(['a2,b1,c2']);
  expect(setsOf(mergeBoxes(current, [boxOf('one', 4, 'a2', 'c2')]).boxes)).toEqual(['a1,b1,c2']);
  expect(mergeBoxes(current, [boxOf('one', 4, 'a2')])).toEqual({ boxes: current, added: 0 });
});

it('another box is added with a name of its own, unless there are too many', () => {
  const { boxes, added } = mergeBoxes([boxOf('one', 5, 'a')], [boxOf('two', 5, 'b')]);
  expect([added, boxes.map(({ name }) => name)]).toEqual([1, ['Run', 'Run (2)']]);
  const many = Array.from({ length: maxSavedBoxes }, (_, index) => boxOf(`${index}`, 1));
  expect(mergeBoxes(many, [boxOf('more', 1)])).toEqual({ boxes: many, added: 0 });
});

it('a change is made in the newest version of the box, and saves one that is gone', () => {
  const older = boxOf('one', 5, 'a');
  const newest = boxOf('one', 6, 'a', 'b');
  const others = [boxOf('two', 5, 'x')];
  const add = (list: SavedBox['pokemon']) => [...list, ...boxOf('', 0, 'c').pokemon];
  expect(setsOf(changeBox([...others, newest], older, add))).toEqual(['x', 'a,b,c']);
  expect(setsOf(changeBox(others, older, add))).toEqual(['a,c', 'x']);
  expect(changeBox([newest], older, (list) => list)).toEqual([newest]);
});
