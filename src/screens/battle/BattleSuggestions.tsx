import { useDeferredValue } from 'react';
import { AnswerSuggestions } from '#features/AnswerSuggestions.tsx';
import { useTranslation } from '#i18n/useTranslation.ts';
import { type Member, maxMembers } from '#links/team.ts';
import { ScreenOnly } from '#ui/ScreenOnly.tsx';
import { CardNote, TitledCard } from './TitledCard.tsx';
import type { Battle } from './useBattle.ts';

/**
 * Suggests Pokémon for our side. The search for them starts after the tap has rendered, in a pass that
 * renders nothing else of the screen.
 */
export function BattleSuggestions({
  battle,
  onAdd,
}: {
  battle: Battle;
  onAdd: (member: Member) => void;
}) {
  const { t } = useTranslation();
  const deferredBattle = useDeferredValue(battle);
  return (
    <ScreenOnly>
      <TitledCard title={t('battle.suggest')}>
        <AnswerSuggestions
          resolver={deferredBattle}
          us={deferredBattle.us}
          opponents={deferredBattle.theirAliveMembers}
          unanswered={deferredBattle.summary.unanswered}
          field={deferredBattle.field}
          onAdd={battle.state.us.length < maxMembers ? onAdd : undefined}
        />
        <CardNote>{t('battle.answer')}</CardNote>
      </TitledCard>
    </ScreenOnly>
  );
}
