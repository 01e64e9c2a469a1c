import { type Chart, factorOf } from '#engine/chart.ts';
import type { OwnGameType } from '#engine/ownGame.ts';
import { parseChart } from '#engine/parseChart.ts';
import type { Type } from '#engine/type.ts';
import { parseColor } from './color.ts';
import { ImportError } from './importError.ts';
import type { ImportWarning } from './report.ts';
import { maxGamePokemon, type SourceGame, type SourceGamePokemon } from './sourceGame.ts';
import { cleanPokemonName, titleCase, typeName } from './typeName.ts';

type Fields = Readonly<Record<string, unknown>>;

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

/** Whether the JSON value is meant as a chart of this format. */
export function isChartJson(value: unknown): boolean {
  return isFields(value) && Object.hasOwn(value, 'types') && Object.hasOwn(value, 'chart');
}

/** The game as a value for `JSON.stringify`. */
export function formatChartJson(game: SourceGame, warnings: readonly ImportWarning[]): ChartJson {
  const { types, chart, pokemon } = game;
  const coloredTypes = types.filter(({ color }) => color !== undefined);
  const attackOnly = types.filter(({ isAttackOnly }) => isAttackOnly).map(({ id }) => id);
  const defendOnly = types.filter(({ isDefendOnly }) => isDefendOnly).map(({ id }) => id);
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

/** The game of a JSON value. Throws `invalidChart` with a sentence about the first mistake. */
export function readChartJson(file: string, value: unknown): SourceGame {
  const fail = (sentence: string): never => {
    throw new ImportError('invalidChart', { file }, sentence);
  };
  let parsedChart: Chart;
  try {
    parsedChart = parseChart(value);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const fields = value as Fields;
  const names = recordOf(fields.names, '"names"', fail);
  const colors = recordOf(fields.colors, '"colors"', fail);
  // The types of a game know their side.
  const { attackOnly = [], defendOnly = [], ...chart } = parsedChart;
  const types = chart.types.map((id): OwnGameType => {
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    const colorText = Object.hasOwn(colors, id) ? colors[id] : undefined;
    if (name !== undefined && typeof name !== 'string') fail(`"names"."${id}" must be a text.`);
    const color = typeof colorText === 'string' ? parseColor(colorText) : undefined;
    if (colorText !== undefined && !color) fail(`"colors"."${id}" must be a color like "#7a5cff".`);
    return {
      id,
      name: typeName(id, name as string | undefined, titleCase(id), { file }),
      ...(color && { color }),
      ...(attackOnly.includes(id) && { isAttackOnly: true }),
      ...(defendOnly.includes(id) && { isDefendOnly: true }),
    };
  });
  return { types, chart, pokemon: readPokemon(fields.pokemon, chart, file, fail) };
}

function readPokemon(
  value: unknown,
  chart: Chart,
  file: string,
  fail: (sentence: string) => never,
): SourceGamePokemon[] {
  const list = listOf(value, '"pokemon"', fail);
  if (list.length > maxGamePokemon) throw new ImportError('tooManyPokemon', { file });
  return list.map((each) => {
    const fields: Fields = isFields(each) ? each : fail('"pokemon" must hold objects.');
    const name = typeof fields.name === 'string' ? cleanPokemonName(fields.name, { file }) : '';
    if (name === '') fail('A Pokémon needs a "name".');
    const types = new Set(listOf(fields.types, `The "types" of ${name}`, fail));
    const typing = chart.types.filter((type) => types.has(type));
    if (typing.length === 0 || typing.length < types.size) {
      fail(`The "types" of ${name} must be types of the chart.`);
    }
    return { name, types: [...types] as Type[] };
  });
}

function recordOf(value: unknown, path: string, fail: (sentence: string) => never): Fields {
  if (value === undefined) return {};
  return isFields(value) && !Array.isArray(value) ? value : fail(`${path} must be an object.`);
}

function listOf(
  value: unknown,
  path: string,
  fail: (sentence: string) => never,
): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(`${path} must be a list.`);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
