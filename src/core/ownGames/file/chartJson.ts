import { factorOf } from '#core/charts/chart.ts';
import { listSides } from '#core/ownGames/chartSides.ts';
import type { ImportWarning } from '#core/ownGames/import/importReport.ts';
import type { SourceGame, SourceGamePokemon } from '#core/ownGames/sourceGame.ts';
import { isFields } from './jsonFields.ts';

/** The chart, names, colors, sides and Pokémon of a game as JSON, which `parseChart` accepts. */
export type ChartJson = {
  types: readonly string[];
  names: Readonly<Record<string, string>>;
  /** `#rrggbb` by the id of the type. */
  colors?: Readonly<Record<string, string>>;
  attackOnly?: readonly string[];
  defendOnly?: readonly string[];
  /** The factors from 0 to 8 that are not 1, by attacking, then defending type. */
  chart: Readonly<Record<string, Readonly<Record<string, number>>>>;
  pokemon: readonly SourceGamePokemon[];
  warnings: readonly ImportWarning[];
};

/** The version of the file of a player's own game; a later app may have a later version. */
export const gameFileVersion = 1;

/** Whether the JSON value has the fields `types` and `chart` of this format. */
export function isChartJson(value: unknown): boolean {
  return isFields(value) && Object.hasOwn(value, 'types') && Object.hasOwn(value, 'chart');
}

/** Whether the types of such a JSON value have the letters of ids; those of other projects have names. */
export function hasTypeIds(value: unknown): boolean {
  const types: unknown = Object(value).types;
  const texts: readonly unknown[] = Array.isArray(types) ? types : [];
  return !texts.some((text) => typeof text === 'string' && /[^a-z0-9_]/.test(text));
}

/** The game as a value for `JSON.stringify`. */
export function formatChartJson(game: SourceGame, warnings: readonly ImportWarning[]): ChartJson {
  const { types, chart, pokemon } = game;
  const coloredTypes = types.filter(({ color }) => color !== undefined);
  const { attackOnly, defendOnly } = listSides(types);
  const rows = chart.types.map((attacking) => {
    const cells = chart.types.map((each) => [each, factorOf(chart, attacking, each)] as const);
    return [attacking, Object.fromEntries(cells.filter(([, factor]) => factor !== 1))] as const;
  });
  return {
    types: chart.types,
    names: Object.fromEntries(types.map(({ id, name }) => [id, name])),
    ...(coloredTypes.length > 0 && {
      colors: Object.fromEntries(coloredTypes.map(({ id, color = '' }) => [id, color])),
    }),
    ...(attackOnly.length > 0 && { attackOnly }),
    ...(defendOnly.length > 0 && { defendOnly }),
    chart: Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0)),
    pokemon,
    warnings,
  };
}
