import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { type AroundNavHandler, type BaseLocationHook, Router } from 'wouter';
import { Boundary } from '#ui/Boundary.tsx';
import { Layout } from './Layout.tsx';
import { RouteError } from './RouteError.tsx';
import { address, basePath, go, onShown, shown } from './shown.ts';

// For all inside, the address is that of the screen they belong to.
const usePath: BaseLocationHook = () => [useSyncExternalStore(onShown, () => shown().pathname), go];
const useSearch = () => useSyncExternalStore(onShown, () => shown().search);

// As in every browser, a link to where one is already makes no step in the history.
const goAround: AroundNavHandler = (navigate, to, options) => {
  const { pathname, search } = address();
  const isHere = (to === pathname || to === pathname + search) && !options?.state;
  navigate(to, { ...options, replace: options?.replace ?? isHere });
};

/** The whole app; an error of the layout takes its place, and one of the error screen that one's. */
export function App({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <Boundary fallback={(error) => <LastWords error={error} />}>
        <Boundary fallback={(error) => <RouteError error={error} />}>
          <Router hook={usePath} searchHook={useSearch} base={basePath} aroundNav={goAround}>
            <Layout />
          </Router>
        </Boundary>
      </Boundary>
    </StrictMode>
  );
}

/** In English and without any of our parts, for any of them may be what broke. */
function LastWords({ error }: { error: unknown }) {
  return (
    <main lang="en">
      <h1>Countertype has crashed</h1>
      <pre>{String(error)}</pre>
    </main>
  );
}
