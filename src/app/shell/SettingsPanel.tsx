import { SlidersHorizontal } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import { router } from './appRouter.ts';

const SettingsSheet = lateComponent('SettingsSheet', () => import('./SettingsSheet.tsx'));

/** The button of all settings, of which the header of a wide screen has most, and their panel. */
export function SettingsPanel({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation();
  const isOpen = useSyncExternalStore(router.subscribe, () => router.getView().isPanelOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={t('shell.settings')} onClick={router.openPanel}>
        <SlidersHorizontal aria-hidden />
      </Button>
      {wasOpened && (
        <LazyPart>
          <SettingsSheet isOpen={isOpen} onReset={onReset} />
        </LazyPart>
      )}
    </>
  );
}
