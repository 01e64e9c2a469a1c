import type { TypeCount } from '#core/charts/type.ts';
import type { Dex } from './game.ts';
import type { Ruleset } from './ruleset.ts';

/** The settings that affect every number, so every link contains them. */
export type Settings = {
  ruleset: Ruleset;
  typeCount: TypeCount;
  /** The list of the game's Pokémon; all that can exist in it if undefined. */
  dex?: Dex | undefined;
};
