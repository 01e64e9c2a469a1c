import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Sheet } from '#app/ui/Sheet.tsx';
import { router } from './appRouter.ts';
import { Preferences } from './Preferences.tsx';

/** All settings, of which the header of a wide screen has most, in a panel that the back button closes. */
export function SettingsPanel({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation();
  const isOpen = useSyncExternalStore(router.subscribe, () => router.getView().isPanelOpen);
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={t('shell.settings')} onClick={router.openPanel}>
        <SlidersHorizontal aria-hidden />
      </Button>
      <Sheet
        isOpen={isOpen}
        title={t('shell.settings')}
        description={t('shell.settingsDescription')}
        closeLabel={t('shell.close')}
        onClose={router.closePanel}
      >
        <Preferences />
        <Button
          onClick={() => {
            router.closePanel();
            onReset();
          }}
        >
          <RotateCcw aria-hidden />
          <span>{t('shell.reset')}</span>
        </Button>
      </Sheet>
    </>
  );
}
