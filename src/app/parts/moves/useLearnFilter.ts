import { useMemo } from 'react';
import { useLearners } from '#app/downloads/learners.ts';
import type { Strike } from '#core/hit/strike.ts';
import { createLearnFilter, type LearnedMove } from '#core/picks/learnedMoves.ts';
import { isSupported } from '#core/picks/supportedStrikes.ts';
import { loadedMoves } from '#core/pokedex/moves/moves.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { useMoves } from './useMoves.ts';

/** The filter by what Pokémon can learn; without a strike it lists nothing and is ready. */
export type LearnFilter = {
  /** Lists what a Pokémon can learn of the strike; undefined without one, and until the lists are loaded. */
  list: ((pokemon: Pokemon) => readonly LearnedMove[]) | undefined;
  /** Whether the moves of the Pokémon in the game are not known. */
  isUnknown: (pokemon: Pokemon) => boolean;
  isReady: boolean;
  hasFailed: boolean;
  /** Tries again at once to load what has failed. */
  retry: () => Promise<void>;
};

/** The strike of a filter that the game can answer: nobody knows what Pokémon learn in a player's own game. */
export function learnsIn(ruleset: Ruleset, learns: Strike | undefined): Strike | undefined {
  return learns && !isOwnGame(ruleset) && isSupported(ruleset, learns) ? learns : undefined;
}

const nothingIsUnknown = () => false;

/** Loads how Pokémon learn moves if there is a strike, and returns the filter for it. */
export function useLearnFilter(ruleset: Ruleset, learns: Strike | undefined): LearnFilter {
  const need = useMemo(() => (learns ? { learns } : undefined), [learns]);
  const moves = useMoves(need);
  const { learners, hasFailed, retry } = useLearners(learns && ruleset);
  const list = useMemo(() => {
    const { table } = loadedMoves.get();
    if (!learns || !learners || !table) return undefined;
    return createLearnFilter(learns, ruleset, [...table.moves.values()], learners.findWays);
  }, [learns, learners, ruleset]);
  return {
    list,
    isUnknown: (list && learners?.isUnknown) ?? nothingIsUnknown,
    isReady: !learns || list !== undefined,
    hasFailed: list === undefined && (hasFailed || moves.hasFailed),
    retry,
  };
}
