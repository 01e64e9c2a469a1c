import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Boundary } from '#ui/Boundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { router } from './appRouter.ts';
import { Loading } from './Loading.tsx';
import { RouteError } from './RouteError.tsx';

/** The screen of the address, scrolled to where it belongs; or why it is not there. */
export function ShownScreen() {
  const { key, Screen, error, scroll, isLeaving } = useSyncExternalStore(
    router.onView,
    router.view,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own place
  useLayoutEffect(() => {
    if (typeof scroll === 'number') window.scrollTo(0, scroll);
    else if (scroll) document.getElementById(scroll)?.scrollIntoView();
  }, [key, scroll]);

  return (
    <>
      <Boundary until={key} fallback={(crash) => <RouteError error={crash} />}>
        {Screen ? <Screen /> : <RouteError error={error} />}
      </Boundary>
      {isLeaving && (
        <Notice late>
          <Loading />
        </Notice>
      )}
    </>
  );
}
