import { RotateCcw } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { handover } from '#app/state/handover.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Sheet } from '#app/ui/Sheet.tsx';
import { calculators } from '#core/links/registry.ts';
import { router } from './appRouter.ts';
import { Preferences } from './Preferences.tsx';

/** The panel with all settings, which the back button closes. */
export function SettingsSheet({ isOpen, onReset }: { isOpen: boolean; onReset: () => void }) {
  const { t } = useTranslation();
  return (
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
          handover.set({ content: 'backup', files: [] });
          const { path } = calculators.team;
          if (router.getView().path === path) router.closePanel();
          else router.navigate(path);
        }}
      >
        {t('team.saved.backup')}
      </Button>
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
  );
}
