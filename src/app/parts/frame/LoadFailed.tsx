import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';

/** Says in the text what could not be loaded, with a button that tries again at once. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isTrying, setTrying] = useState(false);

  async function retry(): Promise<void> {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }

  return (
    <div role="alert">
      <p>{text}</p>
      <ButtonRow>
        <Button inactive={isTrying} onClick={retry}>
          {t(isTrying ? 'shell.loading' : 'pokemonPicker.retry')}
        </Button>
      </ButtonRow>
    </div>
  );
}
