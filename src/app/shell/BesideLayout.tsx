import { useEffect, useSyncExternalStore } from 'react';
import { view } from '#app/browser/view.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { followPage } from '#app/state/followWindow.ts';
import { session } from '#app/state/session.ts';
import { windowId } from '#app/state/windowId.ts';
import { NoticeRegion } from '#app/ui/Notice.tsx';
import { type Calculator, getCalculatorRow } from '#core/links/registry.ts';
import { router } from './appRouter.ts';
import styleSheet from './beside.css?url';
import { CurrentScreen } from './CurrentScreen.tsx';
import { Layout } from './Layout.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** The name of the view without the id of its window. */
const name = view?.split('-')[0] ?? '';

/** The calculators whose answer has a view of its own. */
const calculatorsOf: Readonly<Record<string, readonly Calculator[]>> = {
  overlay: ['defense', 'offense', 'battle'],
  small: ['defense', 'battle'],
};

/** Shows the view of a calculator, or the whole page if its screen has none. */
export function BesideLayout() {
  const calculator = useSyncExternalStore(
    session.subscribe,
    () => session.getCurrent()?.calculator,
  );
  useEffect(keepView, []);
  useEffect(() => {
    if (windowId) followPage(windowId, (path) => router.navigate(path, { replace: true }));
  }, []);
  const hasView = calculator && calculatorsOf[name]?.includes(calculator);
  return hasView ? <ScreenInView /> : <Layout />;
}

/** Keeps the view in the address of this page, which the router writes without it, as all links have it. */
function keepView(): () => void {
  function addView(): void {
    const url = new URL(window.location.href);
    if (!view || url.searchParams.get('view') === view) return;
    url.searchParams.set('view', view);
    window.history.replaceState(window.history.state, '', url);
  }
  addView();
  const unsubscribers = [session.subscribe(addView), router.subscribe(addView)];
  return () => unsubscribers.forEach((unsubscribe) => void unsubscribe());
}

/**
 * The screen without header, tabs and footer. Its style sheet shows only the answer, and in a small window the search
 * too; a stream shows the way to fill it instead of a screen without a state.
 */
function ScreenInView() {
  const { t } = useTranslation();
  const isEmpty = useSyncExternalStore(session.subscribe, isCurrentEmpty);
  useShortcuts();
  return (
    <NoticeRegion>
      <link rel="stylesheet" href={styleSheet} precedence="beside" />
      <main data-view={name}>
        {name === 'overlay' && isEmpty ? (
          <div data-empty>
            <h1>{t('shell.title')}</h1>
            <p>{t('popOut.empty', { parameter: '&view=overlay' })}</p>
          </div>
        ) : (
          <CurrentScreen />
        )}
      </main>
    </NoticeRegion>
  );
}

function isCurrentEmpty(): boolean {
  const entry = session.getCurrent();
  return !entry || getCalculatorRow(entry.calculator).format(entry.state).size === 0;
}
