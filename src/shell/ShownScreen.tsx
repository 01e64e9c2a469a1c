import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Boundary } from '#ui/Boundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Loading } from './Loading.tsx';
import { RouteError } from './RouteError.tsx';
import { onShown, shown } from './shown.ts';

/** The screen of the address, scrolled to where it belongs; or why it is not there. */
export function ShownScreen() {
  const { href, Screen, error, scroll, isLeaving } = useSyncExternalStore(onShown, shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own place
  useLayoutEffect(() => {
    if (typeof scroll === 'number') window.scrollTo(0, scroll);
    else if (scroll) document.getElementById(scroll)?.scrollIntoView();
  }, [href, scroll]);

  return (
    <>
      <Boundary until={href} fallback={(crash) => <RouteError error={crash} />}>
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
