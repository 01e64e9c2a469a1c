import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { media } from '#browser/media.ts';
import { clearSession } from '#browser/storage.ts';
import { calculatorAt, calculators, sections } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { pages } from '#screens/pages/pages.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { NoticeRegion } from '#ui/Notice.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { router } from './appRouter.ts';
import { InstallationNotice } from './InstallationNotice.tsx';
import { InstallationState } from './InstallationState.tsx';
import { Keyboard, useShortcuts } from './Keyboard.tsx';
import styles from './Layout.module.css';
import { Preferences } from './Preferences.tsx';
import { resetDelay } from './reset.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ShownScreen } from './ShownScreen.tsx';
import { WildPokemon } from './WildPokemon.tsx';

/** Room for the settings in the header. */
const wide = media('(min-width: 72rem)');

/** The header, the tabs, the screen and the footer. */
export function Layout() {
  const { text } = useText();
  const path = useSyncExternalStore(router.onView, () => router.view().path);
  const main = useRef<HTMLElement>(null);
  const isWide = useSyncExternalStore(wide.subscribe, wide.matches);
  const calculator = calculatorAt(path);
  // The pages of text belong to the tab Offense, but are not its page.
  const section = calculator ? calculators[calculator].section : 'offense';
  const current = calculator ? 'page' : 'true';
  useShortcuts();

  // A new screen begins where it is read from; the first one is the browser's to place.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => {
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [path]);

  function startAgain(): void {
    const key = router.currentKey();
    clearSession();
    setTimeout(() => {
      // The player may be on another screen by now.
      if (router.currentKey() === key) router.navigate('/', { replace: true });
    }, resetDelay);
  }

  return (
    <NoticeRegion>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {text('shell.skip')}
      </button>
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.name}>
            <WildPokemon />
            <Link to="/" translate="no" className={styles.title}>
              {text('shell.title')}
            </Link>
          </div>
          {isWide ? (
            <div className={styles.inline}>
              <Preferences inline />
              <Tooltip says={text('shell.resetTooltip')} delay={300}>
                {(described) => (
                  <Button aria-label={text('shell.reset')} onClick={startAgain} {...described}>
                    <RotateCcw aria-hidden />
                  </Button>
                )}
              </Tooltip>
            </div>
          ) : (
            <SettingsPanel onReset={startAgain} />
          )}
        </div>
      </header>
      <div className={styles.page}>
        <Segments pill label={text('shell.calculators')}>
          {sections.map((each) => (
            <Link
              key={each}
              to={calculators[each].path}
              aria-current={each === section ? current : undefined}
            >
              {text(calculators[each].label)}
            </Link>
          ))}
        </Segments>
        <main ref={main} tabIndex={-1} className={styles.main}>
          <ShownScreen />
        </main>
        {calculator && <Keyboard />}
        <InstallationNotice />
        <footer className={styles.footer}>
          <nav aria-label={text('shell.pages')} className={styles.pages}>
            {pages.map((page) => (
              <Link key={page} to={`/${page}/`}>
                {text(`pages.${page}.title`)}
              </Link>
            ))}
          </nav>
          <InstallationState />
          <p>
            {`© ${new Date().getFullYear()} ${text('shell.title')} · ${text('shell.subtitle')}`}
          </p>
        </footer>
      </div>
    </NoticeRegion>
  );
}
