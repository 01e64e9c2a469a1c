import { factorOf } from '#core/charts/chart.ts';
import { legendsZA } from '#core/charts/generationNumber.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';
import type { MoveClass } from './moveClass.ts';
import {
  type Hit,
  isActive,
  nameRules,
  type OfficialHitType,
  type Rule,
  superEffectiveDamage,
} from './rule.ts';

/*
 * Moves whose matchup differs from that of their type. The source of each row is the entry with the
 * move's name in data/moves.js of the battle simulator @pkmn/sim 0.10.11.
 */

type MoveRule = Rule & { type: OfficialHitType; classes?: readonly MoveClass[] };

const table = {
  // The factor on Water is 2 even if the move's type changes, and in an inverse battle.
  freeze_dry: {
    since: 6,
    type: 'ice',
    modifyTypeFactor: (factor, defending) => (defending === 'water' ? 2 : factor),
  },
  // One hit of two types; only immunities to Fighting apply.
  flying_press: {
    since: 6,
    classes: ['contact', 'airborne'],
    type: 'fighting',
    addedType: 'flying',
  },
  // Hits airborne Pokémon; if Flying is immune, every type of the defender gets a factor of 1.
  thousand_arrows: {
    since: 6,
    type: 'ground',
    modifyTypeFactor: (factor, _, hit) =>
      hit.type === 'ground' && hit.typing.includes('flying') && isImmuneToGround(hit) ? 1 : factor,
  },
  nihil_light: {
    since: legendsZA,
    type: 'dragon',
    ignoresImmunity: (_, hit) => hit.type === 'dragon',
  },
  collision_course: {
    since: 9,
    classes: ['contact'],
    type: 'fighting',
    ...superEffectiveDamage(5461 / 4096),
  },
  electro_drift: {
    since: 9,
    classes: ['contact'],
    type: 'electric',
    ...superEffectiveDamage(5461 / 4096),
  },
  sunsteel_strike: { since: 7, classes: ['contact'], type: 'steel', ignoresAbilities: true },
  moongeist_beam: { since: 7, type: 'ghost', ignoresAbilities: true },
  photon_geyser: { since: 7, type: 'psychic', ignoresAbilities: true },
  // The only Water attack that the sun strengthens; see `sun` in condition.ts.
  hydro_steam: { since: 9, type: 'water' },
  // Normal in generation 1, typeless since generation 2.
  struggle: {
    since: 1,
    classes: ['contact'],
    type: 'typeless',
    modifyType: (_, { ruleset }) => (existsIn(ruleset, 2) ? undefined : 'normal'),
  },
} as const satisfies Record<string, MoveRule>;

/** The id of a move whose matchup differs from that of its type, such as `freeze_dry`. */
export type Move = keyof typeof table;

/** The moves that have their own rules. */
export const moves = nameRules<Move>('moves', table);

/** The type of a move before any rule; Struggle is typeless. */
export function typeOf(move: Move): OfficialHitType {
  return table[move].type;
}

/** The classes of a move that has its own rules. */
export function classesOf(move: Move): readonly MoveClass[] {
  const row: MoveRule = table[move];
  return row.classes ?? [];
}

function isImmuneToGround(hit: Hit): boolean {
  if (hit.rules.some((rule) => rule.liftsDefender)) return true;
  const isGrounded = hit.rules.some((rule) => rule.groundsDefender) || isActive(hit, 'ring_target');
  return !isGrounded && factorOf(hit.chart, 'ground', 'flying') === 0;
}
