import type { TeraType, Typing } from '#core/charts/type.ts';
import type { Attack, Defender, World } from '#core/hit/situation.ts';
import { type Ability, rulesOfAbility } from '#core/rules/ability.ts';
import { type Condition, conditions } from '#core/rules/condition.ts';
import type { Item } from '#core/rules/item.ts';
import type { Effect } from '#core/rules/rule.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** A Pokémon that attacks and defends. */
export type Fighter = {
  typing: Typing;
  /** Undefined if it is not Terastallized. */
  tera?: TeraType | undefined;
  /** The types that the weather or the terrain gives to it, such as those of Castform. */
  fieldTypings?: Readonly<Partial<Record<Condition, Typing>>> | undefined;
  item?: Item | undefined;
  /** At least one entry; undefined stands for no ability, or for one that changes no hit. */
  possibleAbilities: readonly (Ability | undefined)[];
  /** An ability that it has in addition to one of `possibleAbilities`. */
  secondAbility?: Ability | undefined;
  /** Whether its abilities that need it are active, such as Flash Fire after a Fire attack. */
  isAbilityTriggered?: boolean | undefined;
  /** Its types and moves, without abilities. */
  attacks: readonly Attack[];
  /** Whether its attacks are not known, so that `attacks` are only its own types. */
  hasUnknownAttacks?: boolean | undefined;
  /** Whether its attacks are not known, and `attacks` are its own types and the moves that it is likely to have. */
  hasLikelyAttacks?: boolean | undefined;
  /** The forms that it may have instead, such as a Mega Evolution that the player has not seen yet. */
  otherForms?: readonly Fighter[] | undefined;
};

/** The generation, the chart and the conditions of every hit of a battle. */
export type Field = { world: World; conditions: readonly Condition[] };

/** A fighter with each possible ability that has an effect when it attacks, and when it defends. */
export type FighterCases = {
  fighter: Fighter;
  attacking: readonly {
    ability: Ability | undefined;
    /** The effects of its abilities when it attacks. */
    effects: readonly Effect[];
    attacks: readonly Attack[];
    /** An attack without type and move; all attacks without a move have its active rules in common. */
    attackWithoutMove: Attack;
  }[];
  defending: readonly { ability: Ability | undefined; defender: Defender }[];
  /** The cases against an opponent that suppresses the weather from which the fighter has its types. */
  withoutWeather?: FighterCases | undefined;
};

/**
 * The fighter as it is against the opponent: with Imposter it has everything but its item and its Tera Type
 * from it.
 */
export function faceOpponent(fighter: Fighter, opponent: Fighter, { world }: Field): Fighter {
  const { ruleset } = world;
  if (!copiesOpponent(fighter, ruleset) || copiesOpponent(opponent, ruleset)) return fighter;
  const { item, tera, isAbilityTriggered } = fighter;
  return { ...opponent, item, tera, isAbilityTriggered };
}

/** Whether the only ability that the fighter can have is Imposter. */
function copiesOpponent(fighter: Fighter, ruleset: Ruleset): boolean {
  return hasCertainEffect(fighter, ruleset, 'copiesOpponent');
}

/** Whether the only ability that the fighter can have is Air Lock or Cloud Nine. */
export function suppressesWeather(fighter: Fighter, { world }: Field): boolean {
  return hasCertainEffect(fighter, world.ruleset, 'suppressesWeather');
}

function hasCertainEffect(
  { possibleAbilities }: Fighter,
  ruleset: Ruleset,
  effect: 'copiesOpponent' | 'suppressesWeather',
): boolean {
  return possibleAbilities.every(
    (ability) => ability && rulesOfAbility(ruleset, ability).attacking?.[effect],
  );
}

/** The fighter without the types that the weather would give to it. */
export function withoutWeatherTypes<Each extends Fighter>({ fieldTypings, ...fighter }: Each) {
  const entries = Object.entries(fieldTypings ?? {}).filter(
    ([condition]) => !conditions[condition as Condition].isWeather,
  );
  return { ...fighter, fieldTypings: Object.fromEntries(entries) };
}

