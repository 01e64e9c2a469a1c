import { Eraser, Link as LinkIcon, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { canShare, share } from '#browser/share.ts';
import { linkTo } from '#calculators/entries.ts';
import type { Calculator } from '#calculators/registry.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Actions.module.css';
import type { Notices } from './useNotices.ts';

const icons = {
  link: <LinkIcon aria-hidden />,
  share: <Share2 aria-hidden />,
  clear: <Eraser aria-hidden />,
};

/** Copies or shares the link of a calculator, clears it, and what else its screen offers. */
export function Actions({
  calculator,
  notices,
  onClear,
  children,
}: {
  calculator: Calculator;
  notices: Notices;
  onClear?: () => void;
  children?: ReactNode;
}) {
  const { text } = useText();
  return (
    <div className={styles.actions}>
      <Button
        aria-keyshortcuts="l"
        onClick={async () => {
          const isCopied = await copyText(linkTo(calculator));
          notices.show({ message: text(isCopied ? 'news.linkCopied' : 'news.linkNotCopied') });
        }}
      >
        {icons.link}
        <span>{text('news.copyLink')}</span>
      </Button>
      {canShare && (
        <Button onClick={() => share(document.title, linkTo(calculator))}>
          {icons.share}
          <span>{text('news.share')}</span>
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
          {icons.clear}
          <span>{text('news.clear')}</span>
        </Button>
      )}
    </div>
  );
}
