import { useState } from 'react';
import { copyText } from '#app/browser/clipboard.ts';
import type { NumberReport } from '#app/browser/numberReport.ts';
import { canShare, share } from '#app/browser/share.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Button, buttonClassName } from '#app/ui/controls/Button.tsx';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
import { TextArea } from '#app/ui/controls/Field.tsx';

const { VITE_CONTACT_EMAIL: email } = import.meta.env;

/** GitHub refuses longer addresses. */
const maxAddressLength = 8000;

/** The report of a number that the player can complete, and copy, share or send. */
export function ReportForm({ report }: { report: NumberReport }) {
  const { t, language } = useTranslation();
  const [text, setText] = useState(() =>
    [
      `${report.answer}\n`,
      `${report.address}\n`,
      formatLabeled(t('errors.version'), import.meta.env.VITE_VERSION, language),
      formatLabeled(t('errors.language'), language, language),
    ].join('\n'),
  );
  const [isCopied, setCopied] = useState<boolean>();
  const title = t('pages.contact.report.title');
  const form = formAddress(import.meta.env.VITE_SOURCE_URL, text);

  return (
    <>
      <h2 id="report">{title}</h2>
      <TextArea label={t('pages.contact.report.text')} rows={10} value={text} onChange={setText} />
      <ButtonRow>
        <Button onClick={async () => setCopied(await copyText(text))}>{t('errors.copy')}</Button>
        {canShare && (
          <Button onClick={() => share(title, report.address, text)}>{t('notices.share')}</Button>
        )}
        {form && (
          <a className={buttonClassName} href={form} translate="no">
            GitHub
          </a>
        )}
        {email && (
          <a className={buttonClassName} href={mailAddress(title, text)}>
            {t('pages.contact.report.mail')}
          </a>
        )}
      </ButtonRow>
      <p role="status">
        {isCopied !== undefined && t(isCopied ? 'errors.copied' : 'errors.notCopied')}
      </p>
    </>
  );
}

/** The link that opens the form for wrong numbers with this report; undefined if the source is not on GitHub or the report is too long. */
function formAddress(source: string | undefined, report: string): string | undefined {
  if (!source?.startsWith('https://github.com/')) return undefined;
  const query = new URLSearchParams({ template: 'wrong-number.yml', report });
  const address = `${source.replace(/(?:\.git)?\/?$/, '')}/issues/new?${query}`;
  return address.length > maxAddressLength ? undefined : address;
}

/** The link that opens an email to the contact of the site. */
function mailAddress(subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