/** The fighter with the types that it has on the field, also as its attacks if they stand for unknown ones. */
export function enterField<Each extends Fighter>(fighter: Each, field: Field): Each {
  const typing = field.conditions.flatMap((condition) => fighter.fieldTypings?.[condition] ?? []);
  if (typing.length === 0) return fighter;
  if (!fighter.hasUnknownAttacks && !fighter.hasLikelyAttacks) return { ...fighter, typing };
  const moves = fighter.attacks.filter(({ move }) => move !== undefined);
  return { ...fighter, typing, attacks: [...ownAttacksOf({ ...fighter, typing }), ...moves] };
}

/** An attack of each of its types, which stand for attacks that are not known. */
export function ownAttacksOf({ typing, tera }: Pick<Fighter, 'typing' | 'tera'>): Attack[] {
  return [...new Set([...typing, ...(tera ? [tera] : [])])].map((type) => ({ type }));
}

/** The fighter with each ability that has an effect in the generation of the field. */
export function listCases(ownFighter: Fighter, field: Field): FighterCases {
  const fighter = enterField(ownFighter, field);
  const { ruleset } = field.world;
  const hasWeatherTypes =
    ownFighter.fieldTypings !== undefined &&
    field.conditions.some(
      (each) => conditions[each].isWeather && ownFighter.fieldTypings?.[each] !== undefined,
    );
  return {
    fighter,
    withoutWeather: hasWeatherTypes ? listCases(withoutWeatherTypes(ownFighter), field) : undefined,
    attacking: relevantAbilities('attacking', fighter, ruleset).map((ability) => ({
      ability,
      effects: addSecondAbility(ability, fighter).flatMap(
        (each) => rulesOfAbility(ruleset, each).attacking ?? [],
      ),
      attacks: fighter.attacks.map((attack) => makeAttack(fighter, attack, ability, field)),
      attackWithoutMove: makeAttack(fighter, {}, ability, field),
    })),
    defending: relevantAbilities('defending', fighter, ruleset).map((ability) => ({
      ability,
      defender: makeDefender(fighter, ability),
    })),
  };
}

function makeAttack(
  fighter: Fighter,
  attack: Attack,
  ability: Ability | undefined,
  { world, conditions: fieldConditions }: Field,
): Attack {
  const { item, isAbilityTriggered } = fighter;
  const abilities = addSecondAbility(ability, fighter);
  const isAirborne = !isOnGround(fighter, abilities, fieldConditions, world);
  return { ...attack, item, abilities, isAbilityTriggered, isAirborne };
}

/** The fighter as the target of an attack, with one of its possible abilities. */
export function makeDefender(fighter: Fighter, ability: Ability | undefined): Defender {
  const { typing, tera, item } = fighter;
  return { typing, tera, item, abilities: addSecondAbility(ability, fighter) };
}

/** The ability with the fighter's second one. */
function addSecondAbility(
  ability: Ability | undefined,
  { secondAbility }: Fighter,
): readonly Ability[] {
  return [ability, secondAbility].filter((each) => each !== undefined);
}

/** The possible abilities; undefined replaces those without an effect on this side. */
function relevantAbilities(
  side: 'attacking' | 'defending',
  { possibleAbilities, isAbilityTriggered }: Fighter,
  ruleset: Ruleset,
): (Ability | undefined)[] {
  const hasEffect = (ability: Ability) => {
    const rules = rulesOfAbility(ruleset, ability);
    // A terrain does not strengthen the attacks of a Pokémon in the air.
    return (
      (rules[side] && (!rules[side].needsTrigger || isAbilityTriggered)) ||
      rules.defending?.liftsDefender
    );
  };
  return [
    ...new Set(
      possibleAbilities.map((ability) => (ability && hasEffect(ability) ? ability : undefined)),
    ),
  ];
}

/** Whether the Pokémon is on the ground; sim: isGrounded in sim/pokemon.js of @pkmn/sim 0.10.11. */
export function isOnGround(
  { typing, tera, item }: Pick<Fighter, 'typing' | 'tera' | 'item'>,
  abilities: readonly Ability[],
  fieldConditions: readonly Condition[],
  { ruleset }: World,
): boolean {
  if (fieldConditions.includes('gravity') || item === 'iron_ball') return true;
  const types = tera === undefined || tera === 'stellar' ? typing : [tera];
  const isLifted = abilities.some(
    (ability) => rulesOfAbility(ruleset, ability).defending?.liftsDefender,
  );
  return !types.includes('flying') && !isLifted && item !== 'air_balloon';
}
