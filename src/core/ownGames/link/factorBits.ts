import { maxFactor } from '#core/charts/chart.ts';
import type { BitReader, WriteBits } from './bits.ts';

/** A factor is written as a multiple of 1/1000 or of 1/1000000; any other as a double of 64 bits. */
const decimals = [
  { scale: 1000, bits: 13 },
  { scale: 1_000_000, bits: 23 },
] as const;
const kindBits = 2;

/** Writes a factor from 0 to 8. */
export function writeFactor(write: WriteBits, factor: number): void {
  const kind = decimals.findIndex(({ scale }) => Math.round(factor * scale) / scale === factor);
  const decimal = decimals[kind];
  write(decimal ? kind : decimals.length, kindBits);
  if (decimal) {
    write(Math.round(factor * decimal.scale), decimal.bits);
    return;
  }
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, factor);
  write(view.getUint32(0), 32);
  write(view.getUint32(4), 32);
}

/** The next factor that `writeFactor` wrote; NaN if it is out of range. */
export function readFactor(read: BitReader): number {
  const kind = read(kindBits);
  const decimal = decimals[kind];
  if (decimal) return read(decimal.bits) / decimal.scale;
  const view = new DataView(new ArrayBuffer(8));
  view.setUint32(0, read(32));
  view.setUint32(4, read(32));
  const factor = view.getFloat64(0);
  return factor >= 0 && factor <= maxFactor ? factor : Number.NaN;
}
