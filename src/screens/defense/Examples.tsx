import type { Typing } from '#engine/type.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { displayName } from '#pokedex/name.ts';
import { Button } from '#ui/Button.tsx';
import { useNames } from '#widgets/names.ts';
import { TypeIcon } from '#widgets/TypeIcon.tsx';
import styles from './Examples.module.css';
import { pickPokemon } from './pickPokemon.ts';
import type { Defense } from './useDefense.ts';

/** Pokémon that exist in every generation and never changed their typing. */
const examples: readonly { id: string; types: Typing }[] = [
  { id: 'charizard', types: ['fire', 'flying'] },
  { id: 'gyarados', types: ['water', 'flying'] },
  { id: 'gengar', types: ['ghost', 'poison'] },
];

/** Shows three example defenders on the empty screen. */
export function Examples({
  defense: { update, searchables, settings },
  onPick,
}: {
  defense: Defense;
  onPick: () => void;
}) {
  const { language } = useTranslation();
  const { typingName } = useNames();
  return (
    <ul className={styles.examples}>
      {examples.map(({ id, types }) => {
        const pokemon = searchables.find((each) => each.pokemon.id === id)?.pokemon;
        return (
          <li key={id}>
            <Button
              onClick={() => {
                update((state) =>
                  pokemon ? pickPokemon(state, settings.generation, pokemon) : { ...state, types },
                );
                onPick();
              }}
            >
              {types.map((type) => (
                <TypeIcon key={type} type={type} />
              ))}
              <span translate="no">
                {pokemon ? displayName(language, pokemon) : typingName(types)}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
