import { ImportError } from './importError.ts';

/** A type as a file declares it; `key` is how the file's matchups refer to it. */
export type SourceType = {
  key: string;
  name?: string | undefined;
  /** `#rrggbb` in lower case. */
  color?: string | undefined;
  line?: number | undefined;
  /** Whether the file says that it is not a real type; without matchups it is left out. */
  isPseudo?: boolean;
  /** The only side that the file has the type on. */
  side?: 'attacking' | 'defending';
};

/** A chart as a file has it: the types by key, in order, and the factors by keys. */
export type SourceChart = {
  file: string;
  types: Map<string, SourceType>;
  /** Factors from 0 to 8 by attacking, then defending type; missing ones are 1. */
  factors: Map<string, Map<string, number>>;
};

/** A Pokémon as a file has it; the types are keys. */
export type SourcePokemon = { name: string; types: string[]; file: string; line: number };

/** Names in one file, before placeholders are left out; more would take too long. */
const maxSourceTypes = 400;

/** Creates a chart without types. */
export function emptyChart(file: string): SourceChart {
  return { file, types: new Map(), factors: new Map() };
}

/** Adds the type unless the chart has it. Throws `tooManyTypes` beyond 400 names. */
export function addType(chart: SourceChart, type: SourceType): SourceType {
  const earlier = chart.types.get(type.key);
  if (earlier) return earlier;
  if (chart.types.size === maxSourceTypes) {
    throw new ImportError('tooManyTypes', { file: chart.file, line: type.line });
  }
  chart.types.set(type.key, type);
  return type;
}

/** Sets the factor, 0 to 8, of the attacking on the defending type. */
export function setFactor(
  { factors }: SourceChart,
  attacking: string,
  defending: string,
  factor: number,
): void {
  const row = factors.get(attacking) ?? new Map<string, number>();
  row.set(defending, factor);
  factors.set(attacking, row);
}

/** The factor that was set, 0 to 8; undefined if none was. */
export function getFactor(
  { factors }: SourceChart,
  attacking: string,
  defending: string,
): number | undefined {
  return factors.get(attacking)?.get(defending);
}
