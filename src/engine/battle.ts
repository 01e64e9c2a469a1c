import { type Ability, abilityRule } from './ability.ts';
import type { Condition } from './condition.ts';
import { hitOn, type Matchup, matchup } from './effectiveness.ts';
import type { Generation } from './generation.ts';
import type { Item } from './item.ts';
import { sameTypeBonus, sameTypeBonusName } from './sameTypeBonus.ts';
import { type Attack, type Defender, resolveRules, type World } from './situation.ts';
import type { TeraType, Typing } from './type.ts';

/** A Pokémon that attacks and defends. */
export type Fighter = {
  typing: Typing;
  /** Undefined if it is not Terastallized. */
  tera?: TeraType | undefined;
  item?: Item | undefined;
  /** At least one entry; undefined stands for no ability, or for one that changes no hit. */
  possibleAbilities: readonly (Ability | undefined)[];
  /** An ability that it has in addition to one of `possibleAbilities`. */
  secondAbility?: Ability | undefined;
  /** Its types and moves, without abilities. */
  attacks: readonly Attack[];
};

/** The generation, the chart and the conditions of every hit of a battle. */
export type Field = { world: World; conditions: readonly Condition[] };

/** One attack with the abilities of both fighters; without an attack the multiplier is 0. */
export type BattleHit = {
  attack: Attack | undefined;
  attackerAbility: Ability | undefined;
  defenderAbility: Ability | undefined;
  /** 0 or more, without the same-type attack bonus. */
  multiplier: number;
  /** The same-type attack bonus, 1 to 2.25. */
  bonus: number;
};

/** The attacker's best hits, over all abilities that both fighters may have. */
export type HitRange = {
  /** The best hit with the abilities that weaken it most. */
  low: BattleHit;
  /** The best hit with the abilities that strengthen it most. */
  high: BattleHit;
  /** The largest multiplier, without the bonus, of any attack with any abilities. */
  maxMultiplier: number;
};

/** The hits that a member deals to an opponent, and those that it takes from it. */
export type Duel = { deals: HitRange; takes: HitRange };

const noHit: BattleHit = {
  attack: undefined,
  attackerAbility: undefined,
  defenderAbility: undefined,
  multiplier: 0,
  bonus: 1,
};

/** The damage of a hit, 0 or more; 1 is a hit without any rule. */
export function damageOf({ multiplier, bonus }: BattleHit): number {
  return multiplier * bonus;
}

/** The duels of each member (rows) with each opponent (columns). */
export function duels(
  members: readonly Fighter[],
  opponents: readonly Fighter[],
  field: Field,
): Duel[][] {
  const opponentCases = opponents.map((opponent) => casesOf(opponent, field));
  return members.map((member) => {
    const memberCases = casesOf(member, field);
    return opponentCases.map((cases) => ({
      deals: hitsOn(memberCases, cases, field.world),
      takes: hitsOn(cases, memberCases, field.world),
    }));
  });
}

/** A fighter with each ability that has an effect when it attacks, and when it defends. */
type FighterCases = {
  fighter: Fighter;
  attacking: readonly {
    ability: Ability | undefined;
    isRaised: boolean;
    conditions: readonly Condition[];
    attacks: readonly Attack[];
    /** An attack without type and move, for the rules that those without a move have in common. */
    plain: Attack;
  }[];
  defending: readonly { ability: Ability | undefined; defender: Defender }[];
};

function casesOf(fighter: Fighter, field: Field): FighterCases {
  const { generation } = field.world;
  return {
    fighter,
    attacking: abilitiesOn('attacking', fighter, generation).map((ability) => ({
      ability,
      isRaised: raisesBonus(abilitiesWith(ability, fighter), generation),
      conditions: conditionsFor(fighter, ability, field),
      attacks: fighter.attacks.map((attack) => attackWith(attack, fighter, ability)),
      plain: attackWith({}, fighter, ability),
    })),
    defending: abilitiesOn('defending', fighter, generation).map((ability) => ({
      ability,
      defender: defenderWith(ability, fighter),
    })),
  };
}

