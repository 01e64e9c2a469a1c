import type { GenerationNumber } from './generationNumber.ts';
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
import { existsIn } from './ruleset.ts';
import { oncePerRuleset } from './rulesetCache.ts';
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

/** Strengthens attacks of the types; in generations 2 and 3 by less, sim: data/mods/gen3/items.js. */
function strengthens(
  since: GenerationNumber,
  types: readonly OfficialType[],
  formerFactor = 1.1,
): TwoSidedRule {
  const names: ReadonlySet<string> = new Set(types);
  return {
    since,
    attacking: {
      hidden: true,
      modifyDamage: ({ type, ruleset }) =>
        names.has(type) ? (existsIn(ruleset, 4) ? 1.2 : formerFactor) : 1,
    },
  };
}

/** Strengthens one attack of the type; sim: gem in data/conditions.js and data/mods/gen5/conditions.js. */
function gem(type: OfficialType): TwoSidedRule {
  return {
    since: 5,
    attacking: {
      hidden: true,
      modifyDamage: (hit) =>
        hit.type === type ? (existsIn(hit.ruleset, 6) ? 5325 / 4096 : 1.5) : 1,
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
        existsIn(hit.ruleset, 5) &&
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
  silk_scarf: strengthens(3, ['normal']),
  black_belt: strengthens(2, ['fighting']),
  sharp_beak: strengthens(2, ['flying']),
  poison_barb: strengthens(2, ['poison']),
  soft_sand: strengthens(2, ['ground']),
  hard_stone: strengthens(2, ['rock']),
  silver_powder: strengthens(2, ['bug']),
  spell_tag: strengthens(2, ['ghost']),
  metal_coat: strengthens(2, ['steel']),
  charcoal: strengthens(2, ['fire']),
  mystic_water: strengthens(2, ['water']),
  miracle_seed: strengthens(2, ['grass']),
  magnet: strengthens(2, ['electric']),
  twisted_spoon: strengthens(2, ['psychic']),
  never_melt_ice: strengthens(2, ['ice']),
  dragon_fang: strengthens(2, ['dragon']),
  black_glasses: strengthens(2, ['dark']),
  fairy_feather: strengthens(9, ['fairy']),
  fist_plate: strengthens(4, ['fighting']),
  sky_plate: strengthens(4, ['flying']),
  toxic_plate: strengthens(4, ['poison']),
  earth_plate: strengthens(4, ['ground']),
  stone_plate: strengthens(4, ['rock']),
  insect_plate: strengthens(4, ['bug']),
  spooky_plate: strengthens(4, ['ghost']),
  iron_plate: strengthens(4, ['steel']),
  flame_plate: strengthens(4, ['fire']),
  splash_plate: strengthens(4, ['water']),
  meadow_plate: strengthens(4, ['grass']),
  zap_plate: strengthens(4, ['electric']),
  mind_plate: strengthens(4, ['psychic']),
  icicle_plate: strengthens(4, ['ice']),
  draco_plate: strengthens(4, ['dragon']),
  dread_plate: strengthens(4, ['dark']),
  pixie_plate: strengthens(6, ['fairy']),
  sea_incense: strengthens(3, ['water'], 1.05),
  wave_incense: strengthens(4, ['water']),
  rose_incense: strengthens(4, ['grass']),
  odd_incense: strengthens(4, ['psychic']),
  rock_incense: strengthens(4, ['rock']),
  // Assume their only user: Latios and Latias, Dialga, Palkia and Giratina.
  soul_dew: {
    since: 3,
    attacking: {
      hidden: true,
      // Until generation 6 it strengthened special attacks of every type, sim: data/mods/gen6/items.js
      modifyDamage: ({ type, ruleset }) =>
        existsIn(ruleset, 7) && (type === 'psychic' || type === 'dragon') ? 1.2 : 1,
    },
  },
  adamant_orb: strengthens(4, ['steel', 'dragon']),
  lustrous_orb: strengthens(4, ['water', 'dragon']),
  griseous_orb: strengthens(4, ['ghost', 'dragon']),
  adamant_crystal: strengthens(8, ['steel', 'dragon']),
  lustrous_globe: strengthens(8, ['water', 'dragon']),
  griseous_core: strengthens(8, ['ghost', 'dragon']),
  normal_gem: gem('normal'),
  fighting_gem: gem('fighting'),
  flying_gem: gem('flying'),
  poison_gem: gem('poison'),
  ground_gem: gem('ground'),
  rock_gem: gem('rock'),
  bug_gem: gem('bug'),
  ghost_gem: gem('ghost'),
  steel_gem: gem('steel'),
  fire_gem: gem('fire'),
  water_gem: gem('water'),
  grass_gem: gem('grass'),
  electric_gem: gem('electric'),
  psychic_gem: gem('psychic'),
  ice_gem: gem('ice'),
  dragon_gem: gem('dragon'),
  dark_gem: gem('dark'),
  expert_belt: { since: 4, attacking: { hidden: true, ...superEffectiveDamage(1.2) } },
});

/** The id of an item that changes a matchup, such as `iron_ball`. */
export type Item = keyof typeof items;

/** The items that a member of a team can hold. */
export const memberItems = Object.keys(items) as readonly Item[];

/** The items that change a hit of a battle in the generation, on either side. */
export const battleItemsIn = oncePerRuleset((ruleset): readonly Item[] =>
  memberItems.filter((item) => isRowIn(ruleset, items[item])),
);

/** The items that a player can select in the generation on this side. */
export const itemsIn = oncePerRuleset((ruleset, side?: Side): readonly Item[] =>
  selectableIn(ruleset, items, side),
);
