import { useState } from 'react';
import { readCrash } from '#app/browser/crash.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CrashScreen } from '#app/screens/errors/CrashScreen.tsx';
import { resetAndReload } from './reset.ts';

/** Shows the last crash of the session, and can throw a test error. */
export function CrashReporter() {
  const { t } = useTranslation();
  const [isTesting, setTesting] = useState(false);
  if (isTesting) throw new Error(t('errors.testCrash'));
  return (
    <CrashScreen crash={readCrash()} onReset={resetAndReload} onTest={() => setTesting(true)} />
  );
}
