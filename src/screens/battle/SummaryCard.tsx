import { formatNumber } from '#i18n/number.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useNames } from '#widgets/names/names.ts';
import { BattleSuggestions } from './BattleSuggestions.tsx';
import { CardNote, TitledCard } from './TitledCard.tsx';
import type { Battle } from './useBattle.ts';

/**
 * Names the opponents without an answer and the members that answer most, and suggests members to
 * add.
 */
export function SummaryCard({ battle, onAdd }: { battle: Battle; onAdd: (id: string) => void }) {
  const { t, language } = useTranslation();
  const { formatList } = useNames();
  const { summary, ourAliveMembers, theirAliveMembers } = battle;
  const { unanswered, best, bestCount } = summary;
  return (
    <TitledCard title={t('battle.summary')}>
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
      <CardNote>{t('battle.answer')}</CardNote>
      <BattleSuggestions battle={battle} onAdd={onAdd} />
    </TitledCard>
  );
}
