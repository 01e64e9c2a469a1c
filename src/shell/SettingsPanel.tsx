import { RotateCcw, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Preferences } from './Preferences.tsx';
import { address } from './shown.ts';

/**
 * The settings where the header has no room. Open, they are the same address once more in the
 * history, over the first, so that the back button closes them.
 */
export function SettingsPanel({ onReset }: { onReset: () => void }) {
  const { text } = useText();
  const [pathname, navigate] = useLocation();
  const state = useHistoryState<{ over?: string } | null>();
  const [isWanted, want] = useState(false);
  const isOpen = isWanted && state?.over !== undefined;
  // A second tap must not go back a second step.
  const isClosing = useRef(false);

  function close(): void {
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    want(false);
    window.history.back();
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={text('shell.settings')}
        onClick={() => {
          isClosing.current = false;
          want(true);
          const { search } = address();
          navigate(pathname + search, { state: { over: search.slice(1) } });
        }}
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
            want(false);
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
