import { bonusOf } from '#core/answers/battle.ts';
import {
  enterField,
  type Field,
  type Fighter,
  listCases,
  suppressesWeather,
  withoutWeatherTypes,
} from '#core/answers/fighter.ts';
import { sameTypeBonusName } from '#core/hit/sameTypeBonus.ts';
import type { Attack } from '#core/hit/situation.ts';
import type { Ability } from '#core/rules/ability.ts';
import { sameTypeBonusIn } from '#core/rulesets/ruleset.ts';
import {
  type DoublesPokemon,
  type DoublesSituation,
  type Draw,
  doublesMatchups,
  type TargetMatchup,
} from './doubles.ts';
import type { DoublesAbility } from './pairAbility.ts';
import type { PairAbility } from './pairAbilityName.ts';
import type { DoublesCondition, DoublesTarget, Foe } from './turnCondition.ts';

/** A fighter in a double battle. */
export type PairFighter = Fighter & {
  /** The id of its Pokémon. */
  pokemon?: string | undefined;
  /** Its ability, if that changes hits only in doubles and it is known to have it. */
  pairAbility?: PairAbility | undefined;
  otherForms?: readonly PairFighter[] | undefined;
};

/** Those who are on the field: the user of the attacks, its partner, and the opponents. */
export type OnField = {
  user: PairFighter;
  partner?: PairFighter | undefined;
  foes: readonly [PairFighter | undefined, PairFighter | undefined];
};

/** The field and what the others have done this turn. */
export type DoublesField = { field: Field; turn?: readonly DoublesCondition[] | undefined };

/** What an attack does to one Pokémon, with certain abilities of both. */
export type PairHit = TargetMatchup & {
  /** The same-type attack bonus, 1 to 2.25; `multiplier` does not have it. */
  bonus: number;
  userAbility: Ability | undefined;
  targetAbility: Ability | undefined;
};

/** The hits on one Pokémon, with the abilities that weaken it most and that strengthen it most. */
type PairHitRange = { low: PairHit; high: PairHit };

/** What one attack does to everyone whom it can hit. */
export type FieldAttack = {
  attack: Attack;
  /** Whether it hits all of `targets` at once, and not the one that the player chooses. */
  isWide: boolean;
  targets: Readonly<Partial<Record<DoublesTarget, PairHitRange>>>;
  /** Who draws the attack on the opponent at the place. */
  draws: Readonly<Partial<Record<Foe, Draw>>>;
};

const foes = ['foe1', 'foe2'] as const;

/** The abilities of the fighter that are certain; those of which it has one are not. */
export function knownAbilities(fighter: PairFighter): readonly DoublesAbility[] {
  const { possibleAbilities, secondAbility, pairAbility } = fighter;
  const only = possibleAbilities.length === 1 ? possibleAbilities[0] : undefined;
  return [only, secondAbility, pairAbility].filter((each) => each !== undefined);
}

/** The fighter on the field, with the abilities that are certain. */
export function toDoublesPokemon(fighter: PairFighter): DoublesPokemon {
  const { pokemon, typing, tera, item, isAbilityTriggered } = fighter;
  return { pokemon, typing, tera, item, isAbilityTriggered, abilities: knownAbilities(fighter) };
}

/**
 * What each attack of the user does to both opponents, and to its partner if it hits everyone. An
 * attack on one Pokémon has the answer for each opponent that it can be aimed at.
 */
export function attacksOnField(onField: OnField, doublesField: DoublesField): FieldAttack[] {
  const { field } = doublesField;
  return enterField(onField.user, field).attacks.map((attack) => {
    const ranges = new Map<DoublesTarget, PairHitRange>();
    const draws: Partial<Record<Foe, Draw>> = {};
    let isWide = false;
    for (const aim of foes) {
      if (!onField.foes[aim === 'foe1' ? 0 : 1]) continue;
      const situation = situationOf(onField, doublesField, attack, aim);
      const { draw, targets } = doublesMatchups(situation, field.world);
      if (draw) draws[aim] = draw;
      const reached = Object.keys(targets) as DoublesTarget[];
      isWide ||= reached.length > 1;
      for (const target of draw ? [] : reached) {
        const hits = listHits(onField, doublesField, attack, aim, target);
        const [low, high] = [hits[0], hits.at(-1)];
        if (low && high && !ranges.has(target)) ranges.set(target, { low, high });
      }
    }
    return { attack, isWide, targets: Object.fromEntries(ranges), draws };
  });
}

