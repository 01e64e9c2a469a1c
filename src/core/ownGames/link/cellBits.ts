import { type Chart, factorOf, hasType } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { type BitReader, bitsFor, type WriteBits } from './bits.ts';

/**
 * Writes the index of the factor of each matchup: of all cells, or of those that differ from the base
 * with their positions, whichever is shorter.
 */
export function writeCells(
  write: WriteBits,
  ids: readonly Type[],
  chart: Chart,
  base: Chart,
  factors: readonly number[],
): void {
  const typeBits = bitsFor(ids.length);
  const factorBits = bitsFor(factors.length);
  const cellCount = ids.length ** 2;
  const indexes: number[] = [];
  /** The positions in `indexes` of the cells that differ from the base. */
  const changes: number[] = [];
  for (const attacking of ids) {
    const isInBase = hasType(base, attacking);
    for (const defending of ids) {
      const factor = factorOf(chart, attacking, defending);
      const baseFactor = isInBase ? factorOf(base, attacking, defending) : 1;
      if (factor !== baseFactor) changes.push(indexes.length);
      indexes.push(factors.indexOf(factor));
    }
  }
  const changeCountBits = bitsFor(cellCount + 1);
  const listSize = changeCountBits + changes.length * (2 * typeBits + factorBits);
  const isList = listSize <= cellCount * factorBits;
  write(Number(isList), 1);
  if (!isList) {
    for (const index of indexes) write(index, factorBits);
    return;
  }
  write(changes.length, changeCountBits);
  for (const at of changes) {
    write(Math.floor(at / ids.length), typeBits);
    write(at % ids.length, typeBits);
    write(indexes[at]!, factorBits);
  }
}

/**
 * The factors that `writeCells` wrote, by attacking, then defending type; undefined if a number is out
 * of range.
 */
export function readCells(
  read: BitReader,
  ids: readonly Type[],
  base: Chart,
  factors: readonly number[],
): Record<string, Record<string, number>> | undefined {
  const typeBits = bitsFor(ids.length);
  const factorBits = bitsFor(factors.length);
  const isList = read(1) === 1;
  const cellCount = ids.length ** 2;
  const rows = ids.map((attacking) => ids.map((defending) => factorOf(base, attacking, defending)));
  const changeCount = isList ? read(bitsFor(cellCount + 1)) : cellCount;
  for (let at = 0; at < changeCount; at++) {
    const row = rows[isList ? read(typeBits) : Math.floor(at / ids.length)];
    const column = isList ? read(typeBits) : at % ids.length;
    const factor = factors[read(factorBits)];
    if (!row || column >= ids.length || factor === undefined) return undefined;
    row[column] = factor;
  }
  return Object.fromEntries(
    ids.map((attacking, at) => [
      attacking,
      Object.fromEntries(ids.map((defending, column) => [defending, rows[at]![column]!])),
    ]),
  );
}
