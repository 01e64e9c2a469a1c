import { Flame } from 'lucide-react';
import { formatNumber } from '#app/i18n/number.ts';
import { formatLabeled } from '#app/i18n/punctuation.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { IconLine } from './IconLine.tsx';

/** Shows how many answers in a row were right, from two on. */
export function Streak({ count }: { count: number }) {
  const { t, language } = useTranslation();
  if (count < 2) return null;
  return (
    <IconLine
      icon={<Flame aria-hidden />}
      text={formatLabeled(t('practice.streak'), formatNumber(count, language), language)}
    />
  );
}
