import { isOfficialAttackingType } from '#core/charts/type.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import { type LoadedMoves, loadedMoves, setLoadedMoves } from '#core/pokedex/moves/moves.ts';
import { showdownId } from '#core/pokedex/names/showdownId.ts';
import { ownTypeOf } from '#core/rules/moveFacts.ts';
import type { OfficialHitType } from '#core/rules/rule.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { moveFinder, type NamedMove, parseMoveNames } from './moveNames.ts';
import { type MoveTable, parseMoves } from './moveTable.ts';

/* Parses the files of moves; it is loaded with them, and not with the first screen. */

/** Adds the content of `moves.json`, unless it is loaded. */
export function addMoves(json: unknown): MoveTable {
  const existingTable = loadedMoves.get().table;
  if (existingTable) return existingTable;
  const table = parseMoves(json);
  setLoadedMoves({ table, names: {} });
  return table;
}

/** Adds the content of the file of a language, after `addMoves`. */
export function addMoveNames(language: MoveLanguage, json: unknown): void {
  const { table, names } = loadedMoves.get();
  if (!table) throw new TypeError('The names of moves need the moves');
  setLoadedMoves({ table, names: { ...names, [language]: parseMoveNames(json, table) } });
}

/**
 * The type of a move whose damage does not depend on types, such as Seismic Toss, by its English name or id:
 * targets that are immune to it take none, and those of a typeless one always some. Undefined for other moves.
 */
export function findFixedDamage(name: string, ruleset: Ruleset): OfficialHitType | undefined {
  const facts = loadedMoves.get().table?.fixedDamage.get(showdownId(name));
  if (!facts) return undefined;
  const type = ownTypeOf(facts, ruleset);
  if (type === 'typeless') return 'typeless';
  // Links have no words for the types of an own game.
  return isOfficialAttackingType(type) ? type : facts.type;
}

let finder: { loaded: LoadedMoves; find: ReturnType<typeof moveFinder> } | undefined;

/**
 * Finds a move by any of its names in the loaded languages, as `moveFinder` does; undefined until the
 * moves are loaded.
 */
export function findNamedMove(name: string, language?: string): NamedMove {
  const loaded = loadedMoves.get();
  if (!loaded.table) return undefined;
  if (finder?.loaded !== loaded) {
    finder = { loaded, find: moveFinder(loaded.table, loaded.names) };
  }
  return finder.find(name, language);
}
