import { CalendarDays } from 'lucide-react';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { readAnswers } from '#app/state/saved/dailyResults.ts';
import { Card } from '#app/ui/Card.tsx';
import { buttonClassName } from '#app/ui/controls/Button.tsx';
import { Link } from '#app/ui/controls/Link.tsx';
import { dailyLength } from '#core/practice/dailyResult.ts';
import { dailyAddress } from './dailyAddress.ts';
import { useToday } from './useToday.ts';

/** Shows the link to the daily set of today, with its result if the player has one. */
export function DailyCard() {
  const { t, language } = useTranslation();
  const date = useToday();
  const answers = readAnswers(date);
  const rightCount = answers.filter(Boolean).length;
  const isDone = answers.length === dailyLength;
  const result = t('practice.dailyResult', { right: rightCount, total: dailyLength });
  return (
    <Card aria-labelledby="daily">
      <h2 id="daily">{t('practice.daily')}</h2>
      <p>{t('practice.dailyText')}</p>
      <Link to={dailyAddress(date)} className={buttonClassName}>
        <CalendarDays aria-hidden />
        <span>
          {isDone ? formatLabeled(t('practice.daily'), result, language) : t('practice.dailyStart')}
        </span>
      </Link>
    </Card>
  );
}
