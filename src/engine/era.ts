import { type GenerationNumber, legendsZA } from './generationNumber.ts';

/** `default` is generation 6 and later, `gen2` generations 2 to 5, `gen1` generation 1. */
export const eras = ['default', 'gen2', 'gen1'] as const;

/** Generations that have one chart. */
export type Era = (typeof eras)[number];

/** The generation whose rules and Pokédex each era uses. */
export const lastGeneration = { default: legendsZA, gen2: 5, gen1: 1 } as const satisfies Record<
  Era,
  GenerationNumber
>;

/** The era of the generation with the number; the last era for a later one. */
export function eraOfNumber(number: number): Era {
  return eras.findLast((era) => number <= lastGeneration[era]) ?? eras[0];
}
