import { readFileSync } from 'node:fs';
import type { Fighter } from '#engine/fighter.ts';
import type { Ruleset } from '#engine/ruleset.ts';
import { addLikelyAttacks, listLikelyStrikes } from '#picks/likelyAttacks.ts';
import { parseLearnFile } from '#pokedex/learnFile.ts';
import { hasLikelyMoves, learnListOf } from '#pokedex/learnKey.ts';
import { loadedMoves } from '#pokedex/moves.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
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
