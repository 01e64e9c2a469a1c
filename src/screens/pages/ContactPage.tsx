import { useState } from 'react';
import { readNumberReport } from '#browser/numberReport.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Link } from '#ui/Link.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { LazyPart } from '#widgets/LazyPart.tsx';
import { Page } from './Page.tsx';

const ReportForm = lazyComponent('ReportForm', () => import('#features/ReportForm.tsx'));

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
      <LazyPart>{report && <ReportForm report={report} />}</LazyPart>
      <p>
        <span>{t('pages.contact.crash')}</span>{' '}
        <Link to="/_error">{t('pages.contact.crashLink')}</Link>
      </p>
    </Page>
  );
}
