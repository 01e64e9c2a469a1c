import { offense } from '#core/answers/offense.ts';
import { defendersOf } from '#core/charts/chart.ts';
import type { Type } from '#core/charts/type.ts';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import type { World } from '#core/hit/situation.ts';
import type { ChosenAttack } from '#core/links/offense.ts';
import type { FindWays } from '#core/pokedex/learning/learnersFile.ts';
import { type Pokemon, typingIn } from '#core/pokedex/pokemon.ts';
import type { MoveFacts } from '#core/rules/moveFacts.ts';
import type { Settings } from '#core/rulesets/settings.ts';
import { type LearnedMove, listLearnedMoves } from './learnedMoves.ts';
import { resolveStrike } from './moveUser.ts';
import { supportedAttacks } from './supportedAttacks.ts';
import { toAttack } from './supportedStrikes.ts';

/** The types against which none of the attacks is super effective, in the order of the chart. */
export function findGaps(
  attacks: readonly ChosenAttack[],
  settings: Settings,
  inverse: boolean,
): Type[] {
  const picks = supportedAttacks(settings, { attacks, inverse, countAbilities: false });
  const covered = new Set(
    offense(picks.attacks, picks.world)
      .filter(({ multiplier }) => multiplier > 1)
      .flatMap(({ matchups }) => matchups.map(({ defending }) => defending)),
  );
  return defendersOf(picks.world.chart).filter((type) => !covered.has(type));
}

/** The move that each Pokémon learns most easily of those that are super effective against the type. */
export function findLearnableAnswers(
  gap: Type,
  members: readonly Pokemon[],
  world: World,
  moves: readonly MoveFacts[],
  findWays: FindWays<Pokemon>,
): { pokemon: Pokemon; answer: LearnedMove }[] {
  const { ruleset } = world;
  return members.flatMap((pokemon) => {
    const user = { pokemon: pokemon.id, typing: typingIn(ruleset, pokemon) };
    const answer = listLearnedMoves(ruleset, pokemon, moves, findWays).find(({ move }) => {
      const attack = toAttack(resolveStrike(move, user));
      return evaluateHit(attack, { typing: [gap] }, world).effectiveness > 1;
    });
    return answer ? [{ pokemon, answer }] : [];
  });
}
