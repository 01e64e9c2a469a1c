import { readFileSync } from 'node:fs';
import { Dex } from '@pkmn/dex';
import { type GenerationNum, Generations, toID } from '@smogon/calc';
import { attackersOf, factorOf } from '#engine/chart.ts';
import { eraOfNumber } from '#engine/era.ts';
import { gameNames } from '#engine/game.ts';
import { ownTypeOf } from '#engine/moveFacts.ts';
import { chartIn } from '#engine/officialChart.ts';
import { generationNumber, type Ruleset } from '#engine/ruleset.ts';
import { parseMoves } from '#pokedex/moveFiles/moveTable.ts';
import { parsePokedex } from '#pokedex/parsePokedex.ts';
import { pokemonIn, typingIn } from '#pokedex/pokemon.ts';
import { showdownId } from '#pokedex/showdownId.ts';

/** How many facts or numbers were compared with a program, and which differ. */
export type Comparison = { program: string; count: number; differences: readonly string[] };

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly GenerationNum[];

/** The factors of Showdown's `damageTaken`. */
const factors = [1, 2, 0.5, 0];

function readPublic(file: string): unknown {
  return JSON.parse(readFileSync(`public/${file}`, 'utf8'));
}

/** The name and the version of a package. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return `${name} ${version}`;
}

/** The rules with the Pokémon and moves of the generation: those of its last game. */
function rulesetOf(number: GenerationNum): Ruleset {
  const game = gameNames.findLast(
    (name) => name !== 'champions' && generationNumber(name) === number,
  );
  return game ?? eraOfNumber(number);
}

/** Moves without a type up to generation 4, to which the other program gives that of later ones. */
const typelessMoves: readonly string[] = ['beatup', 'futuresight', 'doomdesire'];

/** Each cell of the chart of each generation. */
function compareCharts(): Comparison {
  const cells = numbers.flatMap((number) => {
    const chart = chartIn(eraOfNumber(number));
    const types = attackersOf(chart);
    return types.flatMap((attacking) =>
      types.map((defending) => {
        const { damageTaken } = Dex.forGen(number).types.get(defending);
        const name = `${attacking[0]?.toUpperCase()}${attacking.slice(1)}`;
        const theirs = factors[damageTaken[name as keyof typeof damageTaken] ?? -1];
        return {
          id: `${number} ${attacking} ${defending}`,
          ours: factorOf(chart, attacking, defending),
          theirs,
        };
      }),
    );
  });
  return summarize('@pkmn/dex', cells);
}

/** The types of each Pokémon in each generation that the other program has it in. */
function compareTypings(): Comparison {
  const pokedex = parsePokedex(readPublic('pokedex.json'));
  const rows = numbers.flatMap((number) => {
    const { species } = Generations.get(number);
    const ruleset = rulesetOf(number);
    return pokemonIn(ruleset, pokedex).flatMap((pokemon) => {
      const theirs = species.get(toID(pokemon.id))?.types.join('/').toLowerCase();
      return theirs === undefined
        ? []
        : [{ id: `${number} ${pokemon.id}`, ours: typingIn(ruleset, pokemon).join('/'), theirs }];
    });
  });
  return summarize('@smogon/calc', rows);
}

/** The type of each damaging move in each generation that the other program has it in. */
function compareMoves(): Comparison {
  const { moves } = parseMoves(readPublic('moves.json'));
  const byId = new Map([...moves.values()].map((facts) => [showdownId(facts.id), facts]));
  const rows = numbers.flatMap((number) =>
    [...Generations.get(number).moves].flatMap(({ id, type }) => {
      const facts = byId.get(id);
      const isTypeless = number <= 4 && typelessMoves.includes(id);
      return facts && !isTypeless
        ? [
            {
              id: `${number} ${id}`,
              ours: ownTypeOf(facts, rulesetOf(number)),
              theirs: type.toLowerCase(),
            },
          ]
        : [];
    }),
  );
  return summarize('@smogon/calc', rows);
}

function summarize(
  name: string,
  rows: readonly { id: string; ours: unknown; theirs: unknown }[],
): Comparison {
  return {
    program: versionOf(name),
    count: rows.length,
    differences: rows
      .filter(({ ours, theirs }) => ours !== theirs)
      .map(({ id, ours, theirs }) => `${id}: ${ours} instead of ${theirs}`),
  };
}

/** The facts that each run of the tests compares with another program. */
export const comparisons = {
  charts: compareCharts,
  typings: compareTypings,
  moves: compareMoves,
} as const satisfies Record<string, () => Comparison>;
