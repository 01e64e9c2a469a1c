import type { ReactNode } from 'react';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useNames } from './names.ts';

/** What just happened, and how to have it undone. */
export type News = { says: string; undo?: () => void; takesFocus?: boolean; beside?: ReactNode };

/** Says what just happened, or else what of the link was left out; dismissed, it is silent. */
export function NewsNotice({
  news,
  ignored,
  onDismiss,
}: {
  news: News | 'dismissed' | undefined;
  /** What was left out, in the words of the screen. */
  ignored: readonly string[];
  onDismiss: () => void;
}) {
  const { text } = useText();
  const { list } = useNames();
  if (news === 'dismissed' || (!news && ignored.length === 0)) return null;
  const says = news?.says ?? text('news.ignored', { names: list([...new Set(ignored)]) });
  return (
    <Notice>
      <p>{says}</p>
      {news?.beside}
      {news?.undo && (
        // Where the button that was pressed is gone with the answer, this one takes the focus.
        <Button quiet aria-keyshortcuts="z" autoFocus={news.takesFocus} onClick={news.undo}>
          {text('news.undo')}
        </Button>
      )}
      <Button quiet onClick={onDismiss}>
        {text('shell.dismiss')}
      </Button>
    </Notice>
  );
}
