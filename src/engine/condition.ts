import {
  airborne,
  type Effect,
  grounded,
  type Hit,
  ignoresGhostImmunity,
  isActive,
  nameRules,
  type Rule,
} from './rule.ts';
import type { OfficialType } from './type.ts';

/*
 * What the defender suffers and what holds on the field. Sources are lines of the battle
 * simulator @pkmn/sim 0.10.11, data/conditions.js for weather and data/moves.js for the rest.
 */

/** Weather's damage, which neither a sheltered defender nor an attacker with Mega Sol has. */
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

/** A terrain's stronger attacks; the attacker is taken to stand on the ground. */
function terrain(type: OfficialType, since: 6 | 7): Rule {
  return { since, hidden: true, modifyDamage: (hit) => (hit.type === type ? 1.3 : 1) };
}

function sport(type: OfficialType): Rule {
  return { since: 3, hidden: true, modifyDamage: (hit) => (hit.type === type ? 1352 / 4096 : 1) };
}

function isOnGround(hit: Hit): boolean {
  if (hit.rules.some((rule) => rule.groundsDefender)) return true;
  return !hit.typing.includes('flying') && !hit.rules.some((rule) => rule.liftsDefender);
}

/** What the defender suffers and what holds on the field. */
export const conditions = nameRules({
  gravity: { since: 4, ...grounded },
  smack_down: { since: 5, ...grounded },
  ingrain: { since: 4, ...grounded },
  magnet_rise: { since: 4, ...airborne },
  telekinesis: { since: 5, ...airborne },
  // Takes the Flying type away; see `defendingTypes` in situation.ts.
  roost: { since: 4 },
  // Odor Sleuth does the same.
  foresight: { since: 2, ...ignoresGhostImmunity },
  miracle_eye: {
    since: 4,
    ignoresImmunity: (defending, hit) => defending === 'dark' && hit.type === 'psychic',
  },
  // Once for the whole Pokémon, not once for each type.
  tar_shot: {
    since: 8,
    modifyEffectiveness: (effectiveness, hit) =>
      hit.type === 'fire' ? effectiveness * 2 : effectiveness,
  },
  // Takes the weaknesses of Flying away, not its resistances nor its immunity.
  strong_winds: {
    since: 6,
    isWeather: true,
    modifyTypeFactor: (factor, defending) => (defending === 'flying' && factor > 1 ? 1 : factor),
  },
  sun: {
    since: 2,
    isWeather: true,
    // The sun reaches Hydro Steam through the attacker, sim: data/conditions.js sunnyday
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
  grassy_terrain: terrain('grass', 6),
  psychic_terrain: terrain('psychic', 7),
  mud_sport: sport('electric'),
  water_sport: sport('fire'),
  electrify: {
    since: 6,
    hidden: true,
    modifyType: (_, hit) => (hit.move === 'struggle' ? undefined : 'electric'),
  },
  ion_deluge: {
    since: 6,
    hidden: true,
    modifyType: (type, hit) =>
      type === 'normal' && hit.move !== 'struggle' ? 'electric' : undefined,
  },
});

export type Condition = keyof typeof conditions;
