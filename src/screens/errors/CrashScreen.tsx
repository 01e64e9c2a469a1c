import { useRef, useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import type { Crash } from '#browser/crash.ts';
import { repair } from '#browser/repair.ts';
import { useText } from '#i18n/text.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import styles from './CrashScreen.module.css';
import { ErrorCard } from './ErrorCard.tsx';

/** What happened and the ways out; without a crash, how to try one. */
export function CrashScreen({
  crash,
  onReset,
  onTest,
}: {
  crash: Crash | undefined;
  onReset: () => void;
  onTest?: () => void;
}) {
  const { text, language } = useText();
  const [copied, setCopied] = useState<boolean>();
  const [canRepair, setCanRepair] = useState(true);
  const report = useRef<HTMLPreElement>(null);
  return (
    <ErrorCard
      title={text(crash ? 'errors.title' : 'errors.noneTitle')}
      description={text('errors.text')}
    >
      <p>{text(crash ? 'errors.text' : 'errors.none')}</p>
      {crash && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long report scrolls by keyboard
        <pre ref={report} tabIndex={0} translate="no" className={styles.report}>
          {[
            `${text('errors.what')}: ${crash.message}`,
            `${text('errors.version')}: ${import.meta.env.VITE_VERSION}`,
            `${text('errors.browser')}: ${crash.browser}`,
            `${text('errors.language')}: ${language}`,
            `${text('errors.address')}: ${crash.address}`,
            crash.time,
            crash.stack,
          ].join('\n')}
        </pre>
      )}
      <ButtonRow>
        {crash && (
          <Button onClick={async () => setCopied(await copyText(report.current?.innerText ?? ''))}>
            {text('errors.copy')}
          </Button>
        )}
        <Button onClick={onReset}>{text('errors.reset')}</Button>
        <Button onClick={async () => setCanRepair(await repair())}>{text('errors.repair')}</Button>
        {onTest && <Button onClick={onTest}>{text('errors.test')}</Button>}
      </ButtonRow>
      <p role="status">
        {copied !== undefined && text(copied ? 'errors.copied' : 'errors.notCopied')}
      </p>
      <p role="status">{!canRepair && text('errors.noRepair')}</p>
    </ErrorCard>
  );
}
