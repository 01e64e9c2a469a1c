import { type Chart, hasType } from '#core/charts/chart.ts';
import type { AttackingType, TeraType, Typing } from '#core/charts/type.ts';
import { type Ability, abilities, rulesOfAbility } from '#core/rules/ability.ts';
import { type Condition, conditions } from '#core/rules/condition.ts';
import { type Item, items } from '#core/rules/item.ts';
import { classesOf, type Move, moves } from '#core/rules/move.ts';
import { fieldRuleOf, keepsType, type MoveFacts, ownTypeOf } from '#core/rules/moveFacts.ts';
import type { ChangingTypes, Hit, HitType, NamedRule, Side } from '#core/rules/rule.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';

/** The abilities and the item of an attacker or a defender. */
type Battler = {
  /** All of them apply, each once; if several set the weather, the last one does. */
  abilities?: readonly Ability[] | undefined;
  item?: Item | undefined;
};

/** An attack: a type, a move, or a move with another type than its own. */
export type Attack = Battler & {
  type?: AttackingType | undefined;
  /** A move with rules of its own, or the facts of any move. */
  move?: Move | MoveFacts | undefined;
  /** Whether types only decide if it does damage, such as that of Seismic Toss: it counts as 1, or as 0. */
  hasFixedDamage?: boolean | undefined;
  /** Whether the attacker is in the air, where terrains do not reach it. */
  isAirborne?: boolean | undefined;
  /** Whether its abilities that need it are active, such as Flash Fire after a Fire attack. */
  isAbilityTriggered?: boolean | undefined;
};

/** The target of an attack. */
export type Defender = Battler & {
  typing: Typing;
  tera?: TeraType | undefined;
  conditions?: readonly Condition[] | undefined;
};

/** The ruleset and the chart of a battle; an inverse battle has the inverted chart. */
export type World = { readonly ruleset: Ruleset; readonly chart: Chart };

const makeWorld = oncePerRuleset(
  (ruleset, isInverse?: boolean): World => ({ ruleset, chart: chartIn(ruleset, isInverse) }),
);

/** The world of the ruleset; the same arguments return the same object. */
export function worldIn(ruleset: Ruleset, isInverse = false): World {
  return makeWorld(ruleset, isInverse);
}

/** The defender's Tera Type; undefined if it has none or if the chart lacks the type. */
function teraIn(chart: Chart, { tera }: Pick<Defender, 'tera'>): TeraType | undefined {
  return tera !== undefined && (tera === 'stellar' || hasType(chart, tera)) ? tera : undefined;
}

/** The conditions that change the types of the defender, in the order in which they act. */
const typeConditions = (Object.keys(conditions) as Condition[]).filter(
  (name) => conditions[name].changesTypes,
);

/** The types that count on defense: only the Tera Type, unless it is Stellar. */
function defendingTypes(
  { ruleset, chart }: World,
  defender: Defender,
  tera: TeraType | undefined,
): Typing {
  const { typing } = defender;
  if (tera !== undefined) return tera === 'stellar' ? typing : [tera];
  if (!defender.conditions) return typing;
  const changes = typeConditions.filter((name) => defender.conditions?.includes(name));
  if (changes.length === 0) return typing;
  const world = { ruleset, chart };
  const { types, added } = changes.reduce<ChangingTypes>(
    (current, name) => conditions[name].changesTypes?.(current, world) ?? current,
    { types: typing.slice(0, 2), added: typing[2] },
  );
  return [...types, added].filter((type) => type !== undefined);
}

/** A rule that another rule suppresses, such as Levitate under Gravity. */
export type SuppressedRule = { rule: NamedRule; because: NamedRule };

const noRules: readonly NamedRule[] = [];

const abilityOrder: ReadonlyMap<string, number> = new Map(
  Object.keys(abilities).map((name, index) => [name, index]),
);

/** The rules of the abilities on this side, each once, in the order of `list`. */
function abilityRules(
  list: readonly Ability[] | undefined,
  side: Side,
  ruleset: Ruleset,
): readonly NamedRule[] {
  if (!list || list.length === 0) return noRules;
  const rules = new Set<NamedRule>();
  for (const name of list) {
    const rule = rulesOfAbility(ruleset, name)[side];
    if (rule) rules.add(rule);
  }
  return [...rules];
}

/** Sorts the rules in the table's order, so that the order of the abilities does not matter. */
function sortByTable(rules: readonly NamedRule[]): readonly NamedRule[] {
  if (rules.length < 2) return rules;
  const getPosition = ({ name }: NamedRule) => abilityOrder.get(name) ?? abilityOrder.size;
  return rules.toSorted((one, other) => getPosition(one) - getPosition(other));
}

