import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { router } from './appRouter.ts';
import { Preferences } from './Preferences.tsx';

/** The settings where the header has no room, in a panel that the back button closes. */
export function SettingsPanel({ onReset }: { onReset: () => void }) {
  const { text } = useText();
  const isOpen = useSyncExternalStore(router.onView, () => router.view().isPanelOpen);
  return (
    <>
      <Button aria-haspopup="dialog" aria-label={text('shell.settings')} onClick={router.openPanel}>
        <SlidersHorizontal aria-hidden />
      </Button>
      <Sheet
        isOpen={isOpen}
        title={text('shell.settings')}
        description={text('shell.settingsDescription')}
        close={text('shell.close')}
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
          <span>{text('shell.reset')}</span>
        </Button>
      </Sheet>
    </>
  );
}
