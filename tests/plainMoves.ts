import { readFileSync } from 'node:fs';
import { parseMoves } from '#core/pokedex/moveFiles/moveTable.ts';
import { moves } from '#core/rules/move.ts';
import { hasMove, type MoveFacts, ownTypeOf } from '#core/rules/moveFacts.ts';
import { existsIn, type Ruleset } from '#core/rulesets/ruleset.ts';

/** The moves of the generation whose type only the field can decide. */
export function listPlainMoves(world: Ruleset): MoveFacts[] {
  const { moves: allMoves } = parseMoves(JSON.parse(readFileSync('public/moves.json', 'utf8')));
  return [...allMoves.values()].filter(
    (facts) =>
      hasMove(world, facts) &&
      !Object.hasOwn(moves, facts.id) &&
      [undefined, 'condition'].includes(facts.typeSource) &&
      // In generation 3 the simulator changes it by a function that also doubles its power.
      !(facts.id === 'WeatherBall' && !existsIn(world, 4)) &&
      // The simulator has a type for moves that had none up to generation 4.
      ownTypeOf(facts, world) !== 'typeless',
  );
}
