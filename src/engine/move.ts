import { factorOf } from './chart.ts';
import { afterNine } from './generation.ts';
import {
  type Hit,
  isActive,
  nameRules,
  type OfficialHitType,
  type Rule,
  superEffectiveDamage,
} from './rule.ts';

/*
 * Moves whose matchup is not that of their type. Sources are lines of the battle simulator
 * @pkmn/sim 0.10.11, data/moves.js, by the move's own name.
 */

const table = {
  // Water is 2 even when the move's type was changed, and in an inverse battle.
  freeze_dry: {
    since: 6,
    type: 'ice',
    modifyTypeFactor: (factor, defending) => (defending === 'water' ? 2 : factor),
  },
  // One hit of two types, whose immunities are those of Fighting alone.
  flying_press: { since: 6, type: 'fighting', addedType: 'flying' },
  // Strikes the airborne; a Flying type that would be immune takes 1 whatever its other types.
  thousand_arrows: {
    since: 6,
    type: 'ground',
    modifyTypeFactor: (factor, _, hit) =>
      hit.type === 'ground' && hit.typing.includes('flying') && immuneToGround(hit) ? 1 : factor,
  },
  nihil_light: {
    since: afterNine,
    type: 'dragon',
    ignoresImmunity: (_, hit) => hit.type === 'dragon',
  },
  collision_course: { since: 9, type: 'fighting', ...superEffectiveDamage(5461 / 4096) },
  electro_drift: { since: 9, type: 'electric', ...superEffectiveDamage(5461 / 4096) },
  sunsteel_strike: { since: 7, type: 'steel', ignoresAbilities: true },
  moongeist_beam: { since: 7, type: 'ghost', ignoresAbilities: true },
  photon_geyser: { since: 7, type: 'psychic', ignoresAbilities: true },
  // The one Water attack that the sun makes stronger; see `sun` in condition.ts.
  hydro_steam: { since: 9, type: 'water' },
  // Normal in generation 1, without any type since.
  struggle: {
    since: 1,
    type: 'typeless',
    modifyType: (_, { generation }) => (generation === 'gen1' ? 'normal' : undefined),
  },
} as const satisfies Record<string, Rule & { type: OfficialHitType }>;

export type Move = keyof typeof table;

/** The moves with rules of their own. */
export const moves = nameRules<Move>(table);

/** The type a move has by itself; Struggle has none. */
export function typeOf(move: Move): OfficialHitType {
  return table[move].type;
}

function immuneToGround(hit: Hit): boolean {
  if (hit.rules.some((rule) => rule.liftsDefender)) return true;
  const isGrounded = hit.rules.some((rule) => rule.groundsDefender) || isActive(hit, 'ring_target');
  return !isGrounded && factorOf(hit.chart, 'ground', 'flying') === 0;
}
