import { formatNumber } from './number.ts';

const fractions: ReadonlyMap<number, string> = new Map([
  [0.5, '½'],
  [0.25, '¼'],
  [0.125, '⅛'],
  [0.0625, '¹⁄₁₆'],
]);

/** Formats the multiplier as players write it, with at most four digits after the point: 4×, ½×, 1.25×. */
export function formatMultiplier(multiplier: number, language: string): string {
  return `${fractions.get(multiplier) ?? formatNumber(multiplier, language, { maximumFractionDigits: 4 })}×`;
}
