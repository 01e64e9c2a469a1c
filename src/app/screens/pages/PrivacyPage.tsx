import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Page } from './Page.tsx';

/** Shows the privacy policy: Countertype collects no data about players. */
export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <Page path="/privacy/" title={t('pages.privacy.title')} description={t('pages.privacy.text1')}>
      <p>{t('pages.privacy.text2')}</p>
      <p>{t('pages.privacy.text3')}</p>
      <p>{t('pages.privacy.text4')}</p>
      <p>{t('pages.privacy.text5')}</p>
    </Page>
  );
}
