export {
  type BattleHit,
  type Duel,
  damageOf,
  explainHit,
  type HitRange,
} from '#core/answers/battle.ts';
export type { BestAttack, BestHit } from '#core/answers/bestHit.ts';
export {
  type CoverageMode,
  type CoverageResult,
  type CoverageSummary,
  modeOf,
  summarize,
  type Target,
} from '#core/answers/coverage.ts';
export type { DefenseGroup, DefenseMatchup } from '#core/answers/defense.ts';
export type { Field, Fighter } from '#core/answers/fighter.ts';
export {
  type OffenseGroup,
  type OffenseMatchup,
  type TypingGroup,
  typingsOf,
} from '#core/answers/offense.ts';
export { isDangerous, sortByDanger, type Tally, type TeamRow } from '#core/answers/team.ts';
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
} from '#core/answers/verdict.ts';
export {
  attackersOf,
  type Chart,
  defendersOf,
  factorOf,
  hasType,
  inverse,
  makeChart,
} from '#core/charts/chart.ts';
export { parseChart } from '#core/charts/chartFile/parseChart.ts';
export {
  type AttackingType,
  type TeraType,
  type Type,
  type Typing,
  types,
} from '#core/charts/type.ts';
export type {
  DoublesAnswer,
  DoublesFactor,
  DoublesPokemon,
  DoublesSituation,
  Draw,
  Place,
  TargetMatchup,
} from '#core/doubles/doubles.ts';
export type { DoublesAbility } from '#core/doubles/pairAbility.ts';
export type { PairAbility } from '#core/doubles/pairAbilityName.ts';
export type {
  DoublesCondition,
  DoublesTarget,
  Foe,
  TurnCondition,
} from '#core/doubles/turnCondition.ts';
export type { Factor, Matchup } from '#core/hit/effectiveness.ts';
export type { Attack, Defender, World } from '#core/hit/situation.ts';
export { type Ability, abilitiesIn } from '#core/rules/ability.ts';
export type { Condition } from '#core/rules/condition.ts';
export { type Item, itemsIn } from '#core/rules/item.ts';
export type { Move } from '#core/rules/move.ts';
export { type Era, eras } from '#core/rulesets/era.ts';
export { type Game, gameNames } from '#core/rulesets/game.ts';
export { chartIn } from '#core/rulesets/officialChart.ts';
export { type Ruleset, supports, typesIn } from '#core/rulesets/ruleset.ts';
export {
  bestHit,
  coverage,
  defense,
  doublesMatchups,
  duels,
  groupByBestAttack,
  matchup,
  offense,
  team,
  walls,
  worldIn,
} from './matchups.ts';