/** The damage of a hit with the same-type attack bonus, 0 or more. */
export function pairDamageOf({ multiplier, bonus }: Pick<PairHit, 'multiplier' | 'bonus'>): number {
  return multiplier * bonus;
}

/**
 * The hits with each ability that the user and the target may have, the weakest first; none if somebody else
 * draws the attack.
 */
export function listHits(
  onField: OnField,
  doublesField: DoublesField,
  attack: Attack,
  aim: DoublesTarget,
  target: DoublesTarget,
): PairHit[] {
  const { field } = doublesField;
  const { world } = field;
  const situation = situationOf(onField, doublesField, attack, aim);
  const user = enterField(onField.user, field);
  const defender = enterField(fighterAt(onField, target), field);
  const ownTypeBonus = sameTypeBonusIn(world.ruleset);
  const defending = listCases(defender, field).defending;
  return listCases(user, field)
    .attacking.flatMap(({ ability: userAbility }) =>
      defending.flatMap(({ ability: targetAbility }) => {
        const { targets, type, effects } = doublesMatchups(
          {
            ...replace(situation, target, withAbility(defender, targetAbility)),
            user: withAbility(user, userAbility),
          },
          world,
        );
        const hit = targets[target];
        if (!hit) return [];
        const bonus = bonusOf(attack, type, user, effects, ownTypeBonus);
        return [{ ...hit, bonus, userAbility, targetAbility }];
      }),
    )
    .sort((one, other) => pairDamageOf(one) - pairDamageOf(other));
}

function fighterAt({ partner, foes: [foe1, foe2] }: OnField, target: DoublesTarget): PairFighter {
  return (target === 'partner' ? partner : target === 'foe1' ? foe1 : foe2)!;
}

/** The steps of the hit, the same-type attack bonus as the last one. */
export function explainPairHit({ bonus, ...hit }: PairHit): TargetMatchup {
  if (bonus === 1) return hit;
  return {
    effectiveness: hit.effectiveness,
    multiplier: hit.multiplier * bonus,
    factors: [...hit.factors, { by: sameTypeBonusName, factor: bonus }],
  };
}

function withAbility(fighter: PairFighter, ability: Ability | undefined): DoublesPokemon {
  return toDoublesPokemon({ ...fighter, possibleAbilities: [ability] });
}

function situationOf(
  { user, partner, foes: [foe1, foe2] }: OnField,
  { field, turn = [] }: DoublesField,
  attack: Attack,
  aim: DoublesTarget,
): DoublesSituation {
  const present = [user, partner, foe1, foe2].filter((each) => each !== undefined);
  const isSuppressed = present.some((each) => suppressesWeather(each, field));
  const enter = <Each extends PairFighter | undefined>(fighter: Each) =>
    fighter &&
    toDoublesPokemon(enterField(isSuppressed ? withoutWeatherTypes(fighter) : fighter, field));
  return {
    attack,
    user: enter(user)!,
    partner: enter(partner),
    foes: [enter(foe1), enter(foe2)],
    aim,
    conditions: [...field.conditions, ...turn],
  };
}

/** The situation with another Pokémon as the target. */
function replace(
  situation: DoublesSituation,
  target: DoublesTarget,
  pokemon: DoublesPokemon,
): DoublesSituation {
  const [foe1, foe2] = situation.foes;
  if (target === 'partner') return { ...situation, partner: pokemon };
  return { ...situation, foes: target === 'foe1' ? [pokemon, foe2] : [foe1, pokemon] };
}
