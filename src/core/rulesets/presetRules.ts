import type { GenerationNumber } from '#core/charts/generationNumber.ts';
import type { Feature } from './feature.ts';

/** How a game differs from the other games of its generation. */
export type GameRules = {
  /** The features of the generation that it lacks. */
  without?: readonly Feature[];
  /** The same-type attack bonus; 1.5 in the other games. */
  sameTypeBonus?: number;
  /** The effectiveness if two more types are weak than resist, or the reverse. */
  doubleFactors?: { weakness: number; resistance: number };
  /** The generation whose formulas it has, if it is not that of its abilities and moves. */
  mechanics?: GenerationNumber;
};

/** The rules of games that are not official ones of the main series; docs/data.md names the sources. */
export const presetRules = {
  'pokemon-go': {
    without: [
      ...(['abilities', 'items', 'moves', 'conditions'] as const),
      ...(['inverse', 'thirdType', 'tera', 'doubles'] as const),
    ],
    sameTypeBonus: 1.2,
  },
  'infinite-fusion': { mechanics: 5 },
} as const satisfies Record<string, GameRules>;

/** The id of the rules of a game that is not an official one, such as `pokemon-go`. */
export type PresetRules = keyof typeof presetRules;

/** The ids of all rule sets; a link has their positions, so that new ones come last. */
export const presetRulesNames = Object.keys(presetRules) as PresetRules[];
