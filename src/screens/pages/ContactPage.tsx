import { useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { type NumberReport, readNumberReport } from '#browser/numberReport.ts';
import { canShare, share } from '#browser/share.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Button, buttonClassName } from '#ui/Button.tsx';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { TextArea } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { Page } from './Page.tsx';

const { VITE_SOURCE_URL: source, VITE_CONTACT_EMAIL: email } = import.meta.env;

/** Shows where to report mistakes; the build sets the addresses, and none is required. */
export function ContactPage() {
  const { t } = useTranslation();
  const [report] = useState(readNumberReport);
  return (
    <Page path="/contact/" title={t('pages.contact.title')} description={t('pages.contact.text1')}>
      {source && (
        <p>
          <span>{t('pages.contact.source')}</span>{' '}
          <a href={source} translate="no">
            {source}
          </a>
        </p>
      )}
      {email && (
        <p>
          <span>{t('pages.contact.email')}</span>{' '}
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </p>
      )}
      {!source && !email && <p>{t('pages.contact.none')}</p>}
      {report && <ReportForm report={report} />}
      <p>
        <span>{t('pages.contact.crash')}</span>{' '}
        <Link to="/_error">{t('pages.contact.crashLink')}</Link>
      </p>
    </Page>
  );
}

/** The report of a number that the player can complete, and copy, share or send. */
function ReportForm({ report }: { report: NumberReport }) {
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

  return (
    <>
      <h2 id="report">{title}</h2>
      <TextArea label={t('pages.contact.report.text')} rows={10} value={text} onChange={setText} />
      <ButtonRow>
        <Button onClick={async () => setCopied(await copyText(text))}>{t('errors.copy')}</Button>
        {canShare && (
          <Button onClick={() => share(title, report.address, text)}>{t('notices.share')}</Button>
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

/** The link that opens an email to the contact of the site. */
function mailAddress(subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
