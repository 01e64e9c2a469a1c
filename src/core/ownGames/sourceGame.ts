import type { Chart } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import type { OwnGameType } from '#core/rulesets/ownGame.ts';

/** All abilities of a Pokémon of imported files as they name them, and the slot of each; missing if the files have none. */
export type SourceAbilities = { abilities?: readonly string[]; slots?: string };

/** A Pokémon of imported files, with one or more types; only the file of an own game has its id. */
export type SourceGamePokemon = SourceAbilities & {
  id?: string;
  name: string;
  types: readonly Type[];
};

/** A move of imported files, which can have several names; the first that is known counts. */
export type SourceMove = {
  names: readonly string[];
  type?: Type;
  category?: 'physical' | 'special';
};

/** The game of imported files: its types in the order of the chart, its chart and its Pokémon. */
export type SourceGame = {
  types: readonly OwnGameType[];
  /** Without sides; `types` has them. */
  chart: Chart;
  pokemon: readonly SourceGamePokemon[];
};

/** Maximum size of a file, and of all files together, in bytes or characters. */
export const maxFileSize = 5_000_000;

/** Maximum number of Pokémon of a game. */
export const maxGamePokemon = 10_000;

/** Maximum length of the name of a type in code points. */
export const maxTypeNameLength = 24;

/** Maximum length of the name of a Pokémon in code points. */
export const maxPokemonNameLength = 60;

/** Maximum length of the name of a game in code points. */
export const maxGameNameLength = 40;
