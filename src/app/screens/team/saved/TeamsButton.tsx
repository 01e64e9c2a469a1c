import { Library } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx';

const SavedTeamName = lazyComponent('SavedTeamName', () => import('./SavedTeamName.tsx'));

/** Shows a button that opens the saved teams; it has the name of the present one if that is saved. */
export function TeamsButton({
  savedId,
  onClick,
}: {
  savedId: string | undefined;
  onClick: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Button onClick={onClick}>
      <Library aria-hidden />
      {savedId === undefined ? (
        <span>{t('team.teams')}</span>
      ) : (
        <>
          <VisuallyHidden>{t('team.teams')}</VisuallyHidden>{' '}
          <LazyPart>
            <SavedTeamName id={savedId} />
          </LazyPart>
        </>
      )}
    </Button>
  );
}
