import { typingsOf } from '#core/answers/offense.ts';
import { attackersOf, hasType } from '#core/charts/chart.ts';
import type { Typing } from '#core/charts/type.ts';
import { type World, worldIn } from '#core/hit/situation.ts';
import { hasOwnRules, isType, type Strike } from '#core/hit/strike.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { onlyAbilityIn, relevantAbilitiesIn } from '#core/pokedex/pokemonAbilities.ts';
import { type Ability, abilitiesIn } from '#core/rules/ability.ts';
import { type Move, moves, typeOf } from '#core/rules/move.ts';
import { hasMove, type MoveFacts, type MoveId, ownTypeOf } from '#core/rules/moveFacts.ts';
import { type NamedRule, selectableIn } from '#core/rules/rule.ts';
import { type Ruleset, supports } from '#core/rulesets/ruleset.ts';
import { makePool, type QuestionPool } from './pool.ts';
import { multiplierOf, type QuestionDirection, type QuestionTarget } from './question.ts';

/** The levels of the questions by their targets, the easiest first. */
export const levels = ['single', 'dual', 'moves', 'pokemon', 'abilities', 'team'] as const;

export type PracticeLevel = (typeof levels)[number];

/** A Pokémon that can be a target. */
export type PracticeCandidate = { pokemon: Pokemon; typing: Typing; name: string };

/** The levels of the generation. */
export function levelsIn(ruleset: Ruleset): readonly PracticeLevel[] {
  return levels.filter((level) => level !== 'abilities' || supports(ruleset, 'abilities'));
}

/**
 * The questions of the level; `team` are the members of the player's team as targets, `allMoves` the moves
 * that one level names.
 */
export function poolOf(
  level: PracticeLevel,
  ruleset: Ruleset,
  candidates: readonly PracticeCandidate[],
  team: readonly QuestionTarget[],
  direction: QuestionDirection,
  allMoves: Iterable<MoveFacts> = [],
): QuestionPool {
  const world = worldIn(ruleset);
  const types: readonly Strike[] = attackersOf(world.chart);
  const strikes = level === 'single' ? types : [...types, ...chartMoves(world)];
  const hasEffect = createAbilityFilter(world, strikes);
  const targets = listTargets(level, world, hasEffect, candidates, team);
  if (level !== 'moves') return makePool(world, strikes, targets, direction);
  const namedMoves = groupMoves(world, strikes, allMoves);
  const pool = makePool(world, [...namedMoves.keys()], targets, direction);
  return { ...pool, moves: namedMoves };
}

/** The moves that act like a strike in all questions, by the strike; moves with rules act like themselves. */
function groupMoves(
  { ruleset }: World,
  strikes: readonly Strike[],
  allMoves: Iterable<MoveFacts>,
): Map<Strike, MoveId[]> {
  const plainMoves = [...allMoves].filter(
    (facts) => !facts.typeSource && !hasOwnRules(facts.id) && hasMove(ruleset, facts),
  );
  const movesOf = (strike: Strike): MoveId[] =>
    isType(strike)
      ? plainMoves.filter((facts) => ownTypeOf(facts, ruleset) === strike).map(({ id }) => id)
      : [strike];
  return new Map(
    strikes.map((strike) => [strike, movesOf(strike)] as const).filter(([, ids]) => ids.length > 0),
  );
}

/**
 * The abilities of a named Pokémon in a question: the one that it always has counts, those that it may
 * have do not.
 */
export function targetAbilities(
  ruleset: Ruleset,
  pokemon: Pokemon,
): Pick<QuestionTarget, 'ability' | 'uncountedAbilities'> {
  const ability = onlyAbilityIn(ruleset, pokemon);
  return ability ? { ability } : { uncountedAbilities: relevantAbilitiesIn(ruleset, pokemon) };
}

/** The moves whose rules change factors of the chart, such as Freeze-Dry. */
function chartMoves({ ruleset, chart }: World): Move[] {
  return selectableIn(ruleset, moves).filter((move) => {
    const { modifyTypeFactor, addedType, ignoresImmunity }: NamedRule = moves[move];
    return (modifyTypeFactor || addedType || ignoresImmunity) && hasType(chart, typeOf(move));
  });
}

function listTargets(
  level: PracticeLevel,
  world: World,
  hasEffect: AbilityFilter,
  candidates: readonly PracticeCandidate[],
  team: readonly QuestionTarget[],
): readonly QuestionTarget[] {
  if (level === 'team') return team.map((target) => withoutIdleAbilities(target, hasEffect));
  if (level === 'single' || level === 'dual' || level === 'moves') {
    return typingsOf(world.chart, level === 'single' ? 1 : 2).map((typing) => ({ typing }));
  }
  const targets = candidates
    .filter(({ typing }) => typing.length > 0)
    .map(({ pokemon, typing, name }) => ({
      pokemon,
      target: { typing, name, pokemon: pokemon.id },
    }));
  if (level === 'pokemon') {
    return targets.map(({ pokemon, target }) =>
      withoutIdleAbilities({ ...target, ...targetAbilities(world.ruleset, pokemon) }, hasEffect),
    );
  }
  const own = abilitiesIn(world.ruleset, 'defending').filter((each) => each.startsWith('own_'));
  const withAbilities = targets.flatMap(({ pokemon, target }) =>
    relevantAbilitiesIn(world.ruleset, pokemon).map((ability) => ({ ...target, ability })),
  );
  // The Pokédex does not know which Pokémon have an ability of an own game, so single types are the
  // targets.
  const withOwn = own.flatMap((ability) =>
    typingsOf(world.chart, 1).map((typing) => ({ typing, ability })),
  );
  return [...withAbilities, ...withOwn].filter(hasEffect);
}

/** Removes the abilities that change no multiplier, such as Cloud Nine without weather. */
function withoutIdleAbilities(
  { ability, uncountedAbilities, ...target }: QuestionTarget,
  hasEffect: AbilityFilter,
): QuestionTarget {
  const { typing } = target;
  const uncounted = (uncountedAbilities ?? []).filter((each) =>
    hasEffect({ typing, ability: each }),
  );
  return {
    ...target,
    ...(ability && hasEffect({ typing, ability }) && { ability }),
    ...(uncounted.length > 0 && { uncountedAbilities: uncounted }),
  };
}

type AbilityFilter = (target: { typing: Typing; ability: Ability }) => boolean;

/** Returns a memoized filter of the targets whose ability changes the multiplier of any strike. */
function createAbilityFilter(world: World, strikes: readonly Strike[]): AbilityFilter {
  const results = new Map<string, boolean>();
  return ({ typing, ability }) => {
    const key = `${typing} ${ability}`;
    const result =
      results.get(key) ??
      strikes.some(
        (strike) =>
          multiplierOf({ strike, target: { typing, ability } }, world) !==
          multiplierOf({ strike, target: { typing } }, world),
      );
    results.set(key, result);
    return result;
  };
}
