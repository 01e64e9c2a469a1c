import { useMemo } from 'react';
import { useLearnable } from '#app/downloads/learn.ts';
import { useMoves } from '#app/parts/moves/useMoves.ts';
import type { Fighter } from '#core/answers/fighter.ts';
import type { BattleState } from '#core/links/battle.ts';
import { addLikelyAttacks, listLikelyStrikes } from '#core/picks/likelyAttacks.ts';
import { hasLikelyMoves } from '#core/pokedex/learning/learnKey.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** Returns what gives opponents their likely moves; it loads these only if the player counts them. */
export function useLikelyMoves({ ruleset }: Settings, state: BattleState) {
  const countsLikely = state.countLikely && hasLikelyMoves(ruleset);
  const moves = useMoves(countsLikely ? state : undefined);
  const { find, hasFailed } = useLearnable(countsLikely ? ruleset : undefined);
  const isLikelyMissing = countsLikely && (hasFailed || moves.hasFailed);
  return useMemo(
    () => ({
      /** Whether the player counts the likely moves of opponents without known attacks. */
      countsLikely,
      /** Whether they could not be loaded. */
      isLikelyMissing,
      /** Whether likely moves count, and the moves of the Pokémon in the game are not known. */
      isUnknown: (pokemon: Pokemon) => find !== undefined && !find(pokemon),
      /** The fighter with the likely moves of its Pokémon, if they count. */
      addLikely: (fighter: Fighter, pokemon: Pokemon | undefined): Fighter => {
        const likely = pokemon && find?.(pokemon)?.likely;
        if (!likely) return fighter;
        return addLikelyAttacks(fighter, listLikelyStrikes(ruleset, fighter, pokemon.id, likely));
      },
    }),
    [ruleset, find, countsLikely, isLikelyMissing],
  );
}
