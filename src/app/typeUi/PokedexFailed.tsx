import { useLayoutEffect, useRef, useState } from 'react';
import { retryPokedex } from '#app/downloads/pokedex.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import styles from './PokedexFailed.module.css';

/** Says what is missing without the Pokédex, with a button that tries to download it at once. */
export function PokedexFailed({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isTrying, setTrying] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  async function retry(): Promise<void> {
    setTrying(true);
    await retryPokedex();
    setTrying(false);
  }

  // The button goes once the download has succeeded.
  useLayoutEffect(() => {
    const failure = container.current;
    return () => {
      if (failure?.contains(document.activeElement)) document.querySelector('main')?.focus();
    };
  }, []);

  return (
    <div ref={container} role="alert" className={styles.failed}>
      <p>{text}</p>
      <Button inactive={isTrying} onClick={retry}>
        {t(isTrying ? 'pokemonPicker.loading' : 'pokemonPicker.retry')}
      </Button>
    </div>
  );
}
