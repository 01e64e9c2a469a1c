import { useState, useSyncExternalStore } from 'react';
import { isMissing, onConnection } from '#browser/connection.ts';
import { installed, onInstallation, update } from '#browser/serviceWorker.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Says that a newer version waits, or that the network is away and something is missing. */
export function InstallationNotice() {
  const { text } = useText();
  const { isWaiting } = useSyncExternalStore(onInstallation, installed);
  const isOffline = useSyncExternalStore(onConnection, isMissing);
  const [isLater, setLater] = useState(false);
  return (
    <>
      {isWaiting && !isLater && (
        <Notice>
          <p>{text('shell.updateWaiting')}</p>
          <Button primary onClick={update}>
            {text('shell.update')}
          </Button>
          <Button quiet onClick={() => setLater(true)}>
            {text('shell.later')}
          </Button>
        </Notice>
      )}
      {isOffline && (
        <Notice>
          <p>{text('shell.offline')}</p>
        </Notice>
      )}
    </>
  );
}
