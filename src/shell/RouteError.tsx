import { lazy, Suspense, useMemo } from 'react';
import { useRouteError } from 'react-router';
import { copyText } from '#browser/clipboard.ts';
import { keepCrash } from '#browser/crash.ts';
import { isOutdated } from '#browser/outdated.ts';
import { resetAndReload } from './reset.ts';

const CrashScreen = lazy(async () => {
  const { CrashScreen } = await import('#screens/errors/CrashScreen.tsx');
  return { default: CrashScreen };
});

const OutdatedScreen = lazy(async () => {
  const { OutdatedScreen } = await import('#screens/errors/OutdatedScreen.tsx');
  return { default: OutdatedScreen };
});

/** Stands where a screen crashed; should it crash too, the router's own page takes its place. */
export function RouteError() {
  const error = useRouteError();
  const crash = useMemo(() => keepCrash(error), [error]);
  return (
    // In English, for the translations may be what broke.
    <Suspense fallback={<p>Loading Error Screen...</p>}>
      {isOutdated(error) ? (
        <OutdatedScreen onReload={() => window.location.reload()} />
      ) : (
        <CrashScreen crash={crash} onCopy={copyText} onReset={resetAndReload} />
      )}
    </Suspense>
  );
}
