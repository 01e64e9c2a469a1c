/** The box of an item, in CSS pixels. */
type Box = { top: number; left: number; right: number; bottom: number };

/**
 * The index that a dragged item takes with the pointer at `x`, `y`. In a single column it passes
 * another item at its middle; side by side it takes the place of the item under the pointer.
 */
export function dropIndex(boxes: readonly Box[], dragged: number, x: number, y: number): number {
  if (boxes.some(({ top }, index) => top === boxes[index + 1]?.top)) {
    const at = boxes.findIndex(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    return at < 0 ? dragged : at;
  }
  const others = boxes.filter((_, index) => index !== dragged);
  return others.filter(({ top, bottom }) => y > (top + bottom) / 2).length;
}
