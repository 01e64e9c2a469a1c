import { CalendarDays } from 'lucide-react';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { dailyLength } from '#practice/dailyResult.ts';
import { readAnswers } from '#saved/dailyResults.ts';
import { buttonClassName } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Link } from '#ui/Link.tsx';
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
