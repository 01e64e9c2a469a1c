import { type ComponentProps, lazy, Suspense } from 'react';
import { useText } from '#i18n/text.ts';
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
  ...picker
}: { pokedex: 'pending' | 'done' | 'failed' } & ComponentProps<typeof PokemonPicker>) {
  const { text } = useText();
  if (pokedex === 'failed') {
    return (
      <p role="alert" className={styles.failed}>
        {text('pokemonPicker.failed')}
      </p>
    );
  }
  const frame = <SearchFrame says={text('pokemonPicker.loading')} />;
  return (
    <Boundary fallback={() => <p className={styles.failed}>{text('errors.outdatedTitle')}</p>}>
      <Suspense fallback={frame}>
        {pokedex === 'done' ? <PokemonPicker {...picker} /> : frame}
      </Suspense>
    </Boundary>
  );
}
