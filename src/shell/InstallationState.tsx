import { CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { installed, onInstallation } from '#browser/serviceWorker.ts';
import { useText } from '#i18n/text.ts';
import styles from './Layout.module.css';

/** The version, and whether it works without a network by now. */
export function InstallationState() {
  const { text } = useText();
  const { isReady } = useSyncExternalStore(onInstallation, installed);
  return (
    <p className={styles.installation}>
      {isReady && (
        <>
          <CircleCheck aria-hidden />
          {text('shell.readyOffline')} ·{' '}
        </>
      )}
      V{import.meta.env.VITE_VERSION}
    </p>
  );
}
