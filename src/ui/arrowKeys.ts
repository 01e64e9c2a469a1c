type Step = readonly [rows: number, columns: number];

const steps: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Returns the rows down and columns right that an arrow key moves by; undefined for any other key. */
export function getArrowStep(key: string): Step | undefined {
  return steps.get(key);
}
