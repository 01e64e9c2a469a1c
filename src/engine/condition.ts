import {
  grounded,
  type Hit,
  type HitType,
  has,
  lifted,
  named,
  type Rule,
  underSun,
  unmasksGhost,
} from './rule.ts';
import type { Type } from './type.ts';

/*
 * What the defender suffers and what holds on the field. Sources are lines of the battle
 * simulator @pkmn/sim 0.10.11, data/conditions.js for weather and data/moves.js for the rest.
 */

/** Weather's damage, unfelt under a Utility Umbrella and by whom a sun of their own accompanies. */
function felt(factor: (hit: Hit) => number): (hit: Hit) => number {
  return (hit) => (has(hit, 'utility_umbrella') || has(hit, 'mega_sol') ? 1 : factor(hit));
}

function onTypes(factors: Partial<Record<HitType, number>>): (hit: Hit) => number {
  return felt((hit) => factors[hit.type] ?? 1);
}

/** A terrain's stronger attacks; the attacker is taken to stand on the ground. */
function terrain(type: Type, since: 6 | 7): Rule {
  return { since, unticked: true, multiplies: (hit) => (hit.type === type ? 1.3 : 1) };
}

function sport(type: Type): Rule {
  return { since: 3, unticked: true, multiplies: (hit) => (hit.type === type ? 1352 / 4096 : 1) };
}

function standsOnGround(hit: Hit): boolean {
  if (hit.rules.some((rule) => rule.grounds)) return true;
  return !hit.typing.includes('flying') && !hit.rules.some((rule) => rule.lifts);
}

/** What the defender suffers and what holds on the field. */
export const conditions = named({
  gravity: { since: 4, ...grounded },
  smack_down: { since: 5, ...grounded },
  ingrain: { since: 4, ...grounded },
  magnet_rise: { since: 4, ...lifted },
  telekinesis: { since: 5, ...lifted },
  // Takes the Flying type away; situation.ts knows.
  roost: { since: 4 },
  // Odor Sleuth does the same.
  foresight: { since: 2, ...unmasksGhost },
  miracle_eye: {
    since: 4,
    pierces: (defending, hit) => defending === 'dark' && hit.type === 'psychic',
  },
  // Once for the whole Pokémon, not once for each type.
  tar_shot: {
    since: 8,
    decides: (effectiveness, hit) => (hit.type === 'fire' ? effectiveness * 2 : effectiveness),
  },
  // Takes the weaknesses of Flying away, not its resistances nor its immunity.
  strong_winds: {
    since: 6,
    weather: true,
    bends: (factor, defending) => (defending === 'flying' && factor > 1 ? 1 : factor),
  },
  sun: {
    since: 2,
    weather: true,
    multiplies: felt(underSun),
  },
  rain: { since: 2, weather: true, multiplies: onTypes({ water: 1.5, fire: 0.5 }) },
  desolate_land: {
    since: 6,
    weather: true,
    blocks: (hit) => hit.type === 'water',
    multiplies: onTypes({ fire: 1.5 }),
  },
  primordial_sea: {
    since: 6,
    weather: true,
    blocks: (hit) => hit.type === 'fire',
    multiplies: onTypes({ water: 1.5 }),
  },
  misty_terrain: {
    since: 6,
    multiplies: (hit) => (hit.type === 'dragon' && standsOnGround(hit) ? 0.5 : 1),
  },
  electric_terrain: terrain('electric', 6),
  grassy_terrain: terrain('grass', 6),
  psychic_terrain: terrain('psychic', 7),
  mud_sport: sport('electric'),
  water_sport: sport('fire'),
  electrify: {
    since: 6,
    unticked: true,
    retypes: (type, hit) => (hit.move === 'struggle' ? type : 'electric'),
  },
  ion_deluge: {
    since: 6,
    unticked: true,
    retypes: (type, hit) => (type === 'normal' && hit.move !== 'struggle' ? 'electric' : type),
  },
});

export type Condition = keyof typeof conditions;
