import type { ReactNode } from 'react';
import { type Parameter, parameters } from '#calculators/parameter.ts';
import { type Calculator, calculators } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNames } from '#widgets/names.ts';
import { PageHead } from '#widgets/PageHead.tsx';
import { CalculatorHelp } from './CalculatorHelp.tsx';
import styles from './CalculatorScreen.module.css';
import type { Notices } from './useNotices.ts';

/** A calculator's cards with its title and help, and the notice: what just happened, or what of the link was ignored. */
export function CalculatorScreen({
  calculator,
  title,
  notices,
  ignored,
  onCorrect,
  className,
  children,
}: {
  calculator: Calculator;
  /** For the browser's tab. */
  title: string;
  notices: Notices;
  ignored: readonly Parameter[];
  /** Removes from the address what was ignored. */
  onCorrect: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { text } = useText();
  const { list } = useNames();
  const { focusTarget, notice, dismiss, keepFocus } = notices;
  const row = calculators[calculator];
  const names = new Set(ignored.map((name) => text(parameters[name])));
  return (
    <>
      <PageHead title={title} description={text(row.description)} path={row.path} />
      <div ref={focusTarget} tabIndex={-1} className={`${styles.screen} ${className ?? ''}`}>
        {children}
      </div>
      {notice !== 'dismissed' && (notice || ignored.length > 0) && (
        <Notice>
          <p>{notice?.message ?? text('news.ignored', { names: list([...names]) })}</p>
          {notice?.trailing}
          {notice?.undo && (
            <Button
              quiet
              className={styles.undo}
              aria-keyshortcuts="z"
              autoFocus={notice.takesFocus}
              onClick={() => {
                notice.undo?.();
                keepFocus();
              }}
            >
              {text('news.undo')}
            </Button>
          )}
          <Button
            quiet
            onClick={() => {
              if (ignored.length > 0) onCorrect();
              dismiss();
              keepFocus();
            }}
          >
            {text('shell.dismiss')}
          </Button>
        </Notice>
      )}
      {'help' in row && <CalculatorHelp help={row.help} section={row.section} />}
    </>
  );
}
