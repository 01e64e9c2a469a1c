/** The box of an item, in CSS pixels. */
type Box = { top: number; left: number; right: number; bottom: number };

/**
 * Finds the new index of the dragged item with the pointer at `x`, `y`. In a single column it passes
 * another item at its middle; side by side it gets the index of the item under the pointer.
 */
export function findDropIndex(
  boxes: readonly Box[],
  draggedIndex: number,
  x: number,
  y: number,
): number {
  if (boxes.some(({ top }, index) => top === boxes[index + 1]?.top)) {
    const index = boxes.findIndex(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    return index < 0 ? draggedIndex : index;
  }
  const others = boxes.filter((_, index) => index !== draggedIndex);
  return others.filter(({ top, bottom }) => y > (top + bottom) / 2).length;
}
