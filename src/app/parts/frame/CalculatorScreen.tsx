import { X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import { useNames } from '#app/typeUi/names/names.ts';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { AnnouncementRegion } from '#app/ui/Announcement.tsx';
import { Button } from '#app/ui/controls/Button.tsx';
import { ErrorBoundary } from '#app/ui/ErrorBoundary.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { Notice } from '#app/ui/Notice.tsx';
import type { CalculatorInfo } from '#core/links/calculator.ts';
import { type LinkParameter, parameters } from '#core/links/parameter.ts';
import { type Calculator, calculators } from '#core/links/registry.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { CalculatorHelp } from './CalculatorHelp.tsx';
import styles from './CalculatorScreen.module.css';
import type { Notices } from './useNotices.ts';

const LinkedGameNotice = lazyComponent('LinkedGameNotice', () => import('./LinkedGameNotice.tsx'));
const TypedLink = lazyComponent('TypedLink', () => import('./TypedLink.tsx'));
const LinkLimitNote = lazyComponent('LinkLimitNote', () => import('./LinkLimitNote.tsx'));

/**
 * Shows a calculator's cards, title and help, and a notice about an event or the ignored parameters
 * of the link.
 */
export function CalculatorScreen({
  calculator,
  title,
  search,
  notices,
  ignoredParameters,
  onCorrect,
  className = '',
  isWide = false,
  children,
}: {
  calculator: Calculator;
  /** Title of the browser tab. */
  title: string;
  /** The part of its state that is in its canonical address. */
  search?: string | undefined;
  notices: Notices;
  ignoredParameters: readonly LinkParameter[];
  /** Removes the ignored parameters from the URL. */
  onCorrect: () => void;
  className?: string | undefined;
  /** Whether the cards use the width of a very wide window. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { formatList } = useNames();
  const { focusTarget, notice, clear, dismiss, keepFocus } = notices;
  // A change with an undo is announced once, together with its answer.
  const change = notice !== 'dismissed' && notice?.undo ? notice : undefined;
  const { ruleset } = useSettings();
  const { gameNote, rulesetName } = useGameNames();
  const note = gameNote(ruleset);
  const row: CalculatorInfo = calculators[calculator];
  const names = new Set(ignoredParameters.map((name) => t(parameters[name].name)));
  return (
    <>
      <PageHead title={title} description={t(row.description)} path={row.path} search={search} />
      <p className={styles.game}>{t('game.basedOn', { base: rulesetName(ruleset) })}</p>
      <AnnouncementRegion notice={change}>
        <div
          ref={focusTarget}
          tabIndex={-1}
          data-gain={row.section === 'offense' || undefined}
          className={`${styles.screen} ${isWide ? styles.wide : ''} ${className}`}
        >
          {children}
        </div>
      </AnnouncementRegion>
      {ignoredParameters.length > 0 && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <TypedLink calculator={calculator} />
          </Suspense>
        </ErrorBoundary>
      )}
      {notice !== 'dismissed' && (notice || ignoredParameters.length > 0) && (
        // What `TypedLink` corrects needs no notice.
        <Notice event={notice} isSilent={change !== undefined} isDelayed={!notice}>
          <p>{notice?.message ?? t('notices.ignored', { names: formatList([...names]) })}</p>
          {notice?.trailing}
          {notice?.undo && (
            <Button
              quiet
              className={styles.undo}
              aria-keyshortcuts="z"
              autoFocus={notice.takesFocus}
              onClick={() => {
                clear();
                notice.undo?.();
                keepFocus();
              }}
            >
              {t('notices.undo')}
            </Button>
          )}
          <Button
            quiet
            aria-label={t('shell.dismiss')}
            onClick={() => {
              if (ignoredParameters.length > 0) onCorrect();
              dismiss();
              keepFocus();
            }}
          >
            <X aria-hidden />
          </Button>
        </Notice>
      )}
      {isOwnGame(ruleset) && (
        <LazyPart>
          <LinkedGameNotice calculator={calculator} game={ruleset} notices={notices} />
        </LazyPart>
      )}
      <div className={isWide ? styles.wide : undefined}>
        {isOwnGame(ruleset) && (
          <>
            <p className={styles.note}>{t('gameNotes.own', { game: ruleset.name })}</p>
            <LazyPart>
              <LinkLimitNote game={ruleset} className={styles.note} />
            </LazyPart>
          </>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {!row.isPart && <CalculatorHelp calculator={calculator} />}
      </div>
    </>
  );
}
