import { byAttack, grounded, lifted, named, type Rule, superEffective } from './rule.ts';
import type { Type } from './type.ts';

/*
 * Sources are lines of the battle simulator @pkmn/sim 0.10.11, data/items.js, by the item's
 * own name.
 */

/** Halves one super effective hit of the type. */
function resistBerry(type: Type): Rule {
  return {
    since: type === 'fairy' ? 6 : 4,
    multiplies: (hit) => (hit.type === type && hit.effectiveness > 1 ? 0.5 : 1),
  };
}

/** Items of the Pokémon that is hit. */
export const defenderItems = named({
  air_balloon: { since: 5, ...lifted },
  // Since generation 5 a Flying holder takes 1 from Ground whatever its other types, unless
  // something else holds it on the ground as well.
  iron_ball: {
    since: 4,
    ...grounded,
    bends: (factor, _, hit) =>
      hit.type === 'ground' &&
      hit.typing.includes('flying') &&
      !hit.rules.some((rule) => rule.grounds && rule.name !== 'iron_ball')
        ? 1
        : factor,
  },
  ring_target: { since: 5, pierces: () => true },
  ability_shield: { since: 9, unticked: true, shields: true },
  utility_umbrella: { since: 8 },
  occa_berry: resistBerry('fire'),
  passho_berry: resistBerry('water'),
  wacan_berry: resistBerry('electric'),
  rindo_berry: resistBerry('grass'),
  yache_berry: resistBerry('ice'),
  chople_berry: resistBerry('fighting'),
  kebia_berry: resistBerry('poison'),
  shuca_berry: resistBerry('ground'),
  coba_berry: resistBerry('flying'),
  payapa_berry: resistBerry('psychic'),
  tanga_berry: resistBerry('bug'),
  charti_berry: resistBerry('rock'),
  kasib_berry: resistBerry('ghost'),
  haban_berry: resistBerry('dragon'),
  colbur_berry: resistBerry('dark'),
  babiri_berry: resistBerry('steel'),
  roseli_berry: resistBerry('fairy'),
  // Whatever the effectiveness, unlike its siblings.
  chilan_berry: { since: 4, ...byAttack({ normal: 0.5 }) },
});

/** Items of the Pokémon that attacks. */
export const attackerItems = named({
  expert_belt: { since: 4, ...superEffective(1.2) },
});

export type DefenderItem = keyof typeof defenderItems;
export type AttackerItem = keyof typeof attackerItems;
