export { type Ability, abilitiesIn } from '#engine/ability.ts';
export {
  type BattleHit,
  type Duel,
  damageOf,
  explainHit,
  type HitRange,
} from '#engine/battle.ts';
export type { BestAttack, BestHit } from '#engine/bestHit.ts';
export {
  attackersOf,
  type Chart,
  defendersOf,
  factorOf,
  hasType,
  inverse,
  makeChart,
} from '#engine/chart.ts';
export { parseChart } from '#engine/chartFile/parseChart.ts';
export type { Condition } from '#engine/condition.ts';
export {
  type CoverageMode,
  type CoverageResult,
  type CoverageSummary,
  modeOf,
  summarize,
  type Target,
} from '#engine/coverage.ts';
export type { DefenseGroup, DefenseMatchup } from '#engine/defense.ts';
export type { Factor, Matchup } from '#engine/effectiveness.ts';
export { type Era, eras } from '#engine/era.ts';
export type { Field, Fighter } from '#engine/fighter.ts';
export { type Game, gameNames } from '#engine/game.ts';
export { type Item, itemsIn } from '#engine/item.ts';
export type { Move } from '#engine/move.ts';
export {
  type OffenseGroup,
  type OffenseMatchup,
  type TypingGroup,
  typingsOf,
} from '#engine/offense.ts';
export { chartIn } from '#engine/officialChart.ts';
export { type Ruleset, supports, typesIn } from '#engine/ruleset.ts';
export type { Attack, Defender, World } from '#engine/situation.ts';
export { isDangerous, sortByDanger, type Tally, type TeamRow } from '#engine/team.ts';
export { type AttackingType, type TeraType, type Type, type Typing, types } from '#engine/type.ts';
export {
  type BattleRecord,
  type BattleSummary,
  isAnswer,
  isSafeSwitchIn,
  rankAgainst,
  type Standing,
  summarizeBattle,
  type Verdict,
  verdictOf,
} from '#engine/verdict.ts';
export {
  bestHit,
  coverage,
  defense,
  duels,
  groupByBestAttack,
  matchup,
  offense,
  team,
  walls,
  worldIn,
} from './matchups.ts';
