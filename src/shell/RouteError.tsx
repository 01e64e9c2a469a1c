import { lazy, Suspense, useEffect, useMemo } from 'react';
import { describeCrash, keepCrash } from '#browser/crash.ts';
import { isOutdated } from '#browser/outdated.ts';
import { OutdatedScreen } from '#screens/errors/OutdatedScreen.tsx';
import { resetAndReload } from './reset.ts';

const CrashScreen = lazy(async () => {
  const { CrashScreen } = await import('#screens/errors/CrashScreen.tsx');
  return { default: CrashScreen };
});

/** Stands where a screen crashed, or could not be loaded. */
export function RouteError({ error }: { error: unknown }) {
  if (isOutdated(error)) return <OutdatedScreen onReload={() => window.location.reload()} />;
  return <Crashed error={error} />;
}

function Crashed({ error }: { error: unknown }) {
  const crash = useMemo(() => describeCrash(error, window.location.href), [error]);
  useEffect(() => keepCrash(crash), [crash]);
  return (
    // In English, for the translations may be what broke.
    <Suspense fallback={<p lang="en">Loading Error Screen...</p>}>
      <CrashScreen crash={crash} onReset={resetAndReload} />
    </Suspense>
  );
}
