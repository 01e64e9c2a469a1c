import { Eraser, Link as LinkIcon, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { canShare, share } from '#browser/share.ts';
import { linkTo } from '#calculators/entries.ts';
import type { Calculator } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Actions.module.css';
import type { ScreenNews } from './useNews.ts';

const signs = {
  link: <LinkIcon aria-hidden />,
  share: <Share2 aria-hidden />,
  clear: <Eraser aria-hidden />,
};

/** What can be done with a calculator's choice: its link copied or shared, what else there is, and an end. */
export function Actions({
  of,
  told,
  onClear,
  children,
}: {
  of: Calculator;
  told: ScreenNews;
  onClear?: () => void;
  children?: ReactNode;
}) {
  const { text } = useText();
  return (
    <div className={styles.actions}>
      <Button
        aria-keyshortcuts="l"
        onClick={async () => {
          const isCopied = await copyText(linkTo(of));
          told.tell({ says: text(isCopied ? 'news.linkCopied' : 'news.linkNotCopied') });
        }}
      >
        {signs.link}
        {text('news.copyLink')}
      </Button>
      {canShare && (
        <Button onClick={() => share(document.title, linkTo(of))}>
          {signs.share}
          {text('news.share')}
        </Button>
      )}
      {children}
      {onClear && (
        <Button
          onClick={() => {
            onClear();
            // The actions stand below the answer that goes away; one begins anew at the top.
            window.scrollTo({ top: 0 });
          }}
        >
          {signs.clear}
          {text('news.clear')}
        </Button>
      )}
    </div>
  );
}
