import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Page } from './Page.tsx';

/** Shows the trademark disclaimer. */
export function DisclaimerPage() {
  const { t } = useTranslation();
  return (
    <Page
      path="/disclaimer/"
      title={t('pages.disclaimer.title')}
      description={t('pages.disclaimer.text1')}
    >
      <p>{t('pages.disclaimer.text2')}</p>
    </Page>
  );
}
