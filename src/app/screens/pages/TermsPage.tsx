import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Page } from './Page.tsx';

/** Shows the terms of use. */
export function TermsPage() {
  const { t } = useTranslation();
  return (
    <Page path="/terms/" title={t('pages.terms.title')} description={t('pages.terms.text1')}>
      <p>{t('pages.terms.text2')}</p>
      <p>{t('pages.terms.text3')}</p>
    </Page>
  );
}
