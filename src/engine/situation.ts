import { type Ability, abilities } from './ability.ts';
import { type Chart, hasType } from './chart.ts';
import { type Condition, conditions } from './condition.ts';
import type { Generation } from './generation.ts';
import { type Item, items } from './item.ts';
import { type Move, moves, typeOf } from './move.ts';
import { chartIn } from './officialChart.ts';
import type { Hit, HitType, NamedRule, Side } from './rule.ts';
import type { AttackingType, TeraType, Typing } from './type.ts';

/** What a Pokémon has on either side of an attack. */
type Battler = {
  /** All of these act, each once; the order matters only to weather, which the last one sets. */
  abilities?: readonly Ability[] | undefined;
  item?: Item | undefined;
};

/** What attacks: a type, or a move that may stand without one. */
export type Attack = Battler & {
  type?: AttackingType | undefined;
  move?: Move | undefined;
};

/** What is attacked. */
export type Defender = Battler & {
  typing: Typing;
  tera?: TeraType | undefined;
  conditions?: readonly Condition[] | undefined;
};

/** The rules and the chart of a battle; an inverse battle has another chart. */
export type World = { readonly generation: Generation; readonly chart: Chart };

const regular = { default: official('default'), gen2: official('gen2'), gen1: official('gen1') };
const inverted = {
  default: official('default', true),
  gen2: official('gen2', true),
  gen1: official('gen1', true),
};

function official(generation: Generation, isInverse = false): World {
  return { generation, chart: chartIn(generation, isInverse) };
}

/** The games' own world of the generation; the same arguments give the very same object. */
export function worldIn(generation: Generation, inverse = false): World {
  return (inverse ? inverted : regular)[generation];
}

/** The Tera Type that the defender has in the chart; undefined if it has none there. */
function teraIn(chart: Chart, { tera }: Pick<Defender, 'tera'>): TeraType | undefined {
  return tera !== undefined && (tera === 'stellar' || hasType(chart, tera)) ? tera : undefined;
}

/** The types that count on defense: the Tera Type alone, but a Stellar one changes nothing. */
function defendingTypes(chart: Chart, defender: Defender, tera: TeraType | undefined): Typing {
  const { typing, conditions } = defender;
  if (tera !== undefined) return tera === 'stellar' ? typing : [tera];
  if (!conditions?.includes('roost')) return typing;
  const landed = typing.filter((type) => type !== 'flying');
  if (landed.length > 0) return landed;
  return hasType(chart, 'normal') ? ['normal'] : typing;
}

/** A rule that would act but for another: Levitate under Gravity. */
export type SuppressedRule = { rule: NamedRule; because: NamedRule };

const noRules: readonly NamedRule[] = [];

const abilityOrder: ReadonlyMap<string, number> = new Map(
  Object.keys(abilities).map((name, index) => [name, index]),
);

/** The rules of the abilities on this side, each once, in the order given. */
function abilityRules(list: readonly Ability[] | undefined, side: Side): readonly NamedRule[] {
  if (!list || list.length === 0) return noRules;
  const rules = new Set<NamedRule>();
  for (const name of list) {
    const rule = abilities[name][side];
    if (rule) rules.add(rule);
  }
  return [...rules];
}

/** In the order of the table, so that the order of a list of abilities does not matter. */
function inTableOrder(rules: readonly NamedRule[]): readonly NamedRule[] {
  if (rules.length < 2) return rules;
  const place = ({ name }: NamedRule) => abilityOrder.get(name) as number;
  return rules.toSorted((one, other) => place(one) - place(other));
}

/**
 * The active rules in the order they act, which some depend on: the move, the attacker's abilities
 * and item, the conditions, the defender's item and abilities; and those suppressed by another.
 */
export function rulesOf(
  attack: Attack,
  defender: Omit<Defender, 'typing'>,
): { active: NamedRule[]; suppressed: SuppressedRule[] } {
  const move = attack.move && moves[attack.move];
  const attackerItem = attack.item && items[attack.item].attacking;
  const defenderItem = defender.item && items[defender.item].defending;
  const attacking = abilityRules(attack.abilities, 'attacking');
  const own = abilityRules(defender.abilities, 'defending');

  const ignorer = move?.ignoresAbilities
    ? move
    : attacking.find(({ ignoresAbilities }) => ignoresAbilities);
  const isIgnored = ({ ignorable }: NamedRule) =>
    ignorer !== undefined && ignorable === true && !defenderItem?.protectsAbilities;
  const defending = ignorer ? own.filter((rule) => !isIgnored(rule)) : own;

  const setsWeather = (rule: NamedRule) => rule.setsWeather !== undefined;
  const setter = defending.findLast(setsWeather) ?? attacking.findLast(setsWeather);
  const weather = setter?.setsWeather && conditions[setter.setsWeather];

  const present = new Set<NamedRule>();
  if (move) present.add(move);
  for (const rule of inTableOrder(attacking)) present.add(rule);
  if (attackerItem) present.add(attackerItem);
  for (const condition of defender.conditions ?? []) present.add(conditions[condition]);
  if (weather) present.add(weather);
  if (defenderItem) present.add(defenderItem);
  for (const rule of inTableOrder(defending)) present.add(rule);

  const rules = [...present];
  const suppressed: SuppressedRule[] = [];
  if (ignorer) {
    for (const rule of own) {
      if (isIgnored(rule) && !present.has(rule)) suppressed.push({ rule, because: ignorer });
    }
  }
  const grounder = rules.find(({ groundsDefender }) => groundsDefender);
  const suppressor = rules.find(({ suppressesWeather }) => suppressesWeather);
  const active = rules.filter((rule) => {
    const replacer = rule === weather ? undefined : setter;
    const because = rule.isWeather
      ? (suppressor ?? replacer)
      : rule.liftsDefender
        ? grounder
        : undefined;
    if (because) suppressed.push({ rule, because });
    return !because;
  });
  return { active, suppressed };
}

/** The type before any rule has acted; nothing gives Struggle one. */
function ownType({ type, move }: Attack): HitType {
  if (!move) return type ?? 'typeless';
  const own = typeOf(move);
  return own === 'typeless' ? own : (type ?? own);
}

/** The hit before any rule has acted. */
export function hitOf(
  attack: Attack,
  defender: Defender,
  { generation, chart }: World,
  rules: readonly NamedRule[],
): Hit {
  const tera = teraIn(chart, defender);
  return {
    generation,
    chart,
    type: ownType(attack),
    typeGiver: undefined,
    move: attack.move,
    typing: defendingTypes(chart, defender, tera),
    terastallized: tera !== undefined,
    rules,
    effectiveness: 1,
  };
}
