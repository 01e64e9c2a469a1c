import type { Device } from './device.ts';

/** The marks in what players have on their devices, by which it is recognized. */
export type Marks = ReturnType<typeof createMarks>;

/** Creates the marks of a run: words that occur nowhere else. */
export function createMarks() {
  const byDevice = new Map<Device, Set<string>>();
  let count = 0;

  function of(device: Device): Set<string> {
    const marks = byDevice.get(device) ?? new Set();
    byDevice.set(device, marks);
    return marks;
  }

  return {
    create(): string {
      count += 1;
      return `q${count}x`;
    },
    /** From now on the marks must be on the device. */
    add(device: Device, marks: readonly string[]): void {
      for (const mark of marks) of(device).add(mark);
    },
    /** The player has removed the marks. */
    remove(device: Device, marks: readonly string[]): void {
      for (const mark of marks) of(device).delete(mark);
    },
    list: (device: Device) => [...of(device)],
  };
}

/** Finds the marks in a text, each once. */
export function findMarks(text: string | undefined): string[] {
  return [...new Set(text?.match(/q\d+x/g))];
}
