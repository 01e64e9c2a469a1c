import { defendersOf } from '#core/charts/chart.ts';
import type { FusionRule } from '#core/charts/fusion.ts';
import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import {
  type OfficialType,
  type TeraType,
  type Type,
  type TypeCount,
  typeSince,
  types,
} from '#core/charts/type.ts';
import { type Era, eraOfNumber, eras, lastGeneration } from './era.ts';
import { type Feature, featureSince } from './feature.ts';
import { type Game, type GameRow, games } from './game.ts';
import type { OwnGame } from './ownGame.ts';
import { type GameRules, presetRules } from './presetRules.ts';

/** The source of the rules: the last generation of an era, an official game, or a player's own game. */
export type Ruleset = Era | Game | OwnGame;

/** Whether it is a player's own game. */
export function isOwnGame(ruleset: Ruleset): ruleset is OwnGame {
  return typeof ruleset === 'object';
}

/** The era or the official game whose rules apply. */
function baseOf(ruleset: Ruleset): Era | Game {
  return isOwnGame(ruleset) ? ruleset.base : ruleset;
}

/** The official game whose rules apply; undefined for those of an era. */
export function gameOf(ruleset: Ruleset): Game | undefined {
  const base = baseOf(ruleset);
  return isGame(base) ? base : undefined;
}

/** Whether it is an official game, and not an era or a player's own game. */
export function isGame(ruleset: string | OwnGame): ruleset is Game {
  return typeof ruleset === 'string' && Object.hasOwn(games, ruleset);
}

/** The number of the generation whose rules apply. */
export function generationNumber(ruleset: Ruleset): GenerationNumber {
  const base = baseOf(ruleset);
  return isGame(base) ? games[base].generation : lastGeneration[base];
}

/** The era whose chart the game uses or, if it is a player's own, started from; an era itself. */
export function eraOf(ruleset: Ruleset): Era {
  const base = baseOf(ruleset);
  return isGame(base) ? eraOfNumber(generationNumber(base)) : base;
}

/** Whether something introduced in generation `since` exists in the chosen generation. */
export function existsIn(ruleset: Ruleset, since: number): boolean {
  return since <= generationNumber(ruleset);
}

/**
 * Whether the ability, move or condition can occur; only an official game excludes some by its
 * `absent`.
 */
export function hasRule(ruleset: Ruleset, name: string): boolean {
  return !gameRowOf(ruleset)?.absent?.includes(name);
}

/** The rules of the own game, undefined if it has those of its base alone. */
function ownRulesOf(ruleset: Ruleset): GameRules | undefined {
  return isOwnGame(ruleset) && ruleset.rules ? presetRules[ruleset.rules] : undefined;
}

/** The rules of the official game; undefined for an era. */
function gameRowOf(ruleset: Ruleset): GameRow | undefined {
  const game = gameOf(ruleset);
  return game && games[game];
}

/** The rule of the own game or, if it has none, of the official game that it is based on. */
function findRule<Key extends keyof GameRules>(
  ruleset: Ruleset,
  key: Key,
): GameRules[Key] | undefined {
  return ownRulesOf(ruleset)?.[key] ?? gameRowOf(ruleset)?.[key];
}

/**
 * Whether the ruleset has the feature. An own game with abilities supports `abilities` even if it
 * has no official ones.
 */
export function supports(ruleset: Ruleset, feature: Feature): boolean {
  const hasOwnAbilities = isOwnGame(ruleset) && (ruleset.abilities ?? []).length > 0;
  return (feature === 'abilities' && hasOwnAbilities) || supportsOfficial(ruleset, feature);
}

/** Whether the ruleset has the official abilities, items, moves and so on of the feature. */
export function supportsOfficial(ruleset: Ruleset, feature: Feature): boolean {
  if (!existsIn(ruleset, featureSince[feature])) return false;
  // Inverse battles never came back after generation 6; without a game they are free to choose.
  const isOver = generationNumber(ruleset) > featureSince.inverse;
  if (feature === 'inverse' && isOver && gameOf(ruleset)) return false;
  return ![ownRulesOf(ruleset), gameRowOf(ruleset)].some((rules) =>
    rules?.without?.includes(feature),
  );
}

/** The factor of the same-type attack bonus without Adaptability and Tera types. */
export function sameTypeBonusIn(ruleset: Ruleset): number {
  return findRule(ruleset, 'sameTypeBonus') ?? 1.5;
}

/** The effectiveness of double weaknesses and double resistances; undefined if factors multiply. */
export function doubleFactorsIn(ruleset: Ruleset): GameRules['doubleFactors'] {
  return findRule(ruleset, 'doubleFactors');
}

/** Whether the formulas are those of generation `since` or a later one. */
export function hasMechanicsOf(ruleset: Ruleset, since: GenerationNumber): boolean {
  return since <= (findRule(ruleset, 'mechanics') ?? generationNumber(ruleset));
}

/** Whether a Pokémon of the ruleset can have two abilities at once. */
export function hasSecondAbility(ruleset: Ruleset): boolean {
  return isOwnGame(ruleset) && ruleset.hasSecondAbility === true;
}

/** The rule for fusions in the ruleset; undefined in one without fusions. */
export function fusionRuleIn(ruleset: Ruleset): FusionRule | undefined {
  return isOwnGame(ruleset) ? ruleset.fusion : undefined;
}

/** The official types of the era, in the games' order. */
export function officialTypesIn(era: Era): readonly OfficialType[] {
  return types.filter((type) => existsIn(era, typeSince[type] ?? 1));
}

const officialTypes = Object.fromEntries(
  eras.map((era) => [era, officialTypesIn(era)]),
) as Readonly<Record<Era, readonly OfficialType[]>>;

/** The types that a Pokémon of the ruleset can have, in the chart's order; 1 to 64. */
export function typesIn(ruleset: Ruleset): readonly Type[] {
  return isOwnGame(ruleset) ? defendersOf(ruleset.chart) : officialTypes[eraOf(ruleset)];
}

/**
 * The types that a Pokémon of the ruleset can Terastallize into, Stellar last; none before
 * generation 9.
 */
export function teraTypesIn(ruleset: Ruleset): readonly TeraType[] {
  return supports(ruleset, 'tera') ? [...typesIn(ruleset), 'stellar'] : [];
}

/** The type count, limited to 2 if the ruleset has no third type. */
export function typeCountIn(ruleset: Ruleset, typeCount: TypeCount): TypeCount {
  return supports(ruleset, 'thirdType') ? typeCount : 2;
}
