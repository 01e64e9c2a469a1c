import { useCallback, useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import type { PokedexInUse } from '#app/downloads/withoutPokedex.ts';
import { useCalculator } from '#app/state/useCalculator.ts';
import {
  type ChosenDefender,
  type DefenseState,
  hasPicks,
  supportedDefender,
} from '#core/links/defense.ts';
import { existsIn } from '#core/rulesets/ruleset.ts';

/**
 * Returns the state of the defense screen, the part of it that the settings support, and its
 * updater.
 */
export function useDefense() {
  const { entry, update } = useCalculator('defense');
  const { state, settings, ignored } = entry;
  const { ruleset } = settings;
  const pokedexInUse = usePokedex(settings);
  const { state: pokedexState, findPokemon, searchables, traitsOf } = pokedexInUse;

  /**
   * Returns the defender of a state. A Pokémon that the generation lacks has no types; an unknown
   * one keeps those of the link.
   */
  const resolve = useCallback(
    (state: DefenseState): ChosenDefender => {
      const pokemon = findPokemon(state.pokemon);
      return supportedDefender(settings, state, pokemon && traitsOf(pokemon));
    },
    [findPokemon, traitsOf, settings],
  );

  const pokemon = findPokemon(state.pokemon);
  const defender = useMemo(() => resolve(state), [resolve, state]);
  const isInGame =
    !pokemon || searchables.find((each) => each.pokemon === pokemon)?.isInGame !== false;
  const correctedState = correctState(state, pokedexInUse.correct);

  return {
    entry,
    settings,
    state,
    defender,
    /** Also undefined if the generation lacks it. */
    pokemon: pokemon && existsIn(ruleset, pokemon.generation) ? pokemon : undefined,
    /** Whether the chosen game has the Pokémon; true without a game. */
    isInGame,
    pokedexState,
    findPokemon,
    picksOf: pokedexInUse.picksOf,
    searchables,
    /** Those of the game or the player's list. */
    listedSearchables: pokedexInUse.listedSearchables,
    resolve,
    /** Updates the latest state, even one that is not rendered yet. */
    update,
    ignored: [
      ...ignored,
      ...(correctedState.pokemon === state.pokemon ? [] : ['pokemon' as const]),
      ...(correctedState.types === state.types ? [] : ['types' as const]),
      ...(correctedState.others === state.others ? [] : ['with' as const]),
    ],
    /** The state with an unknown Pokémon removed, or its types corrected. */
    correctedState,
  };
}

/** Removes unknown Pokémon and corrects the types of the others; returns the same object if nothing changes. */
function correctState(state: DefenseState, correct: PokedexInUse['correct']): DefenseState {
  const correctedState = correct(state);
  const others = state.others.map(correct).filter(hasPicks);
  const isSame = others.every((each, index) => each === state.others[index]);
  return isSame && others.length === state.others.length
    ? correctedState
    : { ...correctedState, others };
}

export type Defense = ReturnType<typeof useDefense>;
