import { type Game, type GameRow, games } from './game.ts';
import { legendsZA, type Since } from './since.ts';
import { type OfficialType, type TypeCount, types } from './type.ts';

/** `default` is generation 6 and later, `gen2` generations 2 to 5, `gen1` generation 1. */
export const eras = ['default', 'gen2', 'gen1'] as const;

/** Generations that have one chart. */
export type Era = (typeof eras)[number];

/** Whose rules apply: those of the last generation of an era, or those of one game. */
export type Generation = Era | Game;

/** The generation whose rules and Pokédex each era uses. */
export const lastGeneration = { default: legendsZA, gen2: 5, gen1: 1 } as const satisfies Record<
  Era,
  Since
>;

/** Whether it is a game and not an era. */
export function isGame(generation: string): generation is Game {
  return Object.hasOwn(games, generation);
}

/** The number of the generation whose rules apply, 1 to 10. */
export function generationNumber(generation: Generation): Since {
  return isGame(generation) ? games[generation].generation : lastGeneration[generation];
}

/** The era whose chart the game uses; an era itself. */
export function eraOf(generation: Generation): Era {
  return isGame(generation) ? eraOfNumber(generationNumber(generation)) : generation;
}

/** The era of the generation with the number; the last era for a later one. */
export function eraOfNumber(number: number): Era {
  return eras.findLast((era) => number <= lastGeneration[era]) ?? eras[0];
}

/** Whether something introduced in generation `since`, 1 to 10, exists in the chosen generation. */
export function existsIn(generation: Generation, since: number): boolean {
  return since <= generationNumber(generation);
}

/** Whether something of that name can exist in the generation; only games rule some names out. */
export function hasName(generation: Generation, name: string): boolean {
  if (!isGame(generation)) return true;
  const row: GameRow = games[generation];
  return !row.absent?.includes(name);
}

const featureSince = { items: 2, abilities: 3, inverse: 6, thirdType: 6, tera: 9 } as const;

export type Feature = keyof typeof featureSince;

/** Whether the generation has the feature; a third type comes from moves. */
export function supports(generation: Generation, feature: Feature): boolean {
  if (!existsIn(generation, featureSince[feature])) return false;
  if (!isGame(generation)) return true;
  // Inverse battles never came back after generation 6; without a game they are free to choose.
  if (feature === 'inverse' && generationNumber(generation) > featureSince.inverse) return false;
  const row: GameRow = games[generation];
  return !row.without?.includes(feature);
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
