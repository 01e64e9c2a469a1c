import { type ComponentProps, Suspense } from 'react';
import { joinHeading } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { SearchBoxSkeleton } from '#app/ui/controls/SearchBoxSkeleton.tsx';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { useStableCallback } from '#app/ui/useStableCallback.ts';
import type { Type } from '#core/charts/type.ts';
import { PokedexFailed } from './PokedexFailed.tsx';
import styles from './PokemonField.module.css';

const PokemonPicker = lazyComponent('PokemonPicker', () => import('./PokemonPicker.tsx'));

/** The Pokémon picker, its skeleton while it or the Pokédex loads, or what to do if the Pokédex is missing. */
export function PokemonField({
  pokedexState,
  onPick,
  onPickType,
  onClear,
  ...picker
}: { pokedexState: 'pending' | 'done' | 'failed' } & ComponentProps<typeof PokemonPicker>) {
  const { t, language } = useTranslation();
  // Stable, because the picker is large and most taps do not change it.
  const pick = useStableCallback(onPick);
  const pickType = useStableCallback((type: Type) => onPickType?.(type));
  const clear = useStableCallback(onClear);
  const skeleton = <SearchBoxSkeleton label={t('pokemonPicker.loading')} />;
  return (
    <ErrorBoundary
      fallback={() => (
        <p className={styles.failed}>
          {joinHeading(t('errors.outdatedTitle'), t('errors.outdated'), language)}
        </p>
      )}
    >
      <Suspense fallback={skeleton}>
        {pokedexState === 'failed' ? (
          <PokedexFailed text={t('pokemonPicker.failed')} />
        ) : pokedexState === 'done' ? (
          <PokemonPicker
            {...picker}
            onPick={pick}
            onPickType={onPickType && pickType}
            onClear={clear}
          />
        ) : (
          skeleton
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
