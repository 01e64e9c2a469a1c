import { type GenerationNumber, legendsZA } from '#core/charts/generationNumber.ts';
import { gemTypes, plates } from '#core/charts/typeItems.ts';
import type { GameRules } from './presetRules.ts';

/**
 * The lists of Pokémon that a game can have: everything that can exist in it, its own Pokédex, and
 * the Pokédex of each of its parts.
 */
export const dexes = [
  ...(['all', 'story'] as const),
  ...(['galar', 'isle-of-armor', 'crown-tundra'] as const),
  ...(['paldea', 'teal-mask', 'indigo-disk'] as const),
  ...(['lumiose', 'mega-dimension'] as const),
] as const;

export type Dex = (typeof dexes)[number];

export type GameRow = GameRules & {
  /** The generation of its rules. */
  generation: GenerationNumber;
  /** The abilities, moves, items and conditions of that generation that nothing in the game has. */
  absent?: readonly string[];
  /** The rules of its battles that these facts are from, and the first day that they are valid. */
  regulation?: { name: string; since: string };
  /** Its lists of Pokémon besides `all`. */
  dexes?: readonly Exclude<Dex, 'all'>[];
};

const story = ['story'] as const;

/** The conditions whose moves were removed in generation 8. */
const removedConditions = [
  ...(['telekinesis', 'foresight', 'miracle_eye'] as const),
  ...(['mud_sport', 'water_sport', 'ion_deluge', 'powder'] as const),
] as const;

/** The other conditions of moves, except Roost and the weather. */
const otherConditions = [
  ...(['gravity', 'smack_down', 'ingrain', 'magnet_rise', 'tar_shot'] as const),
  ...(['misty_terrain', 'electric_terrain', 'grassy_terrain', 'psychic_terrain'] as const),
  ...(['soak', 'magic_powder', 'burn_up', 'double_shock'] as const),
  ...(['forests_curse', 'trick_or_treat'] as const),
  'electrify',
] as const;

/** The moves of Solgaleo, Lunala and Necrozma alone, and those of Koraidon, Miraidon and Walking Wake. */
const legendaryMoves = ['sunsteel_strike', 'moongeist_beam', 'photon_geyser'] as const;
const paradoxMoves = ['collision_course', 'electro_drift', 'hydro_steam'] as const;

/** The moves whose matchup differs from that of their type, before generation 9. */
const formerMoves = ['freeze_dry', 'flying_press', 'thousand_arrows', ...legendaryMoves] as const;

/** The abilities of Primal and Mega Pokémon, and the weather that they set. */
const primalWeather = [
  ...(['delta_stream', 'strong_winds'] as const),
  ...(['desolate_land', 'primordial_sea'] as const),
] as const;

const plateNames = Object.keys(plates);
const incenses = [
  ...(['sea_incense', 'wave_incense', 'rose_incense', 'odd_incense', 'rock_incense'] as const),
] as const;
/** The gems that only the games of generation 5 have; later ones have the Normal Gem. */
const gems = gemTypes.filter((type) => type !== 'normal').map((type) => `${type}_gem`);
const orbs = ['soul_dew', 'adamant_orb', 'lustrous_orb', 'griseous_orb'] as const;
const crystals = ['adamant_crystal', 'lustrous_globe', 'griseous_core'] as const;

