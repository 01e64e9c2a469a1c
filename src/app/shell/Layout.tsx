import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createMediaQuery, narrowScreen } from '#app/browser/media.ts';
import { clearSession } from '#app/browser/storage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { session } from '#app/state/session.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { SegmentedNav } from '#app/ui/controls/SegmentedNav.tsx';
import { Tooltip } from '#app/ui/controls/Tooltip.tsx';
import { lateComponent } from '#app/ui/lateComponent.tsx';
import { NoticeRegion } from '#app/ui/Notice.tsx';
import { calculators, findCalculator, sections } from '#core/links/registry.ts';
import { practicePath } from '#core/practice/practicePath.ts';
import { router } from './appRouter.ts';
import { CurrentScreen } from './CurrentScreen.tsx';
import { GenerationSelect } from './GameSelects.tsx';
import styles from './Layout.module.css';
import { ModeSwitch } from './ModeSwitch.tsx';
import { findMode, lastModePath, rememberMode } from './modes.ts';
import { Preferences } from './Preferences.tsx';
import { resetDelayMs } from './reset.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import { WildPokemon } from './WildPokemon.tsx';

const PageFoot = lateComponent('PageFoot', () => import('./foot/PageFoot.tsx'));

/** Matches if the settings fit into the header. */
const wideScreen = createMediaQuery('(min-width: 72rem)');

/** The header, the tabs, the screen and the footer. */
export function Layout() {
  const { t } = useTranslation();
  const path = useSyncExternalStore(router.subscribe, () => router.getView().path);
  const main = useRef<HTMLElement>(null);
  const isWide = useSyncExternalStore(wideScreen.subscribe, wideScreen.matches);
  const isNarrow = useSyncExternalStore(narrowScreen.subscribe, narrowScreen.matches);
  const calculator = findCalculator(path);
  // Text pages belong to the section Offense, but are not its current page.
  const section = calculator ? calculators[calculator].section : 'offense';
  const ariaCurrent = calculator ? 'page' : 'true';
  const mode = findMode(path);

  useEffect(() => {
    if (mode) rememberMode(mode);
  }, [mode]);

  // Focus moves to a new screen; the browser places the focus on the first one.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the path changes
  useEffect(() => {
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [path]);

  function reset(): void {
    const key = router.currentKey();
    const { params } = router.getView();
    // A calculator restores its state; another page needs its parameters, such as the game that is edited.
    const address = calculator || params.size === 0 ? path : `${path}?${params}`;
    const restore = clearSession();
    const undo = () => {
      restore();
      router.navigate(address, { replace: true });
    };
    session.notices.showOnEveryScreen({ message: t('notices.resetDone'), undo });
    setTimeout(() => {
      // The player may have opened another screen meanwhile.
      if (router.currentKey() === key) router.navigate('/', { replace: true });
    }, resetDelayMs);
  }

  return (
    <NoticeRegion>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('shell.skip')}
      </button>
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.name}>
            <WildPokemon />
            <Link to="/" translate="no" className={styles.title}>
              {t('shell.title')}
            </Link>
          </div>
          {isWide ? (
            <div className={styles.inline}>
              <Preferences inline />
              <Tooltip content={t('shell.resetTooltip')}>
                {(describedBy) => (
                  <Button aria-label={t('shell.reset')} onClick={reset} {...describedBy}>
                    <RotateCcw aria-hidden />
                  </Button>
                )}
              </Tooltip>
              <SettingsPanel onReset={reset} />
            </div>
          ) : (
            <div className={styles.narrow}>
              <GenerationSelect inline={!isNarrow} />
              <SettingsPanel onReset={reset} />
            </div>
          )}
        </div>
      </header>
      <div className={styles.page}>
        <div className={styles.tabs}>
          <SegmentedNav pill label={t('shell.calculators')}>
            {sections.map((name) => (
              <Link
                key={name}
                to={name === mode?.section ? calculators[name].path : lastModePath(name)}
                aria-current={name === section ? ariaCurrent : undefined}
              >
                {t(calculators[name].label)}
              </Link>
            ))}
          </SegmentedNav>
          {mode && <ModeSwitch current={mode} isPage={path === mode.path} />}
        </div>
        <main ref={main} tabIndex={-1} className={styles.main}>
          <CurrentScreen />
        </main>
        <LazyPart>
          <PageFoot hasShortcuts={Boolean(calculator) || path === practicePath} />
        </LazyPart>
      </div>
    </NoticeRegion>
  );
}
