import { useState } from 'react';
import { readNumberReport } from '#app/browser/numberReport.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LazyPart } from '#app/typeUi/LazyPart.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { lazyComponent } from '#app/ui/lazyComponent.ts';
import { Page } from './Page.tsx';

const ReportForm = lazyComponent('ReportForm', () => import('#app/parts/frame/ReportForm.tsx'));

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
        <span>{t('pages.contact.crash')}</span> <Link to="/_error">{t('errors.noneTitle')}</Link>
      </p>
    </Page>
  );
}
