import { attackersOf, hasType } from '#core/charts/chart.ts';
import { type AttackingType, attackingTypes } from '#core/charts/type.ts';
import { type Move, moves } from '#core/rules/move.ts';
import { hasMove, type MoveFacts, type MoveId, ownTypeOf } from '#core/rules/moveFacts.ts';
import { type HitType, selectableIn } from '#core/rules/rule.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import type { Attack } from './situation.ts';

/**
 * One attack that a player can choose: a type, or a move. Behind the id of a move can be the type that
 * its user or its set gives to it: `IvyCudgel_water`.
 */
export type Strike = AttackingType | MoveId;

/** The official strikes of all generations that need no facts: the types, then the moves with rules. */
export const strikes: readonly Strike[] = [...attackingTypes, ...selectableIn('default', moves)];

/** The types and the moves with rules of the generation; Stellar only with Terastallization. */
export const strikesIn = oncePerRuleset((ruleset): readonly Strike[] => {
  const stellar = supports(ruleset, 'tera') ? (['stellar'] as const) : [];
  return [...attackersOf(chartIn(ruleset)), ...stellar, ...selectableIn(ruleset, moves)];
});

/** Whether the strike is a type and not a move. */
export function isType(strike: Strike): strike is AttackingType {
  return !hasOwnRules(strike) && !/^[A-Z]/.test(strike);
}

/** Whether the strike is a move that has its own rules. */
export function hasOwnRules(strike: Strike): strike is Move {
  return Object.hasOwn(moves, strike);
}

/** The id of the move, and the type behind it: `HiddenPower_fire`. */
export function splitMove(move: MoveId): { id: MoveId; type: AttackingType | undefined } {
  const end = hasOwnRules(move) ? -1 : move.indexOf('_');
  return end < 0
    ? { id: move, type: undefined }
    : { id: move.slice(0, end) as MoveId, type: move.slice(end + 1) as AttackingType };
}

/** Puts the type that the user or the set gives to the move behind its id. */
export function joinMove(id: MoveId, type: AttackingType | undefined): MoveId {
  return type === undefined ? id : (`${id}_${type}` as MoveId);
}

/** The attack of a strike; of a move without rules by its facts. */
export function attackOf(strike: Strike, facts?: MoveFacts): Attack {
  if (isType(strike)) return { type: strike };
  if (hasOwnRules(strike)) return { move: strike };
  return { move: facts, type: splitMove(strike).type };
}

/** The strike of an attack. */
export function strikeOf({ type, move }: Attack): Strike | undefined {
  if (move === undefined) return type;
  return typeof move === 'string' ? move : joinMove(move.id, type);
}

/** Whether the generation has the type or the move, and its chart the type of the move. */
export function supportsStrike(
  ruleset: Ruleset,
  strike: Strike,
  facts: MoveFacts | undefined,
): boolean {
  if (isType(strike) || hasOwnRules(strike)) return strikesIn(ruleset).includes(strike);
  if (!facts || !hasMove(ruleset, facts)) return false;
  const type: HitType = splitMove(strike).type ?? ownTypeOf(facts, ruleset);
  if (type === 'stellar') return supports(ruleset, 'tera');
  return type === 'typeless' || hasType(chartIn(ruleset), type);
}
