import { type ComponentProps, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#i18n/text.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { SearchFrame } from '#ui/SearchFrame.tsx';
import styles from './PokemonField.module.css';

const PokemonPicker = lazy(async () => {
  const { PokemonPicker } = await import('./PokemonPicker.tsx');
  return { default: PokemonPicker };
});

/** The same functions at every render, which call the newest ones: the picker is large, and most taps are not about it. */
function useSame<Functions extends Record<string, (...args: never[]) => void>>(
  newest: Functions,
): Functions {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [same] = useState(
    () =>
      Object.fromEntries(
        Object.keys(newest).map((name) => [
          name,
          (...args: never[]) => latest.current[name]?.(...args),
        ]),
      ) as Functions,
  );
  return same;
}

/** The Pokémon picker, or what stands in its place while it or the Pokédex is on the way. */
export function PokemonField({
  pokedex,
  onPick,
  onForget,
  ...picker
}: { pokedex: 'pending' | 'done' | 'failed' } & ComponentProps<typeof PokemonPicker>) {
  const { text } = useText();
  const same = useSame({ onPick, onForget });
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
        {pokedex === 'done' ? <PokemonPicker {...picker} {...same} /> : frame}
      </Suspense>
    </Boundary>
  );
}
