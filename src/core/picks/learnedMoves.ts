import { isType, type Strike, splitMove } from '#core/hit/strike.ts';
import { type FindWays, type LearnWay, learnWays } from '#core/pokedex/learning/learnersFile.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import { type MoveFacts, type MoveId, ownTypeOf } from '#core/rules/moveFacts.ts';
import type { HitType } from '#core/rules/rule.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { resolveStrike } from './moveUser.ts';
import { isSupported } from './supportedStrikes.ts';

/** A move that a Pokémon can learn, with the type that it has for it, and how, the easiest way first. */
export type LearnedMove = { move: Strike; type: HitType; ways: readonly LearnWay[] };

/** Moves that have any type, or none. */
const typelessMoves = new Set([
  'HiddenPower',
  'NaturalGift',
  'tera_blast',
  'TeraBlast',
  'struggle',
]);

/** The type that the move has for the Pokémon; undefined for one that can have any type, or none. */
export function learnedTypeOf(
  ruleset: Ruleset,
  pokemon: Pokemon,
  facts: MoveFacts,
): HitType | undefined {
  if (typelessMoves.has(facts.id)) return undefined;
  const user = { pokemon: pokemon.id, typing: typingIn(ruleset, pokemon) };
  const strike = resolveStrike(facts.id, user);
  return (isType(strike) ? strike : splitMove(strike).type) ?? ownTypeOf(facts, ruleset);
}

/** All moves that the Pokémon can learn in the game, those that it learns most easily first. */
export function listLearnedMoves(
  ruleset: Ruleset,
  pokemon: Pokemon,
  moves: Iterable<MoveFacts>,
  findWays: FindWays<Pokemon>,
): LearnedMove[] {
  const easeOf = ({ ways }: LearnedMove) => learnWays.indexOf(ways[0]!);
  return [...moves]
    .flatMap((facts) => {
      const ways = isSupported(ruleset, facts.id) ? findWays(pokemon, facts.id) : [];
      const type = ways.length > 0 ? learnedTypeOf(ruleset, pokemon, facts) : undefined;
      return type ? [{ move: facts.id, type, ways }] : [];
    })
    .sort((one, other) => easeOf(one) - easeOf(other));
}

/**
 * Returns a function that lists what a Pokémon can learn of the strike: the move, or each move of the type.
 * Nothing if it learns none.
 */
export function createLearnFilter(
  strike: Strike,
  ruleset: Ruleset,
  moves: readonly MoveFacts[],
  findWays: FindWays<Pokemon>,
): (pokemon: Pokemon) => readonly LearnedMove[] {
  if (!isType(strike)) {
    const { id } = splitMove(strike);
    return (pokemon) => {
      const ways = findWays(pokemon, id as MoveId);
      return ways.length > 0 ? [{ move: id, type: 'typeless', ways }] : [];
    };
  }
  const candidates = moves.filter(
    (facts) => facts.typeSource || ownTypeOf(facts, ruleset) === strike,
  );
  return (pokemon) =>
    listLearnedMoves(ruleset, pokemon, candidates, findWays).filter(({ type }) => type === strike);
}
