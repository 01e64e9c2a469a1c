import { useRef, useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import type { Crash } from '#app/browser/crash.ts';
import { repair } from '#app/browser/repair.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import styles from './CrashScreen.module.css';
import { ErrorCard } from './ErrorCard.tsx';

/** Shows the crash report and the ways to recover; without a crash, a button that can cause one. */
export function CrashScreen({
  crash,
  onReset,
  onTest,
}: {
  crash: Crash | undefined;
  onReset: () => void;
  onTest?: () => void;
}) {
  const { t, language } = useTranslation();
  const [isCopied, setCopied] = useState<boolean>();
  const [canRepair, setCanRepair] = useState(true);
  const report = useRef<HTMLPreElement>(null);
  return (
    <ErrorCard
      title={t(crash ? 'errors.title' : 'errors.noneTitle')}
      description={t('errors.text')}
    >
      <p>{t(crash ? 'errors.text' : 'errors.none')}</p>
      {crash && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long report scrolls by keyboard
        <pre ref={report} tabIndex={0} translate="no" className={styles.report}>
          {[
            `${t('errors.what')}: ${crash.message}`,
            `${t('errors.version')}: ${import.meta.env.VITE_VERSION}`,
            `${t('errors.browser')}: ${crash.browser}`,
            `${t('errors.language')}: ${language}`,
            `${t('errors.address')}: ${crash.address}`,
            crash.time,
            crash.stack,
          ].join('\n')}
        </pre>
      )}
      <ButtonRow>
        {crash && (
          <Button onClick={async () => setCopied(await copyText(report.current?.innerText ?? ''))}>
            {t('errors.copy')}
          </Button>
        )}
        <Button onClick={onReset}>{t('errors.reset')}</Button>
        <Button onClick={async () => setCanRepair(await repair())}>{t('errors.repair')}</Button>
        {onTest && <Button onClick={onTest}>{t('errors.test')}</Button>}
      </ButtonRow>
      <p role="status">
        {isCopied !== undefined && t(isCopied ? 'errors.copied' : 'errors.notCopied')}
      </p>
      <p role="status">{!canRepair && t('errors.noRepair')}</p>
    </ErrorCard>
  );
}