/** The official games, the newest first; docs/data.md names the sources. */
export const games = {
  champions: {
    generation: legendsZA,
    regulation: { name: 'M-C', since: '2026-09-09' },
    without: ['tera'],
    absent: [
      ...removedConditions,
      ...primalWeather,
      ...legendaryMoves,
      ...paradoxMoves,
      ...['minds_eye', 'tinted_lens', 'neuroforce', 'teravolt', 'turboblaze', 'normalize'],
      ...['galvanize', 'well_baked_body', 'storm_drain', 'prism_armor', 'tera_shell'],
      ...['wonder_guard', 'steelworker', 'transistor', 'dragons_maw'],
      ...['rocky_payload', 'dark_aura', 'aura_break', 'air_lock'],
      ...['wind_rider', 'wind_power', 'dazzling'],
      ...['thousand_arrows', 'nihil_light', 'tar_shot'],
      ...['ring_target', 'ability_shield', 'utility_umbrella', 'pixie_plate'],
      ...[...plateNames, ...incenses, ...orbs, ...crystals, ...gems],
    ],
  },
  'legends-za': {
    generation: legendsZA,
    without: ['abilities', 'doubles', 'tera'],
    absent: [
      ...[...removedConditions, ...otherConditions, ...legendaryMoves, ...paradoxMoves, ...gems],
      'roost',
    ],
    dexes: ['lumiose', 'mega-dimension'],
  },
  'scarlet-violet': {
    generation: 9,
    absent: [
      ...removedConditions,
      ...primalWeather,
      ...['neuroforce', 'normalize', 'aerilate', 'refrigerate', 'wonder_guard', 'steelworker'],
      ...['dark_aura', 'fairy_aura', 'aura_break', 'thousand_arrows', 'electrify'],
      ...['burn_up', 'trick_or_treat'],
      ...[...incenses, ...gems],
    ],
    dexes: ['story', 'paldea', 'teal-mask', 'indigo-disk'],
  },
  'legends-arceus': {
    generation: 8,
    sameTypeBonus: 1.25,
    doubleFactors: { weakness: 2.5, resistance: 0.4 },
    without: ['abilities', 'doubles', 'items', 'thirdType'],
    absent: [...removedConditions, ...otherConditions, ...primalWeather, ...formerMoves],
  },
  'brilliant-diamond-shining-pearl': {
    generation: 8,
    without: ['thirdType'],
    absent: [
      ...removedConditions,
      ...primalWeather,
      ...['neuroforce', 'teravolt', 'turboblaze', 'aerilate', 'pixilate', 'refrigerate'],
      ...['galvanize', 'liquid_voice', 'water_bubble', 'fluffy', 'prism_armor', 'steelworker'],
      ...['steely_spirit', 'transistor', 'dragons_maw', 'dark_aura', 'fairy_aura', 'aura_break'],
      ...['bulletproof', 'dazzling', 'queenly_majesty', 'punk_rock', 'libero'],
      ...['tough_claws', 'strong_jaw', 'mega_launcher'],
      ...['flying_press', 'thousand_arrows', ...legendaryMoves],
      ...['psychic_terrain', 'tar_shot', 'electrify'],
      ...['magic_powder', 'forests_curse', 'trick_or_treat'],
      ...['air_balloon', 'ring_target', 'utility_umbrella'],
      ...[...crystals, 'normal_gem', ...gems],
    ],
    dexes: story,
  },
  'sword-shield': {
    generation: 8,
    absent: [
      ...removedConditions,
      ...primalWeather,
      ...['neuroforce', 'normalize', 'aerilate', 'galvanize', 'dazzling', 'protean'],
      ...[...plateNames, ...crystals, ...gems],
    ],
    dexes: ['story', 'galar', 'isle-of-armor', 'crown-tundra'],
  },
  'lets-go': {
    generation: 7,
    without: ['abilities', 'items', 'thirdType'],
    absent: [
      ...removedConditions,
      ...otherConditions,
      ...primalWeather,
      ...formerMoves,
      ...['sun', 'rain'],
    ],
  },
  'ultra-sun-ultra-moon': { generation: 7, absent: gems, dexes: story },
  'sun-moon': { generation: 7, absent: ['neuroforce', 'photon_geyser', ...gems], dexes: story },
  'omega-ruby-alpha-sapphire': {
    generation: 6,
    absent: ['thousand_arrows', ...gems],
    dexes: story,
  },
  'x-y': { generation: 6, absent: [...primalWeather, 'thousand_arrows', ...gems], dexes: story },
  'black-2-white-2': { generation: 5, dexes: story },
  'black-white': { generation: 5, dexes: story },
  'heartgold-soulsilver': { generation: 4, dexes: story },
  platinum: { generation: 4, dexes: story },
  'diamond-pearl': { generation: 4, dexes: story },
  'firered-leafgreen': { generation: 3, dexes: story },
  emerald: { generation: 3, dexes: story },
  'ruby-sapphire': { generation: 3, dexes: story },
  crystal: { generation: 2 },
  'gold-silver': { generation: 2 },
  yellow: { generation: 1 },
  'red-blue': { generation: 1 },
} as const satisfies Record<string, GameRow>;

/** The id of an official game, such as `platinum`. */
export type Game = keyof typeof games;

/** The games, the newest first. */
export const gameNames = Object.keys(games) as Game[];

/** The lists of Pokémon of the game, the largest first. */
export function dexesOf(game: Game): readonly Dex[] {
  const row: GameRow = games[game];
  return ['all', ...(row.dexes ?? [])];
}

/** The regulation that the facts of the game are from; undefined if its rules never change. */
export function regulationOf(game: Game): GameRow['regulation'] {
  const row: GameRow = games[game];
  return row.regulation;
}
