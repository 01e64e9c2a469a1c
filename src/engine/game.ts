import type { Feature } from './generation.ts';
import { legendsZA, type Since } from './since.ts';

/** The generation of a game's rules, and the features of that generation that it lacks. */
export type GameRow = { generation: Since; without?: readonly Feature[] };

/** The official games, the newest first; docs/data.md names the sources. */
export const games = {
  champions: { generation: legendsZA, without: ['tera'] },
  'legends-za': { generation: legendsZA, without: ['abilities', 'tera'] },
  'scarlet-violet': { generation: 9 },
  'legends-arceus': { generation: 8, without: ['abilities', 'items', 'thirdType'] },
  'brilliant-diamond-shining-pearl': { generation: 8, without: ['thirdType'] },
  'sword-shield': { generation: 8 },
  'lets-go': { generation: 7, without: ['abilities', 'items', 'thirdType'] },
  'ultra-sun-ultra-moon': { generation: 7 },
  'sun-moon': { generation: 7 },
  'omega-ruby-alpha-sapphire': { generation: 6 },
  'x-y': { generation: 6 },
  'black-2-white-2': { generation: 5 },
  'black-white': { generation: 5 },
  'heartgold-soulsilver': { generation: 4 },
  platinum: { generation: 4 },
  'diamond-pearl': { generation: 4 },
  'firered-leafgreen': { generation: 3 },
  emerald: { generation: 3 },
  'ruby-sapphire': { generation: 3 },
  crystal: { generation: 2 },
  'gold-silver': { generation: 2 },
  yellow: { generation: 1 },
  'red-blue': { generation: 1 },
} as const satisfies Record<string, GameRow>;

export type Game = keyof typeof games;

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
