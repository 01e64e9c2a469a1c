import { CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { installation } from '#browser/installation.ts';
import { useText } from '#i18n/text.ts';
import styles from './InstallationState.module.css';

const version = `V${import.meta.env.VITE_VERSION}`;

/** The version, and whether it works without a network by now. */
export function InstallationState() {
  const { text } = useText();
  const { isReady } = useSyncExternalStore(installation.subscribe, installation.get);
  return (
    <p className={styles.installation}>
      {isReady && <CircleCheck aria-hidden />}
      <span>{isReady ? `${text('shell.readyOffline')} · ${version}` : version}</span>
    </p>
  );
}
