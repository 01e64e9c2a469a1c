import { afterNine } from './generation.ts';
import { type Hit, type HitType, has, named, type Rule, superEffective } from './rule.ts';

/*
 * Moves whose matchup is not that of their type. Sources are lines of the battle simulator
 * @pkmn/sim 0.10.11, data/moves.js, by the move's own name.
 */

const table = {
  // Water is 2 even when the move's type was changed, and in an inverse battle.
  freeze_dry: {
    since: 6,
    type: 'ice',
    bends: (factor, defending) => (defending === 'water' ? 2 : factor),
  },
  // One hit of two types, whose immunities are those of Fighting alone.
  flying_press: { since: 6, type: 'fighting', joins: 'flying' },
  // Strikes the airborne; a Flying type that would be immune takes 1 whatever its other types.
  thousand_arrows: {
    since: 6,
    type: 'ground',
    bends: (factor, _, hit) =>
      hit.type === 'ground' && hit.typing.includes('flying') && immuneToGround(hit) ? 1 : factor,
  },
  nihil_light: {
    since: afterNine,
    type: 'dragon',
    pierces: (_, hit) => hit.type === 'dragon',
  },
  collision_course: { since: 9, type: 'fighting', ...superEffective(5461 / 4096) },
  electro_drift: { since: 9, type: 'electric', ...superEffective(5461 / 4096) },
  sunsteel_strike: { since: 7, type: 'steel', breaks: true },
  moongeist_beam: { since: 7, type: 'ghost', breaks: true },
  photon_geyser: { since: 7, type: 'psychic', breaks: true },
  // The one Water attack that the sun makes stronger; underSun in rule.ts knows.
  hydro_steam: { since: 9, type: 'water' },
  // Normal in generation 1, without any type since.
  struggle: {
    since: 1,
    type: 'typeless',
    retypes: (type, { generation }) => (generation === 'gen1' ? 'normal' : type),
  },
} as const satisfies Record<string, Rule & { type: HitType }>;

export type Move = keyof typeof table;

/** The moves with rules of their own. */
export const moves = named<Move>(table);

/** The type a move has by itself; Struggle has none. */
export function typeOf(move: Move): HitType {
  return table[move].type;
}

function immuneToGround(hit: Hit): boolean {
  if (hit.rules.some((rule) => rule.lifts)) return true;
  const isGrounded = hit.rules.some((rule) => rule.grounds) || has(hit, 'ring_target');
  return !isGrounded && hit.chart.ground.flying === 0;
}
