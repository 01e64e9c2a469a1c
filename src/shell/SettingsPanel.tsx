import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Preferences } from './Preferences.tsx';

const opened = { panel: 'settings' };

/** The settings where the header has no room; open, they are a step of the history to go back from. */
export function SettingsPanel({ onReset }: { onReset: () => void }) {
  const { text } = useText();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = state?.panel === opened.panel;
  const close = () => navigate(-1);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={text('shell.settings')}
        onClick={() => navigate({ search }, { state: opened, preventScrollReset: true })}
      >
        <SlidersHorizontal aria-hidden />
      </Button>
      <Sheet
        isOpen={isOpen}
        title={text('shell.settings')}
        description={text('shell.settingsDescription')}
        close={text('shell.close')}
        onClose={close}
      >
        <Preferences />
        <Button
          onClick={() => {
            close();
            onReset();
          }}
        >
          <RotateCcw aria-hidden />
          {text('shell.reset')}
        </Button>
      </Sheet>
    </>
  );
}
