import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PageHead } from '#app/typeUi/PageHead.tsx';
import { parseDate } from '#core/practice/dailyResult.ts';
import { practicePath } from '#core/practice/practicePath.ts';
import { DailySet } from './DailySet.tsx';
import { Practice } from './Practice.tsx';
import styles from './PracticeScreen.module.css';

/**
 * Shows questions about the chart in use, or the daily set of the date in the URL parameter
 * `daily`.
 */
export function PracticeScreen({ params }: { params: URLSearchParams }) {
  const { t } = useTranslation();
  const date = parseDate(params.get('daily'));
  return (
    <>
      <PageHead
        title={t('pages.practice.title')}
        description={t('pages.practice.text1')}
        path={practicePath}
      />
      <div data-gain className={styles.screen}>
        {date ? <DailySet key={date} date={date} /> : <Practice />}
      </div>
    </>
  );
}
