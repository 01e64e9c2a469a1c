import { bonusOf } from '#core/answers/battle.ts';
import { enterField, type Field, type FighterCases, listCases } from '#core/answers/fighter.ts';
import { evaluateHit } from '#core/hit/effectiveness.ts';
import { type Attack, type Defender, resolveRules, type World } from '#core/hit/situation.ts';
import { rulesOfAbility } from '#core/rules/ability.ts';
import { getOrAdd } from '#core/rulesets/getOrAdd.ts';
import { sameTypeBonusIn } from '#core/rulesets/ruleset.ts';
import { doublesMatchups } from './doubles.ts';
import { mayHitSeveral } from './doublesMove.ts';
import type { DoublesAbility } from './pairAbility.ts';
import { isPairAbility } from './pairAbilityName.ts';
import {
  knownAbilities,
  listHits,
  type OnField,
  type PairFighter,
  pairDamageOf,
  toDoublesPokemon,
} from './pairFighter.ts';
import type { DoublesTarget } from './turnCondition.ts';

/* The numbers of all attacks of a side on the other one; each is computed once, whoever stands beside. */

/** Which end of a range counts: `low` if abilities that nobody knows weaken the attacks most. */
type Bound = 'low' | 'high';

/** An attack of a member in one of the forms that it may have. */
type PairAttack = {
  attack: Attack;
  user: PairFighter;
  /** Whether it hits all whom it can hit at once. */
  isWide: boolean;
};

/** The best attack of a member on one opponent: its index, and its damage. */
type BestOnFoe = { attack: number; damage: number };

/**
 * The numbers of the attacks of one side, all with the same-type attack bonus. Members are indices; the
 * partner and the opponent beside `foe` may be nobody.
 */
export type PairHits = {
  attacks: readonly (readonly PairAttack[])[];
  /** The indices of the attacks of each member that hit all at once. */
  wideAttacks: readonly (readonly number[])[];
  /**
   * The best of the other attacks of the member on `foe`, the first of equal ones; one that somebody else
   * draws does nothing. Its damage is 0 if none does anything.
   */
  bestOnFoe(member: number, partner: Index, foe: number, otherFoe: Index): BestOnFoe;
  /** Two partners of the member with the same number change its attacks alike. */
  groupOf(member: number, partner: Index): number;
  /** The damage of an attack of the member on `foe`, 0 if somebody else draws it. */
  onFoe(member: number, attack: number, partner: Index, foe: number, otherFoe: Index): number;
  /** The damage of a wide attack of the member on its partner. */
  onPartner(member: number, attack: number, partner: Index, foe: number, otherFoe: Index): number;
};

type Index = number | undefined;

/** Abilities of a known Pokémon that change hits of others, besides those of pairs and of the whole field. */
const sharedAbilities: readonly DoublesAbility[] = [
  ...(['lightning_rod', 'storm_drain', 'steely_spirit'] as const),
  ...(['dazzling', 'queenly_majesty', 'armor_tail'] as const),
];

/** The members by what they change for others: nobody is group 0, and those who change nothing are group 1. */
type Groups = {
  of(member: number | undefined): number;
  /** A Pokémon of each group, which stands for all of it. */
  fighters: readonly (PairFighter | undefined)[];
};

const plainGroup = 1;
const plainFighter: PairFighter = { typing: [], possibleAbilities: [undefined], attacks: [] };

function groupByEffect(members: readonly PairForm[][], world: World): Groups {
  const fighters: (PairFighter | undefined)[] = [undefined, plainFighter];
  const groups = new Map([['', plainGroup]]);
  const groupOf = members.map(([form]) => {
    const { fighter } = form!;
    const abilities = knownAbilities(fighter).filter((each) => changesOthers(each, world));
    const { item, pokemon = '' } = fighter;
    const details = [item === 'ability_shield' ? item : '', pokemon];
    const key = abilities.length > 0 ? [...abilities, ...details].join() : '';
    const group = groups.get(key) ?? fighters.push(fighter) - 1;
    groups.set(key, group);
    return group;
  });
  return { fighters, of: (member) => (member === undefined ? 0 : groupOf[member]!) };
}

function changesOthers(ability: DoublesAbility, { ruleset }: World): boolean {
  if (isPairAbility(ability) || sharedAbilities.includes(ability)) return true;
  const { attacking, defending } = rulesOfAbility(ruleset, ability);
  return attacking !== undefined && attacking === defending;
}

/** A form that a member may have, on the field, with each ability that it may have. */
export type PairForm = {
  fighter: PairFighter;
  attacking: FighterCases['attacking'];
  defenders: readonly Defender[];
};

/** The forms that each member may have; the first is its own. */
export function listForms(members: readonly PairFighter[], field: Field): readonly PairForm[][] {
  return members.map((member) =>
    [member, ...(member.otherForms ?? [])].map((form) => {
      const fighter = enterField(form, field);
      const { attacking, defending } = listCases(fighter, field);
      const { conditions } = field;
      const defenders = defending.map(({ defender }) => ({ ...defender, conditions }));
      return { fighter, attacking, defenders };
    }),
  );
}

