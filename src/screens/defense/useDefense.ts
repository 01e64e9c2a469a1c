import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  type ChosenDefender,
  type DefenderChoice,
  defenderUnder,
  formatDefender,
  parseDefender,
} from '#choices/defender.ts';
import { formatLink } from '#choices/link.ts';
import { remember, remembered } from '#choices/remembered.ts';
import { parseSettings, type Settings } from '#choices/settings.ts';
import { existsIn } from '#engine/generation.ts';
import { usePokedex } from '#pokedex/pokedex.ts';
import { hadTyping, type Pokemon, pokemonIn, soleAbilityIn, typingIn } from '#pokedex/pokemon.ts';
import { usePreference } from '#preferences/preference.ts';
import * as preferences from '#preferences/preferences.ts';

/** What is chosen now, and what of it exists under the settings. */
export type Present = { settings: Settings; choice: DefenderChoice; defender: ChosenDefender };

/** What the address bar says of the defense screen, and how to change it. */
export function useDefense(onChoose: () => void) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const generation = usePreference(preferences.generation);
  const typeCount = usePreference(preferences.typeCount);
  const settings: Settings = { generation, typeCount };
  const progress = usePokedex();
  const pokedex = progress.state === 'done' ? progress.value : undefined;

  const { choice, ignored } = useMemo(() => parseDefender(params), [params]);
  const pokemon = pokedex?.find(({ id }) => id === choice.pokemon);
  const defender = defenderOf(choice, settings, pokemon);

  const searchables = useMemo(
    () =>
      pokemonIn(generation, pokedex ?? []).map((each) => ({
        pokemon: each,
        typing: typingIn(generation, each),
      })),
    [generation, pokedex],
  );

  /** Changes what is chosen at this moment: the address may be a tap behind. */
  function choose(change: (present: Present) => DefenderChoice): void {
    onChoose();
    const settings = {
      generation: preferences.generation.read(),
      typeCount: preferences.typeCount.read(),
    };
    const { choice } = parseDefender(new URLSearchParams(remembered('defense')));
    const pokemon = pokedex?.find(({ id }) => id === choice.pokemon);
    const next = change({ settings, choice, defender: defenderOf(choice, settings, pokemon) });
    const search = formatLink(formatDefender(next), settings);
    remember('defense', search);
    navigate({ search }, { replace: true, preventScrollReset: true });
  }

  /** The choice without what the link said wrong, as far as the Pokédex is here to tell. */
  function withoutIgnored({ choice }: Present): DefenderChoice {
    if (!pokedex) return choice;
    if (!pokemon) return { ...choice, pokemon: undefined };
    return hadTyping(pokemon, choice.types) ? choice : { ...choice, types: pokemon.types };
  }

  return {
    withoutIgnored,
    settings,
    choice,
    choose,
    defender,
    pokemon: pokemon && existsIn(generation, pokemon.generation) ? pokemon : undefined,
    pokedex: progress.state,
    searchables,
    ignored: [
      ...ignored,
      ...parseSettings(params).ignored,
      ...(pokedex && choice.pokemon && !pokemon ? ['pokemon' as const] : []),
      ...(pokemon && choice.types.length > 0 && !hadTyping(pokemon, choice.types)
        ? ['types' as const]
        : []),
    ],
  };
}

export type Defense = ReturnType<typeof useDefense>;

/** A Pokémon that the generation lacks has no types there; one we do not know keeps the link's. */
function defenderOf(
  choice: DefenderChoice,
  settings: Settings,
  pokemon: Pokemon | undefined,
): ChosenDefender {
  if (!pokemon) return defenderUnder(settings, choice);
  const { generation } = settings;
  const exists = existsIn(generation, pokemon.generation);
  return defenderUnder(settings, choice, {
    typing: exists ? typingIn(generation, pokemon) : [],
    soleAbility: exists ? soleAbilityIn(generation, pokemon) : undefined,
  });
}
