import { type ComponentProps, lazy, Suspense } from 'react';
import { useText } from '#i18n/text.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { SearchPlaceholder } from '#ui/SearchFrame.tsx';
import { useStableCallback } from '#ui/useStableCallback.ts';
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
  // The picker is large, and most taps are not about it.
  const pick = useStableCallback(onPick);
  const forget = useStableCallback(onForget);
  if (pokedex === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {text('pokemonPicker.failed')}
      </p>
    );
  }
  const frame = <SearchPlaceholder label={text('pokemonPicker.loading')} />;
  return (
    <Boundary
      fallback={() => (
        <p className={styles.failed}>
          {`${text('errors.outdatedTitle')}. ${text('errors.outdated')}`}
        </p>
      )}
    >
      <Suspense fallback={frame}>
        {pokedex === 'done' ? <PokemonPicker {...picker} onPick={pick} onForget={forget} /> : frame}
      </Suspense>
    </Boundary>
  );
}
