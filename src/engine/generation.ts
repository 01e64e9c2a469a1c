import { defendersOf } from './chart.ts';
import { type Era, eraOfNumber, lastGeneration } from './era.ts';
import { type Feature, featureSince } from './feature.ts';
import type { FusionRule } from './fusion.ts';
import { type Game, type GameRow, games } from './game.ts';
import type { GenerationNumber } from './generationNumber.ts';
import type { OwnGame } from './ownGame.ts';
import { type GameRules, ruleSets } from './ruleSet.ts';
import { type OfficialType, type TeraType, type Type, type TypeCount, types } from './type.ts';

/** The source of the rules: the last generation of an era, an official game, or a player's own game. */
export type Generation = Era | Game | OwnGame;

/** Whether it is a player's own game. */
export function isOwnGame(generation: Generation): generation is OwnGame {
  return typeof generation === 'object';
}

/** The era or the official game whose rules apply. */
function baseOf(generation: Generation): Era | Game {
  return isOwnGame(generation) ? generation.base : generation;
}

/** The official game whose rules apply; undefined for those of an era. */
export function gameOf(generation: Generation): Game | undefined {
  const base = baseOf(generation);
  return isGame(base) ? base : undefined;
}

/** Whether it is an official game, and not an era or a player's own game. */
export function isGame(generation: string | OwnGame): generation is Game {
  return typeof generation === 'string' && Object.hasOwn(games, generation);
}

/** The number of the generation whose rules apply, 1 to 10. */
export function generationNumber(generation: Generation): GenerationNumber {
  const base = baseOf(generation);
  return isGame(base) ? games[base].generation : lastGeneration[base];
}

/** The era whose chart the game uses or, if it is a player's own, started from; an era itself. */
export function eraOf(generation: Generation): Era {
  const base = baseOf(generation);
  return isGame(base) ? eraOfNumber(generationNumber(base)) : base;
}

/** Whether something introduced in generation `since`, 1 to 10, exists in the chosen generation. */
export function existsIn(generation: Generation, since: number): boolean {
  return since <= generationNumber(generation);
}

/**
 * Whether the ability, move or condition can occur; only an official game excludes some by its
 * `absent`.
 */
export function hasRule(generation: Generation, name: string): boolean {
  return !gameRowOf(generation)?.absent?.includes(name);
}

/** The rules of the own game, undefined if it has those of its base alone. */
function ownRulesOf(generation: Generation): GameRules | undefined {
  return isOwnGame(generation) && generation.rules ? ruleSets[generation.rules] : undefined;
}

/** The rules of the official game; undefined for an era. */
function gameRowOf(generation: Generation): GameRow | undefined {
  const game = gameOf(generation);
  return game && games[game];
}

/** The rule of the own game or, if it has none, of the official game that it is based on. */
function findRule<Key extends keyof GameRules>(
  generation: Generation,
  key: Key,
): GameRules[Key] | undefined {
  return ownRulesOf(generation)?.[key] ?? gameRowOf(generation)?.[key];
}

/**
 * Whether the generation has the feature. An own game with abilities supports `abilities` even if it
 * has no official ones.
 */
export function supports(generation: Generation, feature: Feature): boolean {
  const hasOwnAbilities = isOwnGame(generation) && (generation.abilities ?? []).length > 0;
  return (feature === 'abilities' && hasOwnAbilities) || supportsOfficial(generation, feature);
}

/** Whether the generation has the official abilities, items, moves and so on of the feature. */
export function supportsOfficial(generation: Generation, feature: Feature): boolean {
  if (!existsIn(generation, featureSince[feature])) return false;
  // Inverse battles never came back after generation 6; without a game they are free to choose.
  const isOver = generationNumber(generation) > featureSince.inverse;
  if (feature === 'inverse' && isOver && gameOf(generation)) return false;
  return ![ownRulesOf(generation), gameRowOf(generation)].some((rules) =>
    rules?.without?.includes(feature),
  );
}

/** The factor of the same-type attack bonus without Adaptability and Tera types. */
export function sameTypeBonusIn(generation: Generation): number {
  return findRule(generation, 'sameTypeBonus') ?? 1.5;
}

/** The effectiveness of double weaknesses and double resistances; undefined if factors multiply. */
export function doubleFactorsIn(generation: Generation): GameRules['doubleFactors'] {
  return findRule(generation, 'doubleFactors');
}

/** Whether the formulas are those of generation `since` or a later one. */
export function hasMechanicsOf(generation: Generation, since: GenerationNumber): boolean {
  return since <= (findRule(generation, 'mechanics') ?? generationNumber(generation));
}

/** Whether a Pokémon of the generation can have two abilities at once. */
export function hasSecondAbility(generation: Generation): boolean {
  return isOwnGame(generation) && generation.hasSecondAbility === true;
}

/** The rule for fusions in the generation; undefined in one without fusions. */
export function fusionRuleIn(generation: Generation): FusionRule | undefined {
  return isOwnGame(generation) ? generation.fusion : undefined;
}

const typeSince: Partial<Record<OfficialType, GenerationNumber>> = { steel: 2, dark: 2, fairy: 6 };

/** The 15, 17 or 18 official types of the era, in the games' order. */
export function officialTypesIn(era: Era): readonly OfficialType[] {
  return types.filter((type) => existsIn(era, typeSince[type] ?? 1));
}

const officialTypes = {
  default: officialTypesIn('default'),
  gen2: officialTypesIn('gen2'),
  gen1: officialTypesIn('gen1'),
} as const satisfies Record<Era, readonly Type[]>;

/** The types that a Pokémon of the generation can have, in the chart's order; 1 to 64. */
export function typesIn(generation: Generation): readonly Type[] {
  return isOwnGame(generation) ? defendersOf(generation.chart) : officialTypes[eraOf(generation)];
}

/**
 * The types that a Pokémon of the generation can Terastallize into, Stellar last; none before
 * generation 9.
 */
export function teraTypesIn(generation: Generation): readonly TeraType[] {
  return supports(generation, 'tera') ? [...typesIn(generation), 'stellar'] : [];
}

/** The type count, limited to 2 if the generation has no third type. */
export function typeCountIn(generation: Generation, typeCount: TypeCount): TypeCount {
  return supports(generation, 'thirdType') ? typeCount : 2;
}
