import { StrictMode, Suspense } from 'react';
import { view } from '#browser/view.ts';
import { isOwnGame } from '#engine/ruleset.ts';
import { OwnGameProvider } from '#features/OwnGameProvider.tsx';
import { useSettings } from '#session/useCalculator.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { NavigationContext } from '#ui/Link.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { router } from './appRouter.ts';
import { Layout } from './Layout.tsx';
import { RouteError } from './RouteError.tsx';

const BesideLayout = lazyComponent('BesideLayout', () => import('./BesideLayout.tsx'));

/** The whole app; a layout error shows the error screen, and an error of that screen plain text. */
export function App() {
  const { ruleset } = useSettings();
  return (
    <StrictMode>
      <ErrorBoundary fallback={(error) => <FatalError error={error} />}>
        <ErrorBoundary fallback={(error) => <RouteError error={error} />}>
          <NavigationContext value={router}>
            <OwnGameProvider game={isOwnGame(ruleset) ? ruleset : undefined}>
              {view ? (
                <Suspense>
                  <BesideLayout />
                </Suspense>
              ) : (
                <Layout />
              )}
            </OwnGameProvider>
          </NavigationContext>
        </ErrorBoundary>
      </ErrorBoundary>
    </StrictMode>
  );
}

/** In English and without other components, because any of them may have caused the error. */
function FatalError({ error }: { error: unknown }) {
  return (
    <main lang="en">
      <h1>Unexpected Application Error!</h1>
      <pre>{String(error)}</pre>
    </main>
  );
}
