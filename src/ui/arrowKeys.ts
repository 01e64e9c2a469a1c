type Step = readonly [rows: number, columns: number];

const steps: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** The rows down and the columns to the right that an arrow key leads; undefined for any other key. */
export function arrowStep(key: string): Step | undefined {
  return steps.get(key);
}