/** The numbers of the attacks of the members on the opponents, at one end of what abilities can make of them. */
export function createPairHits(
  members: readonly PairForm[][],
  targets: readonly PairForm[][],
  field: Field,
  bound: Bound,
): PairHits {
  const [own, other] = [groupByEffect(members, field.world), groupByEffect(targets, field.world)];
  const attacks = members.map((forms) =>
    forms.flatMap((form) => {
      const numbersOn = memoize((target: PairForm) => singleNumbers(form, target, field, bound));
      return form.fighter.attacks.map((attack, position) => ({
        attack,
        user: form.fighter,
        isWide: isWideAttack(form.fighter, attack, field),
        singleNumber: (target: PairForm) => numbersOn(target)[position]!,
        onFoes: new Map<number, number>(),
        onPartners: new Map<number, number>(),
      }));
    }),
  );
  const wideAttacks = attacks.map((list) =>
    [...list.keys()].filter((attack) => list[attack]!.isWide),
  );
  const bests = members.map(() => new Map<number, BestOnFoe>());

  function fullNumber(onField: OnField, attack: Attack, target: DoublesTarget, end: Bound): number {
    const hits = listHits(onField, { field }, attack, 'foe1', target);
    return pick(hits.map(pairDamageOf), end);
  }

  function onFoe(member: number, index: number, partner: Index, foe: number, otherFoe: Index) {
    const each = attacks[member]![index]!;
    const [ownGroup, otherGroup] = [own.of(partner), other.of(otherFoe)];
    return getOrAdd(each.onFoes, keyOf(foe, ownGroup, otherGroup), () => {
      // Nobody changes it, so that it is the number of a single battle.
      const isPlain =
        Math.max(ownGroup, otherGroup) <= plainGroup && !each.isWide && !isPairHolder(each.user);
      const numbers = targets[foe]!.map((target) => {
        if (isPlain && !isPairHolder(target.fighter)) return each.singleNumber(target);
        const foes = [target.fighter, other.fighters[otherGroup]] as const;
        const onField = { user: each.user, partner: own.fighters[ownGroup], foes };
        return fullNumber(onField, each.attack, 'foe1', bound);
      });
      return pick(numbers, bound);
    });
  }

  return {
    attacks,
    wideAttacks,
    onFoe,
    // A wide attack hits each partner in another way.
    groupOf: (member, partner) =>
      wideAttacks[member]!.length > 0 && partner !== undefined ? 100 + partner : own.of(partner),
    bestOnFoe(member, partner, foe, otherFoe) {
      return getOrAdd(bests[member]!, keyOf(foe, own.of(partner), other.of(otherFoe)), () => {
        let best = { attack: -1, damage: 0 };
        for (const [attack, { isWide }] of attacks[member]!.entries()) {
          const damage = isWide ? 0 : onFoe(member, attack, partner, foe, otherFoe);
          if (damage > best.damage) best = { attack, damage };
        }
        return best;
      });
    },
    onPartner(member, index, partner, foe, otherFoe) {
      if (partner === undefined) return 0;
      const { user, attack, onPartners } = attacks[member]![index]!;
      const [group, otherGroup] = [other.of(foe), other.of(otherFoe)];
      return getOrAdd(onPartners, keyOf(partner, group, otherGroup), () => {
        const foes = [other.fighters[group], other.fighters[otherGroup]] as const;
        const onField = { user, partner: members[partner]![0]!.fighter, foes };
        // What hurts the own side counts at its strongest.
        return fullNumber(onField, attack, 'partner', bound === 'low' ? 'high' : 'low');
      });
    },
  };
}

/** The number at that end, 0 without numbers. */
function pick(numbers: readonly number[], end: Bound): number {
  if (numbers.length === 0) return 0;
  return end === 'low' ? Math.min(...numbers) : Math.max(...numbers);
}

/** Whether an ability that only doubles knows changes the hits of the fighter itself. */
function isPairHolder({ pairAbility }: PairFighter): boolean {
  return pairAbility !== undefined;
}

/** The numbers of all attacks of a single battle, over all abilities that both may have. */
function singleNumbers(
  { fighter, attacking }: PairForm,
  { defenders }: PairForm,
  { world }: Field,
  bound: Bound,
): ArrayLike<number> {
  const ownTypeBonus = sameTypeBonusIn(world.ruleset);
  const choose = bound === 'low' ? Math.min : Math.max;
  const numbers = new Float64Array(fighter.attacks.length).fill(Number.NaN);
  for (const { effects, attacks, attackWithoutMove } of attacking) {
    for (const defender of defenders) {
      const { active } = resolveRules(attackWithoutMove, defender, world);
      for (let index = 0; index < attacks.length; index++) {
        const attack = attacks[index]!;
        const rules = attack.move ? undefined : active;
        const { multiplier, type } = evaluateHit(attack, defender, world, rules);
        const number = multiplier * bonusOf(attack, type, fighter, effects, ownTypeBonus);
        const before = numbers[index]!;
        numbers[index] = Number.isNaN(before) ? number : choose(before, number);
      }
    }
  }
  return numbers;
}

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => getOrAdd(values, key, () => compute(key));
}

/** A key of three indices below 100. */
function keyOf(first: number, second: number, third: number): number {
  return (first * 100 + second) * 100 + third;
}

/** Whether the attack hits all whom it can hit at once. */
function isWideAttack(user: PairFighter, attack: Attack, field: Field): boolean {
  if (!mayHitSeveral(attack, field.world.ruleset)) return false;
  const { targets } = doublesMatchups(
    {
      attack,
      user: toDoublesPokemon(user),
      partner: { typing: [] },
      foes: [{ typing: [] }, { typing: [] }],
      conditions: field.conditions,
    },
    field.world,
  );
  return Object.keys(targets).length > 1;
}
