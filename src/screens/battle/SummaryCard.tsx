import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Card } from '#ui/Card.tsx';
import { useNames } from '#widgets/names.ts';
import { BattleSuggestions } from './BattleSuggestions.tsx';
import styles from './SummaryCard.module.css';
import type { Battle } from './useBattle.ts';

/** Whom nobody answers, who answers most, and what to add against them. */
export function SummaryCard({ battle, onAdd }: { battle: Battle; onAdd: (id: string) => void }) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { summary, ourAliveMembers, theirAliveMembers } = battle;
  const { unanswered, best, bestCount } = summary;
  return (
    <Card aria-label={t('battle.summary')} className={styles.card}>
      <h2>{t('battle.summary')}</h2>
      <p>
        {unanswered.length > 0
          ? t('battle.unanswered', {
              names: formatList(unanswered.map((index) => theirAliveMembers[index]?.name ?? '')),
            })
          : t('battle.allAnswered')}
      </p>
      {bestCount > 0 && (
        <p>
          {t('battle.bestMembers', {
            names: formatList(best.map((index) => ourAliveMembers[index]?.name ?? '')),
            number: formatNumber(bestCount, language),
          })}
        </p>
      )}
      <p className={styles.note}>{t('battle.answer')}</p>
      <BattleSuggestions battle={battle} onAdd={onAdd} />
    </Card>
  );
}
