import { useTranslation } from '#i18n/useTranslation.ts';
import { parseDate } from '#practice/dailyResult.ts';
import { practicePath } from '#practice/practicePath.ts';
import { PageHead } from '#widgets/PageHead.tsx';
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
