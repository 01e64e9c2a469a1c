import { hasSameRow } from '#core/charts/chart.ts';
import type { FusionRule } from '#core/charts/fusion.ts';
import { ImportError } from '#core/ownGames/import/importError.ts';
import { toOwnGame } from '#core/ownGames/import/toOwnGame.ts';
import type { OwnGame, OwnGameAbility, OwnGameBoss } from '#core/rulesets/ownGame.ts';
import type { PresetRules } from '#core/rulesets/presetRules.ts';
import { type ChartJson, formatChartJson, gameFileVersion } from './chartJson.ts';
import { readChartJson } from './readChartJson.ts';

/** A whole own game as JSON, which is a chart for `parseChart` too. */
export type GameJson = Omit<ChartJson, 'warnings'> & {
  version: typeof gameFileVersion;
  name: string;
  base: string;
  onlyOwnPokemon?: true;
  secondAbility?: true;
  fusion?: FusionRule;
  rules?: PresetRules;
  abilities?: readonly OwnGameAbility[];
  moves?: OwnGame['moves'];
  bosses?: readonly OwnGameBoss[];
};

/** The game as a value for `JSON.stringify`. */
export function formatGameJson(game: OwnGame): GameJson {
  const { warnings, ...chartJson } = formatChartJson(game, []);
  return {
    version: gameFileVersion,
    name: game.name,
    base: game.base,
    ...chartJson,
    ...(game.hasOnlyOwnPokemon && { onlyOwnPokemon: true }),
    ...(game.hasSecondAbility && { secondAbility: true }),
    ...(game.fusion && { fusion: game.fusion }),
    ...(game.rules && { rules: game.rules }),
    ...(game.abilities && game.abilities.length > 0 && { abilities: game.abilities }),
    ...(game.moves && { moves: game.moves }),
    ...(game.bosses && game.bosses.length > 0 && { bosses: game.bosses }),
  };
}

/** The game of a JSON value that `formatGameJson` made; undefined for a value that is no game. */
export function parseGameJson(value: unknown): OwnGame | undefined {
  try {
    const source = readChartJson('', value);
    const { name, base, hasOnlyOwnPokemon, hasSecondAbility, fusion, rules, abilities } = source;
    const { bosses, moves } = source;
    if (name === undefined || base === undefined) return undefined;
    return toOwnGame(source, {
      ...{ name, base, hasOnlyOwnPokemon, hasSecondAbility, fusion, rules, abilities, bosses },
      moves,
      findPokemon: () => undefined,
    });
  } catch (error) {
    if (error instanceof ImportError) return undefined;
    throw error;
  }
}

/** The game as the text of a file, with one line for each row of the chart and for each Pokémon. */
export function formatGameFile(game: OwnGame): string {
  const { chart, pokemon, ...others } = formatGameJson(game);
  const rows = Object.entries(chart).map(
    ([id, row]) => `${JSON.stringify(id)}: ${formatLine(row)}`,
  );
  const lines = [
    ...Object.entries(others).map(([key, value]) => `${JSON.stringify(key)}: ${formatLine(value)}`),
    `"chart": ${formatBlock(rows, '{', '}')}`,
    `"pokemon": ${formatBlock(pokemon.map(formatLine), '[', ']')}`,
  ];
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}

/** Whether both games have the same content. */
export function isSameGame(one: OwnGame, other: OwnGame): boolean {
  if (one === other) return true;
  // Most games that differ do so here, and the text of a large game takes long.
  const isSameStart =
    one.name === other.name &&
    one.chart.types.every((type) => hasSameRow(one.chart, other.chart, type));
  return isSameStart && formatGameFile(one) === formatGameFile(other);
}

function formatBlock(lines: readonly string[], start: string, end: string): string {
  return lines.length > 0 ? `${start}\n    ${lines.join(',\n    ')}\n  ${end}` : start + end;
}

function formatLine(value: unknown): string {
  return JSON.stringify(value);
}
