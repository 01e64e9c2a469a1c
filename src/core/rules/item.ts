import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import type { OfficialType } from '#core/charts/type.ts';
import { type GemType, gemTypes, plates } from '#core/charts/typeItems.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';
import { oncePerRuleset } from '#core/rulesets/rulesetCache.ts';
import {
  airborne,
  damageByType,
  grounded,
  mapTable,
  nameTwoSidedRules,
  type Side,
  selectableIn,
  superEffectiveDamage,
  type TwoSidedRule,
} from './rule.ts';

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

/** Strengthens attacks of the types; in generations 2 and 3 by less, sim: data/mods/gen2, gen3/items.js */
function strengthens(
  since: GenerationNumber,
  types: readonly OfficialType[],
  [inGen2, inGen3]: readonly [number, number] = [1.1, 1.1],
): TwoSidedRule {
  const names: ReadonlySet<string> = new Set(types);
  return {
    since,
    attacking: {
      hidden: true,
      modifyDamage: ({ type, ruleset }) => {
        if (!names.has(type)) return 1;
        if (existsIn(ruleset, 4)) return 1.2;
        return existsIn(ruleset, 3) ? inGen3 : inGen2;
      },
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

const gems = Object.fromEntries(gemTypes.map((type) => [`${type}_gem`, gem(type)])) as Record<
  `${GemType}_gem`,
  TwoSidedRule
>;

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
  ...mapTable(
    {
      occa_berry: 'fire',
      passho_berry: 'water',
      wacan_berry: 'electric',
      rindo_berry: 'grass',
      yache_berry: 'ice',
      chople_berry: 'fighting',
      kebia_berry: 'poison',
      shuca_berry: 'ground',
      coba_berry: 'flying',
      payapa_berry: 'psychic',
      tanga_berry: 'bug',
      charti_berry: 'rock',
      kasib_berry: 'ghost',
      haban_berry: 'dragon',
      colbur_berry: 'dark',
      babiri_berry: 'steel',
      roseli_berry: 'fairy',
    } as const,
    resistBerry,
  ),
  // Applies at any effectiveness, unlike the other berries.
  chilan_berry: { since: 4, defending: damageByType({ normal: 0.5 }) },
  silk_scarf: strengthens(3, ['normal']),
  ...mapTable(
    {
      black_belt: 'fighting',
      sharp_beak: 'flying',
      poison_barb: 'poison',
      soft_sand: 'ground',
      hard_stone: 'rock',
      silver_powder: 'bug',
      spell_tag: 'ghost',
      metal_coat: 'steel',
      charcoal: 'fire',
      mystic_water: 'water',
      miracle_seed: 'grass',
      magnet: 'electric',
      twisted_spoon: 'psychic',
      never_melt_ice: 'ice',
      black_glasses: 'dark',
    } as const,
    (type) => strengthens(2, [type]),
  ),
  // In generation 2 Dragon Scale has its effect; sim: data/mods/gen2/items.js
  dragon_fang: strengthens(2, ['dragon'], [1, 1.1]),
  dragon_scale: { ...strengthens(2, ['dragon']), until: 2 },
  fairy_feather: strengthens(9, ['fairy']),
  ...mapTable(plates, (type) => strengthens(4, [type])),
  pixie_plate: strengthens(6, ['fairy']),
  sea_incense: strengthens(3, ['water'], [1, 1.05]),
  wave_incense: strengthens(4, ['water']),
  rose_incense: strengthens(4, ['grass']),
  odd_incense: strengthens(4, ['psychic']),
  rock_incense: strengthens(4, ['rock']),
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
  ...gems,
  expert_belt: { since: 4, attacking: { hidden: true, ...superEffectiveDamage(1.2) } },
});

/** The id of an item that changes a matchup, such as `iron_ball`. */
export type Item = keyof typeof items;

/** The items that a member of a team can hold. */
export const memberItems = Object.keys(items) as readonly Item[];

/** The items that a player can select in the ruleset on this side. */
export const itemsIn = oncePerRuleset((ruleset, side?: Side): readonly Item[] =>
  selectableIn(ruleset, items, side),
);
