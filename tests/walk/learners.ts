import { readFileSync } from 'node:fs';
import type { Strike } from '#core/hit/strike.ts';
import { createLearnFilter } from '#core/picks/learnedMoves.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import { parseLearners } from '#core/pokedex/learning/learnersFile.ts';
import { learnListOf } from '#core/pokedex/learning/learnKey.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { loadMovesFromDisk } from '../loadMoves.ts';

loadMovesFromDisk();

/** Which Pokémon can learn an attack, and of which it is not known; undefined if the game cannot answer. */
export function createLearners(
  ruleset: Ruleset,
  strike: Strike | undefined,
  pokedex: readonly Pokemon[],
): { learns: (pokemon: Pokemon) => boolean; isUnknown: (pokemon: Pokemon) => boolean } | undefined {
  const { table } = loadedMoves.get();
  if (!table || !strike || isOwnGame(ruleset) || !isSupported(ruleset, strike)) return undefined;
  const text = readFileSync(`public/learners/${learnListOf(ruleset).key}.json`, 'utf8');
  const { findWays, isUnknown } = parseLearners(JSON.parse(text), pokedex.length, table);
  const list = createLearnFilter(strike, ruleset, [...table.moves.values()], (pokemon, move) =>
    findWays(pokedex.indexOf(pokemon), move),
  );
  return {
    learns: (pokemon) => list(pokemon).length > 0,
    isUnknown: (pokemon) => isUnknown(pokedex.indexOf(pokemon)),
  };
}
