import { useCallback, useMemo } from 'react';
import { type ChosenDefender, type DefenseState, defenderUnder } from '#calculators/defense.ts';
import { useCalculator } from '#calculators/useCalculator.ts';
import { existsIn } from '#engine/generation.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { corrected, traitsIn } from '#pokedex/pokemon.ts';

/** The state of the defense screen, what of it exists under the settings, and how to change it. */
export function useDefense(onChange: () => void) {
  const { entry, update } = useCalculator('defense');
  const { state, settings, ignored } = entry;
  const { generation } = settings;
  const { state: pokedexState, pokedex, searchables } = useSearchables(generation);

  const find = useCallback(
    ({ pokemon: id }: DefenseState) => pokedex?.find((pokemon) => pokemon.id === id),
    [pokedex],
  );
  /** A Pokémon that the generation lacks has no types there; one we do not know keeps the link's. */
  const resolve = useCallback(
    (state: DefenseState): ChosenDefender => {
      const pokemon = find(state);
      return defenderUnder(settings, state, pokemon && traitsIn(generation, pokemon));
    },
    [find, settings, generation],
  );

  const pokemon = useMemo(() => find(state), [find, state]);
  const defender = useMemo(() => resolve(state), [resolve, state]);
  const meant = pokedex ? corrected(state, pokemon) : state;

  return {
    settings,
    state,
    defender,
    /** Undefined too where the generation lacks it. */
    pokemon: pokemon && existsIn(generation, pokemon.generation) ? pokemon : undefined,
    pokedex: pokedexState,
    searchables,
    resolve,
    /** Changes the state of the moment. */
    update: (next: (state: DefenseState) => DefenseState) => {
      onChange();
      update(next);
    },
    ignored: [
      ...ignored,
      ...(meant.pokemon === state.pokemon ? [] : ['pokemon' as const]),
      ...(meant.types === state.types ? [] : ['types' as const]),
    ],
    /** The state without what of the link was ignored. */
    withoutIgnored: meant,
  };
}

export type Defense = ReturnType<typeof useDefense>;
