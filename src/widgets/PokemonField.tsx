import { type ComponentProps, lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { useText } from '#i18n/text.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { SearchFrame } from '#ui/SearchFrame.tsx';
import styles from './PokemonField.module.css';

const PokemonPicker = lazy(async () => {
  const { PokemonPicker } = await import('./PokemonPicker.tsx');
  return { default: PokemonPicker };
});

/** The Pokémon picker, or what stands in its place while it or the Pokédex is on the way. */
export function PokemonField({
  pokedex,
  onPick,
  onForget,
  ...picker
}: { pokedex: 'pending' | 'done' | 'failed' } & ComponentProps<typeof PokemonPicker>) {
  const { text } = useText();
  // The same functions at every render: the picker is large, and most taps are not about it.
  const latest = useRef({ onPick, onForget });
  useLayoutEffect(() => {
    latest.current = { onPick, onForget };
  });
  const pick = useCallback((pokemon: Pokemon) => latest.current.onPick(pokemon), []);
  const forget = useCallback(() => latest.current.onForget(), []);
  if (pokedex === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {text('pokemonPicker.failed')}
      </p>
    );
  }
  const frame = <SearchFrame says={text('pokemonPicker.loading')} />;
  return (
    <Boundary
      fallback={() => (
        <p className={styles.failed}>
          {text('errors.outdatedTitle')}. {text('errors.outdated')}
        </p>
      )}
    >
      <Suspense fallback={frame}>
        {pokedex === 'done' ? <PokemonPicker {...picker} onPick={pick} onForget={forget} /> : frame}
      </Suspense>
    </Boundary>
  );
}
