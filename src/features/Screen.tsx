import type { ReactNode } from 'react';
import { type Parameter, parameters } from '#calculators/parameter.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNames } from '#widgets/names.ts';
import styles from './Screen.module.css';
import type { ScreenNews } from './useNews.ts';

/** A calculator's cards, and what it tells: the news, or else what of the link was left out. */
export function Screen({
  told,
  ignored,
  onCorrect,
  className,
  children,
}: {
  told: ScreenNews;
  ignored: readonly Parameter[];
  /** Takes what was left out from the address. */
  onCorrect: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { text } = useText();
  const { list } = useNames();
  const { place, news, dismiss, keepFocus } = told;
  const names = new Set(ignored.map((name) => text(parameters[name])));
  return (
    <>
      <div ref={place} tabIndex={-1} className={`${styles.screen} ${className ?? ''}`}>
        {children}
      </div>
      {news !== 'dismissed' && (news || ignored.length > 0) && (
        <Notice>
          <p>{news?.says ?? text('news.ignored', { names: list([...names]) })}</p>
          {news?.beside}
          {news?.undo && (
            // Where the button that was pressed is gone with the answer, this one takes the focus.
            <Button
              quiet
              className={styles.undo}
              aria-keyshortcuts="z"
              autoFocus={news.takesFocus}
              onClick={() => {
                news.undo?.();
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
    </>
  );
}
