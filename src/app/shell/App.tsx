import { StrictMode, Suspense, useEffect } from 'react';
import { endFirstRender } from '#app/browser/firstRender.ts';
import { view } from '#app/browser/view.ts';
import { OwnGameProvider } from '#app/parts/game/OwnGameProvider.tsx';
import { useSettings } from '#app/state/useCalculator.ts';
import { NavigationContext } from '#app/ui/controls/Link.tsx';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { router } from './appRouter.ts';
import { Layout } from './Layout.tsx';
import { RouteError } from './RouteError.tsx';

const BesideLayout = lazyComponent('BesideLayout', () => import('./BesideLayout.tsx'));

/** The whole app; a layout error shows the error screen, and an error of that screen plain text. */
export function App() {
  const { ruleset } = useSettings();
  useEffect(endFirstRender, []);
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
