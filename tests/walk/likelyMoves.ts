import { readFileSync } from 'node:fs';
import type { Fighter } from '#core/answers/fighter.ts';
import { addLikelyAttacks, listLikelyStrikes } from '#core/picks/likelyAttacks.ts';
import { parseLearnFile } from '#core/pokedex/learning/learnFile.ts';
import { hasLikelyMoves, learnListOf } from '#core/pokedex/learning/learnKey.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { loadMovesFromDisk } from '../loadMoves.ts';

loadMovesFromDisk();

/** The fighter with the likely moves of its Pokémon, if there are any. */
export function addLikely(
  ruleset: Ruleset,
  fighter: Fighter,
  pokemon: Pokemon | undefined,
  pokedex: readonly Pokemon[],
): Fighter {
  const { table } = loadedMoves.get();
  if (!pokemon || !table || !hasLikelyMoves(ruleset)) return fighter;
  const text = readFileSync(`public/learn/${learnListOf(ruleset).key}.json`, 'utf8');
  const list = parseLearnFile(JSON.parse(text), pokedex.length, table);
  const likely = list[pokedex.indexOf(pokemon)]?.likely ?? [];
  return addLikelyAttacks(fighter, listLikelyStrikes(ruleset, fighter, pokemon.id, likely));
}
