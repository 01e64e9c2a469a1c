import { type Chart, defendersOf } from '#core/charts/chart.ts';
import type { Type, Typing } from '#core/charts/type.ts';
import { groupByMultiplier } from '#core/hit/outcome.ts';
import type { Attack, World } from '#core/hit/situation.ts';
import { type BestHit, bestHit, createBestAttackLookup } from './bestHit.ts';

/** The best attack on one defending type. */
export type OffenseMatchup = BestHit & { defending: Type };

/** The defending types on which the best attack has the same multiplier. */
export type OffenseGroup = { multiplier: number; matchups: OffenseMatchup[] };

/** The typings on which the best attack has the same multiplier. */
export type TypingGroup = { multiplier: number; typings: Typing[] };

/** Groups the chart's defending types by the multiplier of the best attack, the largest first. */
export function offense(attacks: readonly Attack[], world: World): OffenseGroup[] {
  const matchups = defendersOf(world.chart).map((defending) => ({
    defending,
    ...bestHit(attacks, { typing: [defending] }, world),
  }));
  return groupByMultiplier(matchups, ({ multiplier }) => multiplier).map(
    ([multiplier, matchups]) => ({
      multiplier,
      matchups,
    }),
  );
}

/** The best Stellar attack on a Terastallized Pokémon; undefined if no attack is Stellar. */
export function bestHitOnTerastallized(
  attacks: readonly Attack[],
  world: World,
): BestHit | undefined {
  const stellar = attacks.filter(({ type }) => type === 'stellar');
  if (stellar.length === 0) return undefined;
  return bestHit(stellar, { typing: ['normal'], tera: 'stellar' }, world);
}

/**
 * Every typing of 1, 2 or 3 defending types of the chart, in its order; 18 types have 18, 153 or
 * 816.
 */
export function typingsOf(chart: Chart, count: 1 | 2 | 3): Typing[] {
  return combinations(defendersOf(chart), count);
}

function combinations(types: readonly Type[], count: number): Typing[] {
  if (count === 0) return [[]];
  return types.flatMap((type, index) =>
    combinations(types.slice(index + 1), count - 1).map((others) => [type, ...others]),
  );
}

/** Groups the typings by the multiplier of the best attack, the largest first. */
export function groupByBestAttack(
  attacks: readonly Attack[],
  typings: readonly Typing[],
  world: World,
): TypingGroup[] {
  const best = createBestAttackLookup(attacks, world);
  return groupByMultiplier(typings, (typing) => best(typing).multiplier).map(
    ([multiplier, typings]) => ({
      multiplier,
      typings,
    }),
  );
}

/** The typings that no attack is super effective against. */
export function walls(
  attacks: readonly Attack[],
  typings: readonly Typing[],
  world: World,
): Typing[] {
  const best = createBestAttackLookup(attacks, world);
  return typings.filter((typing) => best(typing).multiplier <= 1);
}
