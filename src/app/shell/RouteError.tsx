import { Suspense, useEffect, useMemo } from 'react';
import { isChunkError } from '#app/browser/chunkError.ts';
import { onReconnect } from '#app/browser/connection.ts';
import { describeCrash, saveCrash } from '#app/browser/crash.ts';
import { hasTypedText } from '#app/browser/typedText.ts';
import { OutdatedScreen } from '#app/screens/errors/OutdatedScreen.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { resetAndReload } from './reset.ts';

const CrashScreen = lazyComponent(
  'CrashScreen',
  () => import('#app/screens/errors/CrashScreen.tsx'),
);

/** Replaces a screen that crashed or could not be loaded. */
export function RouteError({ error }: { error: unknown }) {
  return isChunkError(error) ? <MissingPart /> : <CrashReport error={error} />;
}

/** Offers a reload, and does it when the browser goes online, unless typed text would be lost. */
function MissingPart() {
  useEffect(
    () =>
      onReconnect(() => {
        if (!hasTypedText()) window.location.reload();
      }),
    [],
  );
  return <OutdatedScreen onReload={() => window.location.reload()} />;
}

function CrashReport({ error }: { error: unknown }) {
  const crash = useMemo(() => describeCrash(error, window.location.href), [error]);
  useEffect(() => saveCrash(crash), [crash]);
  return (
    // In English, because the translations may have caused the crash.
    <Suspense fallback={<p lang="en">Loading Error Screen...</p>}>
      <CrashScreen crash={crash} onReset={resetAndReload} />
    </Suspense>
  );
}
