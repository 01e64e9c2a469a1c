import { type OfficialType, type TypeCount, types } from './type.ts';

/** `default` is generation 6 and later, `gen2` generations 2 to 5, `gen1` generation 1. */
export const generations = ['default', 'gen2', 'gen1'] as const;

export type Generation = (typeof generations)[number];

/** The generation that introduced something, 1 to 9, or `legendsZA`. */
export type Since = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | typeof legendsZA;

/** Stands for Legends: Z-A and Champions, after generation 9. */
export const legendsZA = 10;

/** The generation whose rules and Pokédex each value uses. */
export const lastGeneration = { default: legendsZA, gen2: 5, gen1: 1 } as const satisfies Record<
  Generation,
  Since
>;

/** Whether something introduced in generation `since`, 1 to 10, exists in the chosen generation. */
export function existsIn(generation: Generation, since: number): boolean {
  return since <= lastGeneration[generation];
}

const featureSince = { items: 2, abilities: 3, inverse: 6, thirdType: 6, tera: 9 } as const;

/** Whether the generation has the feature; a third type comes from moves. */
export function supports(generation: Generation, feature: keyof typeof featureSince): boolean {
  return existsIn(generation, featureSince[feature]);
}

const typeSince: Partial<Record<OfficialType, Since>> = { steel: 2, dark: 2, fairy: 6 };

/** The 15, 17 or 18 official types of the generation, in the games' order. */
export function typesIn(generation: Generation): readonly OfficialType[] {
  return types.filter((type) => existsIn(generation, typeSince[type] ?? 1));
}

/** The type count, limited to 2 if the generation has no third type. */
export function typeCountIn(generation: Generation, typeCount: TypeCount): TypeCount {
  return supports(generation, 'thirdType') ? typeCount : 2;
}
