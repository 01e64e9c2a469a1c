import { useMemo } from 'react';
import { type ChosenDefender, type DefenseState, defenderUnder } from '#calculators/defense.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import { existsIn } from '#engine/generation.ts';
import type { Settings } from '#engine/settings.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { corrected, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';

/** What is picked at one moment, and what of it exists under the settings. */
export type Present = { settings: Settings; state: DefenseState; defender: ChosenDefender };

/** The state of the defense screen with its Pokémon, and how to change it. */
export function useDefense(onChange: () => void) {
  const { key, state, settings, ignored, update } = useCalculator('defense');
  const { generation } = settings;
  const { state: pokedexState, pokedex, searchables } = useSearchables(generation);
  const pokemon = useMemo(
    () => pokedex?.find(({ id }) => id === state.pokemon),
    [pokedex, state.pokemon],
  );
  const defender = useMemo(() => defenderOf(state, settings, pokemon), [state, settings, pokemon]);

  function choose(next: (present: Present) => DefenseState): void {
    onChange();
    update((state, settings) => {
      const pokemon = pokedex?.find(({ id }) => id === state.pokemon);
      return next({ settings, state, defender: defenderOf(state, settings, pokemon) });
    });
  }

  /** The state with a Pokémon that exists and the types it has, once the Pokédex is there. */
  function withoutIgnored({ state }: Pick<Present, 'state'>): DefenseState {
    return pokedex ? corrected(state, pokemon) : state;
  }

  const meant = withoutIgnored({ state });

  return {
    key,
    withoutIgnored,
    settings,
    state,
    choose,
    defender,
    pokemon: pokemon && existsIn(generation, pokemon.generation) ? pokemon : undefined,
    pokedex: pokedexState,
    searchables,
    ignored: [
      ...ignored,
      ...(meant.pokemon === state.pokemon ? [] : ['pokemon' as const]),
      ...(meant.types === state.types ? [] : ['types' as const]),
    ],
  };
}

export type Defense = ReturnType<typeof useDefense>;

/** A Pokémon that the generation lacks has no types there; one we do not know keeps the link's. */
function defenderOf(
  state: DefenseState,
  settings: Settings,
  pokemon: Pokemon | undefined,
): ChosenDefender {
  return defenderUnder(settings, state, pokemon && traitsIn(settings.generation, pokemon));
}
