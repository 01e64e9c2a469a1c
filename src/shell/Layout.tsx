import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { media } from '#browser/media.ts';
import { useText } from '#i18n/text.ts';
import { Segments } from '#ui/Segments.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Ball } from './Ball.tsx';
import styles from './Layout.module.css';
import { Preferences } from './Preferences.tsx';

/** Room for the settings in the header. */
const wide = media('(min-width: 60rem)');

/** The header, the tabs, the screen and the footer. */
export function Layout() {
  const { text } = useText();
  const { pathname } = useLocation();
  const isWide = useSyncExternalStore(wide.subscribe, wide.matches);
  const isDefense = pathname.startsWith('/defense');
  return (
    <>
      <a href="#main" className={styles.skip}>
        {text('shell.skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.title}>
            <Ball />
            {text('shell.title')}
          </Link>
          {isWide ? (
            <div className={styles.inline}>
              <Preferences inline />
            </div>
          ) : (
            <Sheet
              open={
                <>
                  <SlidersHorizontal aria-hidden />
                  <span className={styles.settings}>{text('shell.settings')}</span>
                </>
              }
              title={text('shell.settings')}
              description={text('shell.settingsDescription')}
              close={text('shell.close')}
            >
              <Preferences />
            </Sheet>
          )}
        </div>
      </header>
      <div className={styles.page}>
        <Segments pill label={text('shell.calculators')}>
          <Link to="/offense/" aria-current={isDefense ? undefined : 'page'}>
            {text('shell.offense')}
          </Link>
          <Link to="/defense/" aria-current={isDefense ? 'page' : undefined}>
            {text('shell.defense')}
          </Link>
        </Segments>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense fallback={<p className={styles.loading}>{text('shell.loading')}</p>}>
            <Outlet />
          </Suspense>
        </main>
        <footer className={styles.footer}>
          <p>{text('pages.disclaimer.text1')}</p>
          <p>
            © {new Date().getFullYear()} {text('shell.title')}
          </p>
        </footer>
      </div>
    </>
  );
}
