import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type DefenderChoice,
  defenderUnder,
  formatDefender,
  parseDefender,
} from '#choices/defender.ts';
import { formatLink } from '#choices/link.ts';
import { remember } from '#choices/remembered.ts';
import { parseSettings, type Settings } from '#choices/settings.ts';
import { existsIn } from '#engine/generation.ts';
import { usePokedex } from '#pokedex/pokedex.ts';
import { pokemonIn, soleAbilityIn, typingIn } from '#pokedex/pokemon.ts';
import { usePreference } from '#preferences/preference.ts';
import * as preferences from '#preferences/preferences.ts';

/** What the address bar says of the defense screen, and how to change it. */
export function useDefense(onChoose: () => void) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const generation = usePreference(preferences.generation);
  const typeCount = usePreference(preferences.typeCount);
  const settings: Settings = { generation, typeCount };
  const progress = usePokedex();

  const { choice, ignored } = useMemo(() => parseDefender(params), [params]);
  const pokedex = progress.state === 'done' ? progress.value : undefined;
  const pokemon = pokedex?.find(({ id }) => id === choice.pokemon);
  const exists = pokemon && existsIn(generation, pokemon.generation);
  const defender = defenderUnder(
    settings,
    choice,
    pokemon && {
      typing: exists ? typingIn(generation, pokemon) : [],
      soleAbility: exists ? soleAbilityIn(generation, pokemon) : undefined,
    },
  );

  const searchables = useMemo(
    () =>
      pokemonIn(generation, pokedex ?? []).map((each) => ({
        pokemon: each,
        typing: typingIn(generation, each),
      })),
    [generation, pokedex],
  );

  function choose(next: DefenderChoice): void {
    onChoose();
    const search = formatLink(formatDefender(next), settings);
    remember('defense', search);
    navigate({ search }, { replace: true, preventScrollReset: true });
  }

  return {
    settings,
    choice,
    choose,
    defender,
    pokemon: exists ? pokemon : undefined,
    pokedex: progress.state,
    searchables,
    ignored: [
      ...ignored,
      ...parseSettings(params).ignored,
      ...(pokedex && choice.pokemon && !pokemon ? ['pokemon'] : []),
    ],
  };
}

export type Defense = ReturnType<typeof useDefense>;
