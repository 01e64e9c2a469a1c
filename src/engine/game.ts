import type { Feature } from './generation.ts';
import { legendsZA, type Since } from './since.ts';

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

export type GameRow = {
  /** The generation of its rules. */
  generation: Since;
  /** The features of that generation that it lacks. */
  without?: readonly Feature[];
  /** Its lists besides `all`. */
  dexes?: readonly Exclude<Dex, 'all'>[];
};

const story = ['story'] as const;

/** The official games, the newest first; docs/data.md names the sources. */
export const games = {
  champions: { generation: legendsZA, without: ['tera'] },
  'legends-za': {
    generation: legendsZA,
    without: ['abilities', 'tera'],
    dexes: ['lumiose', 'mega-dimension'],
  },
  'scarlet-violet': { generation: 9, dexes: ['story', 'paldea', 'teal-mask', 'indigo-disk'] },
  'legends-arceus': { generation: 8, without: ['abilities', 'items', 'thirdType'] },
  'brilliant-diamond-shining-pearl': { generation: 8, without: ['thirdType'], dexes: story },
  'sword-shield': { generation: 8, dexes: ['story', 'galar', 'isle-of-armor', 'crown-tundra'] },
  'lets-go': { generation: 7, without: ['abilities', 'items', 'thirdType'] },
  'ultra-sun-ultra-moon': { generation: 7, dexes: story },
  'sun-moon': { generation: 7, dexes: story },
  'omega-ruby-alpha-sapphire': { generation: 6, dexes: story },
  'x-y': { generation: 6, dexes: story },
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

export type Game = keyof typeof games;

/** The lists that the game has, the largest first. */
export function dexesOf(game: Game): readonly Dex[] {
  const row: GameRow = games[game];
  return ['all', ...(row.dexes ?? [])];
}
