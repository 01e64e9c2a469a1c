// docs/data.md says where the facts of public/learn and public/learners come from.
import { readFileSync, writeFileSync } from 'node:fs';
import { isOfficialType, type OfficialType } from '#core/charts/type.ts';
import { learnedTypeOf } from '#core/picks/learnedMoves.ts';
import { parseGameLists, pokemonOf } from '#core/pokedex/gameLists.ts';
import { formatLearners } from '#core/pokedex/learning/learnersFile.ts';
import { formatLearnFile, type Learnable } from '#core/pokedex/learning/learnFile.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import { addMoves } from '#core/pokedex/moveFiles/addMoves.ts';
import { parsePokedex } from '#core/pokedex/parsePokedex.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { MoveId } from '#core/rules/moveFacts.ts';
import { type Game, gameNames } from '#core/rulesets/game.ts';
import { createLearnsetReader } from './learnsets.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The keys of the files, each with the newest game that has it. */
export const learnGames: ReadonlyMap<string, Game> = new Map(
  gameNames.toReversed().map((game) => [learnListOf(game).key, game]),
);

/** Writes the two files with the key, from the unpacked package `pokemon-showdown`. */
function generateFiles(directory: string, key: string): void {
  const ruleset = learnGames.get(key)!;
  const table = addMoves(readJson('public/moves.json'));
  const pokedex = parsePokedex(readJson('public/pokedex.json'));
  const lists = parseGameLists(readJson('public/games.json'));
  const games = gameNames.filter((game) => learnListOf(game).key === key);
  const inGames = new Set(games.flatMap((game) => [...pokemonOf(lists, game, 'all', pokedex)]));
  const read = createLearnsetReader(directory, key, table, pokedex, inGames);

  function typesOf(pokemon: Pokemon, moves: readonly MoveId[]): OfficialType[] {
    return moves.flatMap((id) => {
      const type = learnedTypeOf(ruleset, pokemon, table.moves.get(id)!);
      return type && type !== 'typeless' && isOfficialType(type) ? [type] : [];
    });
  }

  const rows = pokedex.map((pokemon) => ({ pokemon, learned: read(pokemon) }));
  const list = rows.map(({ pokemon, learned }): Learnable | undefined => {
    if (!learned) return undefined;
    const { likely, ways } = learned;
    const byLevel = [...ways.keys()].filter((id) => ways.get(id)?.has('level'));
    return {
      likely: likely.filter((id) => learnedTypeOf(ruleset, pokemon, table.moves.get(id)!)),
      level: typesOf(pokemon, byLevel),
      possible: typesOf(pokemon, [...ways.keys()]),
    };
  });
  const learners = formatLearners(
    rows.map(({ learned }) => learned?.ways),
    table,
  );
  writeFileSync(`public/learn/${key}.json`, `${JSON.stringify(formatLearnFile(list, table))}\n`);
  writeFileSync(`public/learners/${key}.json`, `${JSON.stringify(learners)}\n`);
}

/** What the command prints for `--help`. */
export const usage = `npm run learn -- DIRECTORY
Writes public/learn and public/learners from the unpacked npm package pokemon-showdown 0.11.11.`;

/** Writes the files of learnable moves; docs/data.md says how to get the package. */
export function main([directory = '']: string[]): void {
  for (const key of learnGames.keys()) generateFiles(directory, key);
}
