import { hasType } from '#core/charts/chart.ts';
import type { OfficialType } from '#core/charts/type.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';
import {
  airborne,
  blocksClass,
  type Effect,
  grounded,
  type Hit,
  ignoresGhostImmunity,
  isActive,
  isOfClass,
  nameRules,
  type Rule,
  type TypeChange,
} from './rule.ts';

/*
 * The source of each row is an entry of the battle simulator @pkmn/sim 0.10.11, in
 * data/conditions.js for weather and in data/moves.js for the rest.
 */

/** Weather damage, which does not apply to a sheltered defender or an attacker with Mega Sol. */
function weatherDamage(
  factors: Partial<Record<OfficialType, number>>,
): Pick<Effect, 'modifyDamage'> {
  const byType = new Map<string, number>(Object.entries(factors));
  return {
    modifyDamage: (hit) => {
      if (isActive(hit, 'mega_sol')) return 1;
      return hit.rules.some((rule) => rule.sheltersDefender) ? 1 : (byType.get(hit.type) ?? 1);
    },
  };
}

const sunDamage = weatherDamage({ fire: 1.5, water: 0.5 }).modifyDamage as (hit: Hit) => number;

/** Strengthens attacks of the terrain's type by an attacker on the ground. */
function terrain(type: OfficialType, since: 6 | 7): Rule {
  return {
    since,
    // 1.5 in generations 6 and 7, sim: data/mods/gen7/moves.js
    modifyDamage: ({ type: hitType, ruleset, isAttackerAirborne }) =>
      hitType === type && !isAttackerAirborne ? (existsIn(ruleset, 8) ? 1.3 : 1.5) : 1,
  };
}

const grassDamage = terrain('grass', 6).modifyDamage as (hit: Hit) => number;

/** The moves that Grassy Terrain weakens on a target on the ground. */
const quakes: readonly string[] = ['Earthquake', 'Bulldoze', 'Magnitude'];

function sport(type: OfficialType): Rule {
  return {
    since: 3,
    hidden: true,
    // A half in generations 3 and 4, sim: data/mods/gen4/moves.js
    modifyDamage: ({ type: hitType, ruleset }) =>
      hitType === type ? (existsIn(ruleset, 5) ? 1352 / 4096 : 0.5) : 1,
  };
}

function isOnGround(hit: Hit): boolean {
  if (hit.rules.some((rule) => rule.groundsDefender)) return true;
  return !hit.typing.includes('flying') && !hit.rules.some((rule) => rule.liftsDefender);
}

/** The defender has only this type. */
function replacesTypes(type: OfficialType): TypeChange {
  return (defender, { chart }) => (hasType(chart, type) ? { types: [type] } : defender);
}

/** The defender loses the type, and an added one. sim: setType in sim/pokemon.js */
function losesType(type: OfficialType): TypeChange {
  return (defender) => {
    const { types, added } = defender;
    if (!types.includes(type) && added !== type) return defender;
    return { types: types.map((each) => (each === type ? undefined : each)) };
  };
}

/** The defender gets the type in place of an added one, unless it has it. sim: addType in sim/pokemon.js */
function addsType(type: OfficialType): TypeChange {
  return (defender, { chart }) =>
    hasType(chart, type) && !defender.types.includes(type)
      ? { ...defender, added: type }
      : defender;
}

/**
 * The defender is not Flying until the end of the turn; an added type stays. In generation 4, one without
 * another type has none. sim: getTypes in sim/pokemon.js
 */
const landsDefender: TypeChange = (defender, { ruleset, chart }) => {
  const types = defender.types.filter((type) => type !== 'flying');
  if (types.length > 0 || !existsIn(ruleset, 5)) return { ...defender, types };
  return hasType(chart, 'normal') ? { ...defender, types: ['normal'] } : defender;
};

