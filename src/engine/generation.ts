import { type OfficialType, type TypeCount, types } from './type.ts';

/** `default` is generation 6 and later, `gen2` generations 2 to 5, `gen1` the first. */
export const generations = ['default', 'gen2', 'gen1'] as const;

export type Generation = (typeof generations)[number];

/** The generation in which something appeared, 1 to 9, or what came after. */
export type Since = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | typeof afterNine;

/** What came with Legends: Z-A and Champions, after generation 9. */
export const afterNine = 10;

/** The generation whose rules and Pokédex each choice shows. */
export const lastGeneration = { default: afterNine, gen2: 5, gen1: 1 } as const satisfies Record<
  Generation,
  Since
>;

/** Whether something of generation `since` exists in the chosen one. */
export function existsIn(generation: Generation, since: number): boolean {
  return since <= lastGeneration[generation];
}

const partSince = { items: 2, abilities: 3, inverse: 6, thirdType: 6, tera: 9 } as const;

/** Whether the generation's battles have it; a third type is added by moves. */
export function supports(generation: Generation, part: keyof typeof partSince): boolean {
  return existsIn(generation, partSince[part]);
}

const typeSince: Partial<Record<OfficialType, Since>> = { steel: 2, dark: 2, fairy: 6 };

/** The 15, 17 or 18 official types of the generation, in the games' order. */
export function typesIn(generation: Generation): readonly OfficialType[] {
  return types.filter((type) => existsIn(generation, typeSince[type] ?? 1));
}

/** How many types fit in the generation. */
export function typeCountIn(generation: Generation, typeCount: TypeCount): TypeCount {
  return supports(generation, 'thirdType') ? typeCount : 2;
}
