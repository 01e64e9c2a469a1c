import { Eraser, Link as LinkIcon, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { canShare, share } from '#browser/share.ts';
import { linkTo } from '#calculators/entries.ts';
import type { Calculator } from '#calculators/registry.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Actions.module.css';
import type { Notices } from './useNotices.ts';

const icons = {
  link: <LinkIcon aria-hidden />,
  share: <Share2 aria-hidden />,
  clear: <Eraser aria-hidden />,
};

/** Buttons that copy, share and clear a calculator, followed by those of its screen. */
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
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button
        aria-keyshortcuts="l"
        onClick={async () => {
          const isCopied = await copyText(linkTo(calculator));
          notices.show({ message: t(isCopied ? 'notices.linkCopied' : 'notices.linkNotCopied') });
        }}
      >
        {icons.link}
        <span>{t('notices.copyLink')}</span>
      </Button>
      {canShare && (
        <Button onClick={() => share(document.title, linkTo(calculator))}>
          {icons.share}
          <span>{t('notices.share')}</span>
        </Button>
      )}
      {children}
      {onClear && (
        <Button
          onClick={() => {
            onClear();
            // The answer above this button disappears; the empty form is at the top.
            window.scrollTo({ top: 0 });
          }}
        >
          {icons.clear}
          <span>{t('notices.clear')}</span>
        </Button>
      )}
    </div>
  );
}
