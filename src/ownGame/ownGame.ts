import type { Chart } from '#engine/chart.ts';
import type { Type } from '#engine/type.ts';

/** A type of a player's own game. */
export type OwnGameType = {
  id: Type;
  /** 1 to 24 characters of any script; several types can have the same name. */
  name: string;
  /** `#rrggbb` in lower case. */
  color?: string;
  /** Whether no Pokémon has the type. */
  isAttackOnly?: true;
  /** Whether no move has the type. */
  isDefendOnly?: true;
};

/** A Pokémon of a player's own game, with one or more types. */
export type OwnGamePokemon = { name: string; types: readonly Type[] };

/** A player's own game: its types in the order of the chart, its chart and its Pokémon. */
export type OwnGame = {
  types: readonly OwnGameType[];
  chart: Chart;
  pokemon: readonly OwnGamePokemon[];
};

/** Maximum size of a file, and of all files together, in bytes or characters. */
export const maxFileSize = 5_000_000;

/** Maximum number of types of a game. */
export const maxGameTypes = 64;

/** Maximum number of Pokémon of a game. */
export const maxGamePokemon = 10_000;

/** Maximum length of the name of a type in code points. */
export const maxTypeNameLength = 24;

/** Maximum factor of a chart; the minimum is 0. */
export const maxFactor = 8;
