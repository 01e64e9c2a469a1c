import { useCallback, useMemo } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Defense } from '#app/screens/defense/useDefense.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { compare, listEncounters } from '#core/answers/comparison.ts';
import { worldIn } from '#core/hit/situation.ts';
import { type ChosenDefender, type DefenderPicks, emptyDefense } from '#core/links/defense.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import { shortName } from '#core/pokedex/names/shortName.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';

/** A defender of the comparison with its Pokémon and names under the settings. */
export type ComparedDefender = {
  picks: DefenderPicks;
  /** Its `typing` is empty if the settings lack its Pokémon or types. */
  defender: ChosenDefender;
  /** Also one that the settings lack. */
  pokemon: Pokemon | undefined;
  name: string;
  /** The same for narrow places. */
  shortName: string;
};

/** Compares the defender of the screen with the others, under the same conditions. */
export function useComparison({ state, settings, defender, resolve }: Defense) {
  const { namesLanguage } = useTranslation();
  const { typingName } = useNames();
  const { pokedex, findPokemon } = usePokedex(settings);
  const { others, conditions, inverse } = state;
  const { ruleset } = settings;

  const resolveOther = useCallback(
    (picks: DefenderPicks): ChosenDefender =>
      resolve({ ...emptyDefense, ...picks, conditions, inverse }),
    [resolve, conditions, inverse],
  );

  const comparedDefenders = useMemo(
    () =>
      [state, ...others].map((picks, index): ComparedDefender => {
        const pokemon = findPokemon(picks.pokemon);
        const chosenDefender = index === 0 ? defender : resolveOther(picks);
        const { typing } = chosenDefender;
        const types = typingName(typing.length > 0 ? typing : picks.types);
        return {
          ...{ picks, pokemon, defender: chosenDefender },
          name: pokemon ? displayName(namesLanguage, pokemon) : types,
          shortName: pokemon ? shortName(namesLanguage, pokemon, pokedex) : types,
        };
      }),
    [state, others, defender, resolveOther, findPokemon, pokedex, namesLanguage, typingName],
  );

  const comparison = useMemo(() => {
    const columns = comparedDefenders.filter((each) => each.defender.typing.length > 0);
    const defenders = columns.map((each) => each.defender);
    const world = worldIn(ruleset, defenders[0]?.inverse);
    return {
      /** The compared defenders that have types under the settings. */
      columns,
      ...compare(defenders, world),
      /** Who beats whom, if there are three. */
      encounters: columns.length > 2 ? listEncounters(defenders, world) : [],
    };
  }, [comparedDefenders, ruleset]);

  return { ...comparison, others: comparedDefenders.slice(1), resolveOther };
}

export type DefenseComparison = ReturnType<typeof useComparison>;
