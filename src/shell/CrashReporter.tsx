import { useState } from 'react';
import { lastCrash } from '#browser/crash.ts';
import { useText } from '#i18n/text.ts';
import { CrashScreen } from '#screens/errors/CrashScreen.tsx';
import { resetAndReload } from './reset.ts';

/** The session's last crash, opened by hand; or a test of how one looks. */
export function CrashReporter() {
  const { text } = useText();
  const [isTesting, test] = useState(false);
  if (isTesting) throw new Error(text('errors.testCrash'));
  return <CrashScreen crash={lastCrash()} onReset={resetAndReload} onTest={() => test(true)} />;
}
