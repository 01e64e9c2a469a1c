import {
  type ChosenDefender,
  type DefenderChoice,
  defenderUnder,
  formatDefender,
  parseDefender,
} from '#calculators/defense.ts';
import type { Settings } from '#calculators/settings.ts';
import { useChoice } from '#calculators/useChoice.ts';
import { existsIn } from '#engine/generation.ts';
import { useSearchables } from '#pokedex/pokedex.ts';
import { corrected, type Pokemon, traitsIn } from '#pokedex/pokemon.ts';
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
  function withoutIgnored({ choice }: Pick<Present, 'choice'>): DefenderChoice {
    return pokedex ? corrected(choice, pokemon) : choice;
  }

  const meant = withoutIgnored({ choice });

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
      ...(meant.pokemon === choice.pokemon ? [] : ['pokemon' as const]),
      ...(meant.types === choice.types ? [] : ['types' as const]),
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
