import { duels as computeDuels, type Duel } from '#core/answers/battle.ts';
import { type BestHit, bestHit as findBestHit } from '#core/answers/bestHit.ts';
import {
  type CoverageResult,
  coverage as computeCoverage,
  type Target,
} from '#core/answers/coverage.ts';
import { defense as computeDefense, type DefenseGroup } from '#core/answers/defense.ts';
import type { Field, Fighter } from '#core/answers/fighter.ts';
import {
  offense as computeOffense,
  walls as findWalls,
  groupByBestAttack as groupTypings,
  type OffenseGroup,
  type TypingGroup,
} from '#core/answers/offense.ts';
import { team as computeTeam, type TeamRow } from '#core/answers/team.ts';
import type { Typing } from '#core/charts/type.ts';
import {
  doublesMatchups as computeDoubles,
  type DoublesAnswer,
  type DoublesSituation,
} from '#core/doubles/doubles.ts';
import { matchup as computeMatchup, type Matchup } from '#core/hit/effectiveness.ts';
import {
  type Attack,
  type Defender,
  worldIn as getWorld,
  type World,
} from '#core/hit/situation.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import {
  checkAttack,
  checkAttacks,
  checkConditions,
  checkDefender,
  checkDoubles,
  checkFighter,
  checkInverse,
  checkList,
  checkRuleset,
  checkTarget,
  checkTyping,
  checkWorld,
} from './check.ts';

/**
 * The world of the generation; the same arguments return the same object. Throws a RangeError for
 * an unknown generation, and for an inverse battle in a game without them.
 */
export function worldIn(ruleset: Ruleset, isInverse = false): World {
  checkRuleset(ruleset);
  checkInverse(ruleset, isInverse);
  return getWorld(ruleset, isInverse);
}

/**
 * The multiplier of the attack on the defender, with every step. Throws a RangeError for an
 * unknown name.
 */
export function matchup(attack: Attack, defender: Defender, world: World): Matchup {
  checkWorld(world);
  checkAttack(attack, world);
  checkDefender(defender, world);
  return computeMatchup(attack, defender, world);
}

/**
 * What the attack does to each Pokémon that it reaches in a double battle, with every step, and who draws
 * it. Throws a RangeError for an unknown name, and in a game without double battles.
 */
export function doublesMatchups(situation: DoublesSituation, world: World): DoublesAnswer {
  checkWorld(world);
  checkDoubles(situation, world);
  return computeDoubles(situation, world);
}

/**
 * Groups the attacking types by multiplier against the defender, the largest first. Throws a
 * RangeError for an unknown name.
 */
export function defense(defender: Defender, world: World): DefenseGroup[] {
  checkWorld(world);
  checkDefender(defender, world);
  return computeDefense(defender, world);
}

/**
 * One row per attacking type, in the chart's order, with Stellar if a member is Terastallized.
 * Throws a RangeError for an unknown name.
 */
export function team(members: readonly Defender[], world: World): TeamRow[] {
  checkWorld(world);
  checkList('The members', members);
  for (const member of members) checkDefender(member, world);
  return computeTeam(members, world);
}

/**
 * The best single attack on the defender; it never combines the rules of two attacks. Throws a
 * RangeError for an unknown name.
 */
export function bestHit(attacks: readonly Attack[], defender: Defender, world: World): BestHit {
  checkWorld(world);
  checkAttacks(attacks, world);
  checkDefender(defender, world);
  return findBestHit(attacks, defender, world);
}

/**
 * Groups the chart's defending types by the multiplier of the best attack, the largest first.
 * Throws a RangeError for an unknown name.
 */
export function offense(attacks: readonly Attack[], world: World): OffenseGroup[] {
  checkWorld(world);
  checkAttacks(attacks, world);
  return computeOffense(attacks, world);
}

/**
 * Groups the typings by the multiplier of the best attack, the largest first. Throws a RangeError
 * for an unknown name.
 */
export function groupByBestAttack(
  attacks: readonly Attack[],
  typings: readonly Typing[],
  world: World,
): TypingGroup[] {
  checkAttacksAndTypings(attacks, typings, world);
  return groupTypings(attacks, typings, world);
}

/**
 * The typings that no attack is super effective against. Throws a RangeError for an unknown name.
 */
export function walls(
  attacks: readonly Attack[],
  typings: readonly Typing[],
  world: World,
): Typing[] {
  checkAttacksAndTypings(attacks, typings, world);
  return findWalls(attacks, typings, world);
}

/**
 * The best attack on each target, in their order, if the target has the ability that is best for
 * the attacker. Throws a RangeError for an unknown name.
 */
export function coverage(
  attacks: readonly Attack[],
  targets: readonly Target[],
  world: World,
): CoverageResult[] {
  checkWorld(world);
  checkAttacks(attacks, world);
  checkList('The targets', targets);
  for (const target of targets) checkTarget(target, world);
  return computeCoverage(attacks, targets, world);
}

/**
 * The duels of each member (rows) with each opponent (columns). Throws a RangeError for an unknown
 * name.
 */
export function duels(
  members: readonly Fighter[],
  opponents: readonly Fighter[],
  field: Field,
): Duel[][] {
  checkWorld(field.world);
  checkList('The members', members);
  checkList('The opponents', opponents);
  for (const fighter of [...members, ...opponents]) checkFighter(fighter, field.world);
  checkConditions(field.conditions, field.world);
  return computeDuels(members, opponents, field);
}

function checkAttacksAndTypings(
  attacks: readonly Attack[],
  typings: readonly Typing[],
  world: World,
): void {
  checkWorld(world);
  checkAttacks(attacks, world);
  checkList('The typings', typings);
  for (const typing of typings) checkTyping(typing, world);
}
