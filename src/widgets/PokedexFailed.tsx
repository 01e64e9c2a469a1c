import { useState } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { retryPokedex } from '#pokedex/pokedex.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PokedexFailed.module.css';

/** Says what is missing without the Pokédex, with a button that tries to download it at once. */
export function PokedexFailed({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isTrying, setTrying] = useState(false);

  async function retry(): Promise<void> {
    setTrying(true);
    await retryPokedex();
    setTrying(false);
    // The button is gone if the download has succeeded.
    if (document.activeElement === document.body) document.querySelector('main')?.focus();
  }

  return (
    <div role="alert" className={styles.failed}>
      <p>{text}</p>
      <Button inactive={isTrying} onClick={retry}>
        {t(isTrying ? 'pokemonPicker.loading' : 'pokemonPicker.retry')}
      </Button>
    </div>
  );
}
