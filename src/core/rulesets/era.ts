import { type GenerationNumber, legendsZA } from '#core/charts/generationNumber.ts';

/** `default` is generation 6 and later, `gen2` generations 2 to 5, `gen1` generation 1. */
export const eras = ['default', 'gen2', 'gen1'] as const;

/** Generations that have one chart. */
export type Era = (typeof eras)[number];

/** The generation whose rules and Pokédex each era uses. */
export const lastGeneration = { default: legendsZA, gen2: 5, gen1: 1 } as const satisfies Record<
  Era,
  GenerationNumber
>;

/**
 * The eras with the charts that links of own games and daily sets are made from. They never change: a
 * generation with a chart of its own gets `default`, and here the era of generations 6 to 9 replaces it.
 */
export const storedEras = ['default', 'gen2', 'gen1'] as const satisfies readonly Era[];

/** The number of the newest generation, without what came after it. */
export const newestGeneration = Math.floor(lastGeneration[eras[0]]);

/** The era of the generation with the number; the last era for a later one. */
export function eraOfNumber(number: number): Era {
  return eras.findLast((era) => number <= lastGeneration[era]) ?? eras[0];
}
