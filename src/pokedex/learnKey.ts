import type { Game } from '#engine/game.ts';
import { gameOf, generationNumber, type Ruleset } from '#engine/ruleset.ts';

/** The games that differ from the other ones of their generation in what Pokémon learn. */
const ownKeys: Partial<Record<Game, string>> = {
  'lets-go': 'lgpe',
  'brilliant-diamond-shining-pearl': 'bdsp',
  'legends-arceus': 'la',
  'legends-za': 'za',
  champions: 'champions',
};

/** The name of the file in `public/learn` for the game or the generation. */
export function learnKeyOf(ruleset: Ruleset): string {
  const game = gameOf(ruleset);
  return (game && ownKeys[game]) ?? `${Math.min(generationNumber(ruleset), 9)}`;
}
