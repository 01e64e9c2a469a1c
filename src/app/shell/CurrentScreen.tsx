import { useLayoutEffect, useSyncExternalStore } from 'react';
import { keepInView } from '#app/browser/scroll.ts';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { router } from './appRouter.ts';
import { Loading } from './Loading.tsx';
import { RouteError } from './RouteError.tsx';

/** The current screen at its scroll position, or an error screen. */
export function CurrentScreen() {
  const { key, Screen, params, error, scroll, isLeaving } = useSyncExternalStore(
    router.subscribe,
    router.getView,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has its own scroll position
  useLayoutEffect(() => {
    if (typeof scroll === 'number') window.scrollTo(0, scroll);
    return typeof scroll === 'string' ? keepInView(scroll) : undefined;
  }, [key, scroll]);

  return (
    <>
      <ErrorBoundary resetKey={key} fallback={(crash) => <RouteError error={crash} />}>
        {Screen ? <Screen params={params} /> : <RouteError error={error} />}
      </ErrorBoundary>
      {isLeaving && (
        <Notice isDelayed>
          <Loading />
        </Notice>
      )}
    </>
  );
}
