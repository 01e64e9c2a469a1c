import { StrictMode, useEffect } from 'react';
import { Boundary } from '#ui/Boundary.tsx';
import { NavigationContext } from '#ui/Link.tsx';
import { router } from './appRouter.ts';
import { Layout } from './Layout.tsx';
import { RouteError } from './RouteError.tsx';

/** The whole app; an error of the layout takes its place, and one of the error screen that one's. */
export function App({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <Boundary fallback={(error) => <LastWords error={error} />}>
        <Boundary fallback={(error) => <RouteError error={error} />}>
          <NavigationContext value={router}>
            <Layout />
          </NavigationContext>
        </Boundary>
      </Boundary>
    </StrictMode>
  );
}

/** In English and without any of our parts, for any of them may be what broke. */
function LastWords({ error }: { error: unknown }) {
  return (
    <main lang="en">
      <h1>Unexpected Application Error!</h1>
      <pre>{String(error)}</pre>
    </main>
  );
}
