import { existsIn, type Generation } from './generation.ts';
import {
  airborne,
  damageByType,
  grounded,
  isRowIn,
  nameTwoSidedRules,
  type Side,
  selectableIn,
  superEffectiveDamage,
  type TwoSidedRule,
} from './rule.ts';
import type { OfficialType } from './type.ts';

/*
 * The source of each row is the entry with the item's name in data/items.js of the battle simulator
 * @pkmn/sim 0.10.11.
 */

/** Halves one super effective hit of the type. */
function resistBerry(type: OfficialType): TwoSidedRule {
  return {
    since: type === 'fairy' ? 6 : 4,
    defending: {
      modifyDamage: (hit) => (hit.type === type && hit.effectiveness > 1 ? 0.5 : 1),
    },
  };
}

/** The effects of each held item when its holder attacks and defends. */
export const items = nameTwoSidedRules('items', {
  air_balloon: { since: 5, defending: airborne },
  // Since generation 5 Ground has a factor of 1 on every type of a Flying holder, unless another
  // rule also grounds it.
  iron_ball: {
    since: 4,
    defending: {
      ...grounded,
      modifyTypeFactor: (factor, _, hit) =>
        hit.type === 'ground' &&
        existsIn(hit.generation, 5) &&
        hit.typing.includes('flying') &&
        !hit.rules.some((rule) => rule.groundsDefender && rule.name !== 'iron_ball')
          ? 1
          : factor,
    },
  },
  ring_target: { since: 5, defending: { ignoresImmunity: () => true } },
  ability_shield: { since: 9, defending: { hidden: true, protectsAbilities: true } },
  utility_umbrella: {
    since: 8,
    defending: { sheltersDefender: true },
    attacking: { hidden: true, sheltersAttacker: true },
  },
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
  // Applies at any effectiveness, unlike the other berries.
  chilan_berry: { since: 4, defending: damageByType({ normal: 0.5 }) },
  expert_belt: { since: 4, attacking: { hidden: true, ...superEffectiveDamage(1.2) } },
});

/** The id of an item that changes a matchup, such as `iron_ball`. */
export type Item = keyof typeof items;

/** The items that a member of a team can hold. */
export const memberItems = Object.keys(items) as readonly Item[];

/** The items that change a hit of a battle in the generation, on either side. */
export function battleItemsIn(generation: Generation): Item[] {
  return memberItems.filter((item) => isRowIn(generation, items[item]));
}

/** The items that a player can select in the generation on this side. */
export function itemsIn(generation: Generation, side: Side): Item[] {
  return selectableIn(generation, items, side);
}
