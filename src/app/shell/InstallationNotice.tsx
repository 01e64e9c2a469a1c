import { useState, useSyncExternalStore } from 'react';
import { hasMissingFile } from '#app/browser/connection.ts';
import { installation, installUpdate, setInstallation } from '#app/browser/installation.ts';
import { hasTypedText } from '#app/browser/typedText.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';

/** Notices that a new version is ready, or that something is missing because the app is offline. */
export function InstallationNotice() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isUpdateWaiting } = useSyncExternalStore(installation.subscribe, installation.get);
  const isOffline = useSyncExternalStore(hasMissingFile.subscribe, hasMissingFile.get);
  return (
    <>
      {isUpdateWaiting && (
        <Notice>
          <p>{t(isAsking ? 'shell.losesWork' : 'shell.updateWaiting')}</p>
          <Button
            primary
            onClick={() => (isAsking || !hasTypedText() ? installUpdate() : setAsking(true))}
          >
            {t('shell.update')}
          </Button>
          <Button
            quiet
            onClick={() => {
              setAsking(false);
              setInstallation({ isUpdateWaiting: false });
            }}
          >
            {t('shell.later')}
          </Button>
        </Notice>
      )}
      {isOffline && (
        <Notice>
          <p>{t('shell.offline')}</p>
        </Notice>
      )}
    </>
  );
}