/** The range of the attacker's best hits on the defender. */
function hitsOn(
  { fighter, attacking }: FighterCases,
  { defending }: FighterCases,
  world: World,
): HitRange {
  let low: BattleHit | undefined;
  let high: BattleHit | undefined;
  let maxMultiplier = 0;
  for (const { ability: attackerAbility, isRaised, conditions, attacks, plain } of attacking) {
    for (const { ability: defenderAbility, defender } of defending) {
      const target = conditions.length > 0 ? { ...defender, conditions } : defender;
      const { active } = resolveRules(plain, target, world);
      let best = noHit;
      let bestDamage = -1;
      for (const attack of attacks) {
        const rules = attack.move ? undefined : active;
        const { multiplier, type } = hitOn(attack, target, world, rules);
        const bonus = sameTypeBonus(fighter, type, isRaised);
        if (multiplier > maxMultiplier) maxMultiplier = multiplier;
        if (multiplier * bonus > bestDamage) {
          bestDamage = multiplier * bonus;
          best = { attack, attackerAbility, defenderAbility, multiplier, bonus };
        }
      }
      if (!low || damageOf(best) < damageOf(low)) low = best;
      if (!high || damageOf(best) > damageOf(high)) high = best;
    }
  }
  return { low: low ?? noHit, high: high ?? noHit, maxMultiplier };
}

/** The factors of a hit, the same-type attack bonus as the last one. */
export function explainHit(
  attacker: Fighter,
  defender: Fighter,
  { attack, attackerAbility, defenderAbility, bonus }: BattleHit,
  field: Field,
): Matchup {
  if (!attack) return { effectiveness: 0, multiplier: 0, factors: [] };
  const { effectiveness, multiplier, factors } = matchup(
    attack,
    {
      ...defenderWith(defenderAbility, defender),
      conditions: conditionsFor(attacker, attackerAbility, field),
    },
    field.world,
  );
  return {
    effectiveness,
    multiplier: multiplier * bonus,
    factors: bonus === 1 ? factors : [...factors, { by: sameTypeBonusName, factor: bonus }],
  };
}

function attackWith(attack: Attack, fighter: Fighter, ability: Ability | undefined): Attack {
  return { ...attack, item: fighter.item, abilities: abilitiesWith(ability, fighter) };
}

function defenderWith(ability: Ability | undefined, fighter: Fighter): Defender {
  const { typing, tera, item } = fighter;
  return { typing, tera, item, abilities: abilitiesWith(ability, fighter) };
}

/** The ability with the fighter's second one. */
function abilitiesWith(
  ability: Ability | undefined,
  { secondAbility }: Fighter,
): readonly Ability[] {
  return [ability, secondAbility].filter((each) => each !== undefined);
}

/** The possible abilities, with undefined for all those without an effect on this side. */
function abilitiesOn(
  side: 'attacking' | 'defending',
  { possibleAbilities }: Fighter,
  generation: Generation,
): (Ability | undefined)[] {
  const hasEffect = (ability: Ability) => {
    const rules = abilityRule(generation, ability);
    // An attacker in the air gets nothing from a terrain.
    return rules[side] ?? rules.defending?.liftsDefender;
  };
  return [
    ...new Set(
      possibleAbilities.map((ability) => (ability && hasEffect(ability) ? ability : undefined)),
    ),
  ];
}

function raisesBonus(abilities: readonly Ability[], generation: Generation): boolean {
  return abilities.some(
    (ability) => abilityRule(generation, ability).attacking?.raisesSameTypeBonus,
  );
}

/** Terrains that strengthen attacks only of a Pokémon on the ground. */
const attackerTerrains: readonly Condition[] = [
  'electric_terrain',
  'grassy_terrain',
  'psychic_terrain',
];

/** The conditions of the field for an attack of this Pokémon. */
function conditionsFor(
  attacker: Fighter,
  ability: Ability | undefined,
  { conditions, world }: Field,
): readonly Condition[] {
  const hasTerrain = conditions.some((condition) => attackerTerrains.includes(condition));
  if (!hasTerrain || isOnGround(attacker, abilitiesWith(ability, attacker), conditions, world))
    return conditions;
  return conditions.filter((condition) => !attackerTerrains.includes(condition));
}

/** Whether the Pokémon is on the ground; sim: isGrounded in sim/pokemon.js of @pkmn/sim 0.10.11. */
function isOnGround(
  { typing, tera, item }: Fighter,
  abilities: readonly Ability[],
  conditions: readonly Condition[],
  { generation }: World,
): boolean {
  if (conditions.includes('gravity') || item === 'iron_ball') return true;
  const types = tera === undefined || tera === 'stellar' ? typing : [tera];
  const isLifted = abilities.some(
    (ability) => abilityRule(generation, ability).defending?.liftsDefender,
  );
  return !types.includes('flying') && !isLifted && item !== 'air_balloon';
}
