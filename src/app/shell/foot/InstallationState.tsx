import { CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { installation } from '#app/browser/installation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './InstallationState.module.css';

const version = `V${import.meta.env.VITE_VERSION}`;

/** The version, and whether the app is ready to work offline. */
export function InstallationState() {
  const { t } = useTranslation();
  const { isReady } = useSyncExternalStore(
    installation.subscribe,
    installation.get,
    installation.get,
  );
  return (
    <p className={styles.installation}>
      {isReady && <CircleCheck aria-hidden />}
      <span>{isReady ? `${t('shell.readyOffline')} · ${version}` : version}</span>
    </p>
  );
}
