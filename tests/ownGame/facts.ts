import { readFileSync } from 'node:fs';
import { factorOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import {
  type ImportOptions,
  type OwnGameImport,
  readOwnGame,
} from '#core/ownGames/import/readOwnGame.ts';

/** A chart as facts: the types in order, and the factors that are not 1. */
export type Facts = {
  types: readonly string[];
  chart: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Entries of the game's files that stand for no type. */
  placeholders?: readonly string[];
  /** Types that the game's files mark as no real types. */
  pseudo?: readonly string[];
};

/** Four games, whose charts are tables in files of their names. */
const games = {
  // PokePersona, src/data/types_info.h
  pokepersona: { placeholders: ['none', 'mystery', 'stellar'] },
  // pureRGB, data/types/type_matchups.asm
  purergb: { placeholders: ['typeless'] },
  // Pokémon Tectonic, PBS/types.txt
  tectonic: { placeholders: ['qmarks', 'flex'], pseudo: ['mutant'] },
  // Pokémon Uranium on pokeathlon/pokemon-showdown, data/mods/gen9uranium/typechart.ts
  uranium: {},
} satisfies Record<string, Partial<Facts>>;

type GameName = keyof typeof games;

/** The names of the four games. */
export const gameNames = Object.keys(games) as GameName[];

/** The chart of one of the four games. */
export function readFacts(name: GameName): Facts {
  const text = readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8');
  const [[, ...types] = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const chart = Object.fromEntries(
    rows.map(([attacking, ...factors]) => [
      attacking,
      Object.fromEntries(types.map((type, index) => [type, Number(factors[index])])),
    ]),
  );
  return { types, chart, ...games[name] };
}

/** The factor of the facts. */
export function factorIn({ chart }: Facts, attacking: string, defending: string): number {
  const row = Object.hasOwn(chart, attacking) ? chart[attacking]! : {};
  return Object.hasOwn(row, defending) ? row[defending]! : 1;
}

/** A factor of the facts that is not 1. */
type Cell = { attacking: string; defending: string; factor: number };

/** The factors that are not 1, in the order of the types. */
export function cellsIn(facts: Facts): Cell[] {
  return facts.types
    .flatMap((attacking) =>
      facts.types.map((defending) => {
        return { attacking, defending, factor: factorIn(facts, attacking, defending) };
      }),
    )
    .filter(({ factor }) => factor !== 1);
}

/** Every factor of the facts as a line, the types in alphabetical order. */
export function allCells(facts: Facts): string[] {
  const types = [...facts.types].sort();
  return types.flatMap((one) =>
    types.map((other) => `${one} on ${other}: ${factorIn(facts, one, other)}`),
  );
}

/** The facts of a game that was read. */
export function factsOf({ types, chart }: Pick<OwnGameImport, 'types' | 'chart'>): Facts {
  const ids = types.map(({ id }) => id);
  const row = (attacking: Type) =>
    Object.fromEntries(ids.map((each) => [each, factorOf(chart, attacking, each)]));
  return { types: ids, chart: Object.fromEntries(ids.map((id) => [id, row(id)])) };
}

/** Returns a function that reads texts as files with the ending. */
export function readerOf(ending: string) {
  return (texts: string | readonly string[], options?: ImportOptions): OwnGameImport =>
    readOwnGame(
      [texts].flat().map((text, index) => ({ name: `file${index}${ending}`, text })),
      options,
    );
}

/** The factors other than 1 of a game that was read, such as `fire>grass 2`. */
export function cellsOf(game: OwnGameImport): string[] {
  return cellsIn(factsOf(game)).map(
    ({ attacking, defending, factor }) => `${attacking}>${defending} ${factor}`,
  );
}

/** The codes and texts of the warnings, such as `unknownType SOUND`. */
export function warningsOf({ warnings }: Pick<OwnGameImport, 'warnings'>): string[] {
  return warnings.map(({ code, text }) => (text ? `${code} ${text}` : code));
}