/**
 * The suppressed rules, and the active rules in evaluation order, which matters to some: the move,
 * the attacker's abilities and item, the conditions, the defender's item and abilities.
 */
export function resolveRules(
  attack: Attack,
  defender: Omit<Defender, 'typing'>,
  { ruleset }: Pick<World, 'ruleset'>,
): { active: NamedRule[]; suppressed: SuppressedRule[] } {
  const move = ruleOfMove(attack);
  const attackerItem = attack.item && items[attack.item].attacking;
  const defenderItem = defender.item && items[defender.item].defending;
  const attackerRules = abilityRules(attack.abilities, 'attacking', ruleset).filter(
    ({ needsTrigger }) => !needsTrigger || attack.isAbilityTriggered,
  );
  const defenderRules = abilityRules(defender.abilities, 'defending', ruleset);

  const ignoringRule = move?.ignoresAbilities
    ? move
    : attackerRules.find(({ ignoresAbilities }) => ignoresAbilities);
  const isIgnored = ({ ignorable }: NamedRule) =>
    ignoringRule !== undefined && ignorable === true && !defenderItem?.protectsAbilities;
  const remainingRules = ignoringRule
    ? defenderRules.filter((rule) => !isIgnored(rule))
    : defenderRules;

  const isWeatherSetter = (rule: NamedRule) => rule.setsWeather !== undefined;
  const weatherSetter =
    remainingRules.findLast(isWeatherSetter) ?? attackerRules.findLast(isWeatherSetter);
  const weather = weatherSetter?.setsWeather && conditions[weatherSetter.setsWeather];

  const presentRules = new Set<NamedRule>();
  if (move) presentRules.add(move);
  for (const rule of sortByTable(attackerRules)) presentRules.add(rule);
  if (attackerItem) presentRules.add(attackerItem);
  for (const condition of defender.conditions ?? []) presentRules.add(conditions[condition]);
  if (weather) presentRules.add(weather);
  if (defenderItem) presentRules.add(defenderItem);
  for (const rule of sortByTable(remainingRules)) presentRules.add(rule);

  const rules = [...presentRules];
  const suppressed: SuppressedRule[] = [];
  if (ignoringRule) {
    for (const rule of defenderRules) {
      if (isIgnored(rule) && !presentRules.has(rule))
        suppressed.push({ rule, because: ignoringRule });
    }
  }
  const groundingRule = rules.find(({ groundsDefender }) => groundsDefender);
  const weatherSuppressor = rules.find(({ suppressesWeather }) => suppressesWeather);
  const active = rules.filter((rule) => {
    const replacer = rule === weather ? undefined : weatherSetter;
    const because = rule.isWeather
      ? (weatherSuppressor ?? replacer)
      : rule.liftsDefender
        ? groundingRule
        : undefined;
    if (because) suppressed.push({ rule, because });
    return !because;
  });
  return { active, suppressed };
}

/** The rule of a move that has one: of its own, or by the weather or the terrain. */
function ruleOfMove({ move, type }: Attack): NamedRule | undefined {
  if (move === undefined) return undefined;
  if (typeof move === 'string') return moves[move];
  if (isMoveWithRules(move.id)) return moves[move.id];
  return type === undefined ? fieldRuleOf(move) : undefined;
}

function isMoveWithRules(id: string): id is Move {
  return Object.hasOwn(moves, id);
}

/** The type before any rule applies; Struggle is always typeless. */
function getInitialType({ type, move }: Attack, ruleset: Ruleset): HitType {
  if (!move) return type ?? 'typeless';
  const moveType = ownTypeOf(move, ruleset);
  return moveType === 'typeless' ? moveType : (type ?? moveType);
}

/** The hit before any rule applies. */
export function makeHit(
  attack: Attack,
  defender: Defender,
  world: World,
  rules: readonly NamedRule[],
): Hit {
  const { ruleset, chart } = world;
  const tera = teraIn(chart, defender);
  const { move } = attack;
  return {
    ruleset,
    chart,
    type: getInitialType(attack, ruleset),
    typeChanger: undefined,
    move: typeof move === 'string' ? move : move?.id,
    classes: typeof move === 'string' ? classesOf(move) : move?.classes,
    keepsType: typeof move === 'object' && keepsType(move, attack.type),
    hasFixedDamage: attack.hasFixedDamage === true,
    isAttackerAirborne: attack.isAirborne === true,
    typing: defendingTypes(world, defender, tera),
    isTerastallized: tera !== undefined,
    rules,
    effectiveness: 1,
  };
}
