import { hasType } from '#core/charts/chart.ts';
import { changedCells } from '#core/ownGames/edit/chartEdits.ts';
import { chartIn } from '#core/rulesets/officialChart.ts';
import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** The numbers of things in which an own game differs from its base. */
export type GameDifferences = {
  newTypes: number;
  /** Types of the base that the game lacks. */
  missingTypes: number;
  /** Matchups with another factor; those of a new type count if they are not 1. */
  changedMatchups: number;
  /** Pokémon that it adds, or to which it gives other types. */
  ownPokemon: number;
  ownAbilities: number;
};

/** Counts in what the game differs from its base. */
export function countDifferences(game: OwnGame): GameDifferences {
  const base = chartIn(game.base);
  return {
    newTypes: game.chart.types.filter((type) => !hasType(base, type)).length,
    missingTypes: base.types.filter((type) => !hasType(game.chart, type)).length,
    changedMatchups: changedCells(game).length,
    ownPokemon: game.pokemon.length,
    ownAbilities: game.abilities?.length ?? 0,
  };
}
