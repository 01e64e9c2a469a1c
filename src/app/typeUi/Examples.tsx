import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import type { Typing } from '#core/charts/type.ts';
import type { Strike } from '#core/hit/strike.ts';
import { displayName } from '#core/pokedex/names/name.ts';
import type { Searchable } from '#core/pokedex/searchable.ts';
import styles from './Examples.module.css';
import { StrikeIcon } from './StrikeIcon.tsx';

/** A Pokémon that exists in every generation and never changed its typing. */
export type ExamplePokemon = { id: string; types: Typing };

/** Shows buttons that fill an empty screen, each with icons and a name. */
export function Examples({
  examples,
  isColumn = false,
}: {
  examples: readonly { strikes: readonly Strike[]; name: ReactNode; onPick: () => void }[];
  /** Whether each has a line of its own, so that a name that loads later moves no other button. */
  isColumn?: boolean;
}) {
  return (
    <ul className={isColumn ? styles.column : styles.row}>
      {examples.map(({ strikes, name, onPick }) => (
        <li key={strikes.join()}>
          <Button onClick={onPick}>
            {strikes.map((strike, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two Pokémon may share a type
              <StrikeIcon key={index} strike={strike} />
            ))}
            <span translate="no">{name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Returns a formatter of the names of Pokémon; without the Pokédex, of their types or another text. */
export function useExampleNames(
  searchables: readonly Searchable[],
  formatMissing?: (pokemon: ExamplePokemon) => string,
): (list: readonly ExamplePokemon[]) => string {
  const { namesLanguage } = useTranslation();
  const { formatList, typingName } = useNames();
  const nameOf = (example: ExamplePokemon) => {
    const match = searchables.find(({ pokemon }) => pokemon.id === example.id);
    if (match) return displayName(namesLanguage, match.pokemon);
    return formatMissing?.(example) ?? typingName(example.types);
  };
  return (list) => formatList(list.map(nameOf));
}
