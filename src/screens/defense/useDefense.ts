import {
  type ChosenDefender,
  type DefenderChoice,
  defenderUnder,
  formatDefender,
  parseDefender,
} from '#choices/defender.ts';
import type { Settings } from '#choices/settings.ts';
import { useChoice } from '#choices/useChoice.ts';
import { existsIn } from '#engine/generation.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { hadTyping, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';
import { readSettings, useSettings } from '#preferences/settings.ts';

const notation = { parse: parseDefender, format: formatDefender };

/** What is chosen now, and what of it exists under the settings. */
export type Present = { settings: Settings; choice: DefenderChoice; defender: ChosenDefender };

/** What the address bar says of the defense screen, and how to change it. */
export function useDefense(onChoose: () => void) {
  const settings = useSettings();
  const { generation } = settings;
  const { state, pokedex, searchables } = useSearchables(generation);

  const { choice, ignored, change } = useChoice('defense', notation, readSettings);
  const pokemon = pokedex?.find(({ id }) => id === choice.pokemon);
  const defender = defenderOf(choice, settings, pokemon);

  /** Changes what is chosen at this moment. */
  function choose(next: (present: Present) => DefenderChoice): void {
    onChoose();
    change((choice, settings) => {
      const pokemon = pokedex?.find(({ id }) => id === choice.pokemon);
      return next({ settings, choice, defender: defenderOf(choice, settings, pokemon) });
    });
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
    pokedex: state,
    searchables,
    ignored: [
      ...ignored,
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
  return defenderUnder(settings, choice, pokemon && traitsIn(settings.generation, pokemon));
}
