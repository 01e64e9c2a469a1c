import { type OfficialType, types } from './type.ts';

/*
 * Items of which there is one for each type. `game.ts` names those that a game lacks, and `item.ts` has their
 * effects.
 */

/** The plates that generation 4 introduced, by the type of their attacks. */
export const plates = {
  fist_plate: 'fighting',
  sky_plate: 'flying',
  toxic_plate: 'poison',
  earth_plate: 'ground',
  stone_plate: 'rock',
  insect_plate: 'bug',
  spooky_plate: 'ghost',
  iron_plate: 'steel',
  flame_plate: 'fire',
  splash_plate: 'water',
  meadow_plate: 'grass',
  zap_plate: 'electric',
  mind_plate: 'psychic',
  icicle_plate: 'ice',
  draco_plate: 'dragon',
  dread_plate: 'dark',
} as const satisfies Readonly<Record<string, OfficialType>>;

/** A type of generation 5, for each of which there is a gem. */
export type GemType = Exclude<OfficialType, 'fairy'>;

/** The types of the gems; later games have only that of Normal. */
export const gemTypes = types.filter((type): type is GemType => type !== 'fairy');
