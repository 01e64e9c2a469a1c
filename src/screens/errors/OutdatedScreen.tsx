import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { ErrorCard } from './ErrorCard.tsx';

/** Why a part of the app is missing, and what helps. */
export function OutdatedScreen({ onReload }: { onReload: () => void }) {
  const { text } = useText();
  return (
    <ErrorCard title={text('errors.outdatedTitle')} description={text('errors.outdated')}>
      <p>{text('errors.outdated')}</p>
      <ButtonRow>
        <Button onClick={onReload}>{text('errors.reload')}</Button>
      </ButtonRow>
    </ErrorCard>
  );
}
