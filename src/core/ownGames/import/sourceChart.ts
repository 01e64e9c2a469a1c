import type { SourceAbilities } from '#core/ownGames/sourceGame.ts';
import { ImportError } from './importError.ts';

/** A type as a file declares it; `key` is how the file's matchups refer to it. */
export type SourceType = {
  key: string;
  name?: string | undefined;
  /** `#rrggbb` in lower case. */
  color?: string | undefined;
  line?: number | undefined;
  /** Whether the file marks it as no real type; it is left out unless it has matchups. */
  isPseudo?: boolean;
  /** Whether the file turns it off; it is left out unless a Pokémon has it. */
  isOff?: boolean;
  /** The only side that the file has the type on. */
  side?: 'attacking' | 'defending';
};

/** The chart of a file, before `makeSourceGame`: its types by key, in order, and its factors. */
export type SourceChart = {
  file: string;
  types: Map<string, SourceType>;
  /** Factors from 0 to 8 by attacking, then defending type; missing ones are 1. */
  factors: Map<string, Map<string, number>>;
};

/** A Pokémon of a file, before `makeSourceGame`; `types` are keys of its chart. */
export type SourcePokemon = SourceAbilities & {
  name: string;
  types: string[];
  file: string;
  line: number;
};

/** The maximum number of types in one file, including placeholders; more would take too long. */
const maxSourceTypes = 400;

/** Creates a chart without types. */
export function createSourceChart(file: string): SourceChart {
  return { file, types: new Map(), factors: new Map() };
}

/** Adds the type unless the chart has it. Throws `tooManyTypes` beyond 400 names. */
export function addSourceType(chart: SourceChart, type: SourceType): SourceType {
  const earlier = chart.types.get(type.key);
  if (earlier) return earlier;
  if (chart.types.size === maxSourceTypes) {
    throw new ImportError('tooManyTypes', { file: chart.file, line: type.line });
  }
  chart.types.set(type.key, type);
  return type;
}

/** Sets the factor, 0 to 8, of the attacking on the defending type. */
export function setSourceFactor(
  { factors }: SourceChart,
  attacking: string,
  defending: string,
  factor: number,
): void {
  const row = factors.get(attacking) ?? new Map<string, number>();
  row.set(defending, factor);
  factors.set(attacking, row);
}

/** The factor that `setSourceFactor` set, 0 to 8; undefined if it set none. */
export function getSourceFactor(
  { factors }: SourceChart,
  attacking: string,
  defending: string,
): number | undefined {
  return factors.get(attacking)?.get(defending);
}

const slotLetters = ['0', '1', 'H', 'S'] as const;

/**
 * The abilities of a Pokémon from its first, its second, its hidden and its special one, each once; '' and undefined
 * stand for one that it lacks.
 */
export function sourceAbilities(names: readonly (string | undefined)[]): SourceAbilities {
  const slots = new Map<string, string>();
  for (const [index, slot] of slotLetters.entries()) {
    const name = names[index];
    if (name && !slots.has(name)) slots.set(name, slot);
  }
  return { abilities: [...slots.keys()], slots: [...slots.values()].join('') };
}
