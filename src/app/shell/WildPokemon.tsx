import { Suspense, useRef, useState } from 'react';
import { usePokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { Ball, ballThemes } from './Ball.tsx';
import styles from './WildPokemon.module.css';

const WildPokemonNotice = lazyComponent(
  'WildPokemonNotice',
  () => import('./WildPokemonNotice.tsx'),
);
const ballTheme = pickOne(ballThemes) ?? 'premier';

/** The ball in the header; pressing it shows a random Pokémon in a notice. */
export function WildPokemon() {
  const { t } = useTranslation();
  const { listedSearchables } = usePokedex(useSettings());
  const button = useRef<HTMLButtonElement>(null);
  const [wildPokemon, setWildPokemon] = useState<Pokemon>();
  return (
    <>
      <button
        type="button"
        className={styles.ball}
        ref={button}
        aria-label={t('shell.ball')}
        disabled={listedSearchables.length === 0}
        onClick={() => setWildPokemon(pickOne(listedSearchables)?.pokemon)}
      >
        <Ball theme={ballTheme} />
      </button>
      {wildPokemon && listedSearchables.some(({ pokemon }) => pokemon === wildPokemon) && (
        <Suspense>
          <WildPokemonNotice
            pokemon={wildPokemon}
            onDismiss={() => {
              setWildPokemon(undefined);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function pickOne<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