/** The conditions of the defender and of the field; those that change types act in their order here. */
export const conditions = nameRules('conditions', {
  gravity: { since: 4, ...grounded, ...blocksClass('airborne') },
  smack_down: { since: 5, ...grounded },
  ingrain: { since: 4, ...grounded },
  magnet_rise: { since: 4, ...airborne },
  telekinesis: { since: 5, ...airborne },
  soak: { since: 5, changesTypes: replacesTypes('water') },
  magic_powder: { since: 8, changesTypes: replacesTypes('psychic') },
  burn_up: { since: 7, changesTypes: losesType('fire') },
  double_shock: { since: 9, changesTypes: losesType('electric') },
  forests_curse: { since: 6, changesTypes: addsType('grass') },
  trick_or_treat: { since: 6, changesTypes: addsType('ghost') },
  roost: { since: 4, changesTypes: landsDefender },
  // Odor Sleuth has the same effect.
  foresight: { since: 2, ...ignoresGhostImmunity },
  miracle_eye: {
    since: 4,
    ignoresImmunity: (defending, hit) => defending === 'dark' && hit.type === 'psychic',
  },
  // Applies once for the whole Pokémon, not once for each type.
  tar_shot: {
    since: 8,
    modifyEffectiveness: (effectiveness, hit) =>
      hit.type === 'fire' ? effectiveness * 2 : effectiveness,
  },
  // Removes the weaknesses of Flying, but not its resistances or its immunity.
  strong_winds: {
    since: 6,
    isWeather: true,
    modifyTypeFactor: (factor, defending) => (defending === 'flying' && factor > 1 ? 1 : factor),
  },
  sun: {
    since: 2,
    isWeather: true,
    // Hydro Steam depends on the attacker's Utility Umbrella, sim: data/conditions.js sunnyday
    modifyDamage: (hit) =>
      hit.move === 'hydro_steam' &&
      !isActive(hit, 'mega_sol') &&
      !hit.rules.some((rule) => rule.sheltersAttacker)
        ? 1.5
        : sunDamage(hit),
  },
  rain: { since: 2, isWeather: true, ...weatherDamage({ water: 1.5, fire: 0.5 }) },
  desolate_land: {
    since: 6,
    isWeather: true,
    blocksHit: (hit) => hit.type === 'water',
    ...weatherDamage({ fire: 1.5 }),
  },
  primordial_sea: {
    since: 6,
    isWeather: true,
    blocksHit: (hit) => hit.type === 'fire',
    ...weatherDamage({ water: 1.5 }),
  },
  misty_terrain: {
    since: 6,
    modifyDamage: (hit) => (hit.type === 'dragon' && isOnGround(hit) ? 0.5 : 1),
  },
  electric_terrain: terrain('electric', 6),
  grassy_terrain: {
    since: 6,
    modifyDamage: (hit) =>
      hit.move !== undefined && quakes.includes(hit.move) && isOnGround(hit)
        ? 0.5
        : grassDamage(hit),
  },
  psychic_terrain: {
    ...terrain('psychic', 7),
    blocksHit: (hit) => isOfClass(hit, 'priority') && isOnGround(hit),
  },
  mud_sport: sport('electric'),
  water_sport: sport('fire'),
  electrify: {
    since: 6,
    hidden: true,
    modifyType: (_, hit) => (hit.move === 'struggle' ? undefined : 'electric'),
  },
  // The attacker is covered in it; the attack fails after all changes of its type.
  powder: { since: 6, hidden: true, blocksHit: (hit) => hit.type === 'fire' },
  ion_deluge: {
    since: 6,
    hidden: true,
    modifyType: (type, hit) =>
      type === 'normal' && hit.move !== 'struggle' ? 'electric' : undefined,
  },
});

/** The id of weather or of another condition, such as `gravity`. */
export type Condition = keyof typeof conditions;

/** The terrains; at most one is active at a time. */
export const terrains: readonly Condition[] = [
  'electric_terrain',
  'grassy_terrain',
  'misty_terrain',
  'psychic_terrain',
];

/** The moves that give the defender another type, or a further one; of each, the last one counts. */
const typeMoves: readonly (readonly Condition[])[] = [
  ['soak', 'magic_powder'],
  ['forests_curse', 'trick_or_treat'],
];

/** The moves that replace the defender's types or take one away for longer than a turn. */
export const typeReplacements: readonly Condition[] = [
  'soak',
  'magic_powder',
  'burn_up',
  'double_shock',
];

/** The conditions of which at most one is active at a time, such as weather or terrains. */
export function exclusiveConditions(condition: Condition): readonly Condition[] {
  const group = [terrains, ...typeMoves].find((each) => each.includes(condition));
  if (group) return group;
  if (!conditions[condition].isWeather) return [];
  return (Object.keys(conditions) as Condition[]).filter((each) => conditions[each].isWeather);
}

/** Adds the condition, unless the list already has an exclusive one, such as another weather. */
export function addCondition(
  list: readonly Condition[],
  condition: Condition,
): readonly Condition[] {
  const group = exclusiveConditions(condition);
  return list.some((each) => group.includes(each)) ? list : [...list, condition];
}
