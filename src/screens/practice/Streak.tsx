import { Flame } from 'lucide-react';
import { formatNumber } from '#i18n/number.ts';
import { formatLabeled } from '#i18n/punctuation.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import styles from './QuestionCard.module.css';

/** How many answers in a row were right, from two on. */
export function Streak({ count }: { count: number }) {
  const { t, language } = useTranslation();
  if (count < 2) return null;
  return (
    <p className={styles.streak}>
      <Flame aria-hidden />
      <span>{formatLabeled(t('practice.streak'), formatNumber(count, language), language)}</span>
    </p>
  );
}
