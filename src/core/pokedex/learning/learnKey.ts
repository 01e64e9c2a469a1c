import type { Game } from '#core/rulesets/game.ts';
import { gameOf, generationNumber, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

/** A list of what Pokémon learn; the fields besides `key` are true of a few games. */
type LearnList = {
  /** The name of the file in `public/learn`. */
  key: string;
  /** Whether no random sets say which moves are likely. */
  hasNoLikely?: true;
  /** Whether only Pokémon Showdown has the list. */
  hasOneSource?: true;
  /** Whether Pokémon have all their moves from the start, so that there is no way to name. */
  hasNoWays?: true;
};

/** The games that differ from the other ones of their generation in what Pokémon learn. */
const ownLists: Partial<Record<Game, LearnList>> = {
  'lets-go': { key: 'lgpe', hasOneSource: true },
  'brilliant-diamond-shining-pearl': { key: 'bdsp' },
  'legends-arceus': { key: 'la', hasNoLikely: true },
  'legends-za': { key: 'za', hasNoLikely: true, hasOneSource: true },
  champions: { key: 'champions', hasOneSource: true, hasNoWays: true },
};

const lastKnownGeneration = 9;

/** The list for the game or, if it has none of its own, of its generation, and whose list it is. */
export function learnListOf(
  ruleset: Ruleset,
): LearnList & ({ game: Game } | { generation: number }) {
  const game = gameOf(ruleset);
  const ownList = game && ownLists[game];
  if (ownList) return { ...ownList, game };
  const generation = Math.min(generationNumber(ruleset), lastKnownGeneration);
  return { key: `${generation}`, generation };
}

/** Whether moves are known that Pokémon are likely to have; not in a player's own game. */
export function hasLikelyMoves(ruleset: Ruleset): boolean {
  return !isOwnGame(ruleset) && !learnListOf(ruleset).hasNoLikely;
}
