import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import type { OfficialAttackingType } from '#core/charts/type.ts';
import type { Game } from '#core/rulesets/game.ts';
import {
  existsIn,
  gameOf,
  generationNumber,
  isOwnGame,
  type Ruleset,
} from '#core/rulesets/ruleset.ts';
import { type Move, typeOf } from './move.ts';
import type { MoveClass } from './moveClass.ts';
import { type Hit, type HitType, isActive, type NamedRule, type OfficialHitType } from './rule.ts';

/** What can decide the type of a move; `set` is the type that is written with the move. */
export const typeSources = ['form', 'item', 'typing', 'tera', 'condition', 'set'] as const;
export type TypeSource = (typeof typeSources)[number];

/**
 * Whom a move hits in a double battle: one Pokémon that the player chooses, both opponents, all others on the
 * field, or an opponent at random.
 */
export const moveTargets = ['one', 'foes', 'others', 'random'] as const;
export type MoveTarget = (typeof moveTargets)[number];

export type MoveCategory = 'physical' | 'special';

/** The id of a move: one with rules of its own, or one in capitals, such as `IceBeam`. */
export type MoveId = Move | Capitalize<string>;

/** The facts of a damaging move, which the caller gives, as it gives the typing of a Pokémon. */
export type MoveFacts = {
  readonly id: MoveId;
  readonly type: OfficialHitType;
  readonly since: GenerationNumber;
  readonly classes: readonly MoveClass[];
  /** `one` if it is missing. */
  readonly target?: MoveTarget;
  /** The category since generation 4, when it became one of the move and not of its type. */
  readonly category?: MoveCategory;
  /** Former targets and categories, each with the last generation that had it. */
  readonly pastTarget?: readonly [number, MoveTarget];
  readonly pastCategory?: readonly [number, MoveCategory];
  /** Former types, each with the last generation that had it. */
  readonly pastTypes?: readonly (readonly [number, OfficialHitType])[];
  /** Its type in games where it is another one. */
  readonly typesInGames?: Readonly<Partial<Record<Game, OfficialHitType>>>;
  /** The games of its generation or later ones that do not have it. */
  readonly absentIn?: readonly Game[];
  readonly typeSource?: TypeSource;
  /** The types by the form's id without hyphens, by Showdown's id of an item, or by the condition. */
  readonly types?: Readonly<Record<string, OfficialAttackingType>>;
};

/** Whether the ruleset has the move. */
export function hasMove(ruleset: Ruleset, { since, absentIn }: MoveFacts): boolean {
  const game = gameOf(ruleset);
  return existsIn(ruleset, since) && !(game && absentIn?.includes(game));
}

/** The type of the move in the ruleset, before anything else decides it. */
export function ownTypeOf(move: Move | MoveFacts, ruleset: Ruleset): HitType {
  const id = typeof move === 'string' ? move : move.id;
  const changedType = isOwnGame(ruleset) && ruleset.moves?.[id]?.type;
  if (changedType) return changedType;
  if (typeof move === 'string') return typeOf(move);
  const { type, pastTypes = [], typesInGames = {} } = move;
  const game = gameOf(ruleset);
  const past = pastTypes.find(([last]) => generationNumber(ruleset) <= last);
  return (game && typesInGames[game]) ?? past?.[1] ?? type;
}

/**
 * Whether abilities leave the type of the move alone: it is decided by an item, by the types of the user, by
 * the field, by its set, or by the Tera Type that is given as `type`.
 */
export function keepsType({ typeSource }: MoveFacts, type: string | undefined): boolean {
  if (typeSource === 'tera') return type !== undefined;
  return typeSource !== undefined && typeSource !== 'form';
}

const fieldRules = new WeakMap<MoveFacts, NamedRule>();

/** The rule of a move whose type the weather or the terrain decides. */
export function fieldRuleOf(facts: MoveFacts): NamedRule | undefined {
  const { id, since, typeSource, types = {} } = facts;
  if (typeSource !== 'condition') return undefined;
  const existingRule = fieldRules.get(facts);
  if (existingRule) return existingRule;
  const rule: NamedRule = {
    name: id,
    since,
    feature: 'moves',
    modifyType: (_, hit) => {
      // Its holder attacks as in the sun, whatever the weather is.
      if (types.sun && isActive(hit, 'mega_sol')) return types.sun;
      // Some abilities have the name of the weather that they set.
      const condition = hit.rules.find(
        ({ name, feature }) => feature === 'conditions' && Object.hasOwn(types, name),
      );
      return condition && reachesAttacker(condition, hit) ? types[condition.name] : undefined;
    },
  };
  fieldRules.set(facts, rule);
  return rule;
}

function reachesAttacker({ isWeather }: NamedRule, hit: Hit): boolean {
  return isWeather
    ? !hit.rules.some(({ sheltersAttacker }) => sheltersAttacker)
    : !hit.isAttackerAirborne;
}
