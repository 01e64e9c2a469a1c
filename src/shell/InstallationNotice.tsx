import { useSyncExternalStore } from 'react';
import { missing } from '#browser/connection.ts';
import { installation, setInstallation, update } from '#browser/installation.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Says that a newer version waits, or that the network is away and something is missing. */
export function InstallationNotice() {
  const { text } = useText();
  const { isWaiting } = useSyncExternalStore(installation.subscribe, installation.get);
  const isOffline = useSyncExternalStore(missing.subscribe, missing.get);
  return (
    <>
      {isWaiting && (
        <Notice>
          <p>{text('shell.updateWaiting')}</p>
          <Button primary onClick={update}>
            {text('shell.update')}
          </Button>
          <Button quiet onClick={() => setInstallation({ isWaiting: false })}>
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
