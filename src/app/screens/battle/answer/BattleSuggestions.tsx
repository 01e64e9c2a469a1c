import { useDeferredValue } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { AnswerSuggestions } from '#app/parts/team/AnswerSuggestions.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { ScreenOnly } from '#app/ui/ScreenOnly.tsx';
import { type Member, maxMembers } from '#core/links/team.ts';
import { CardNote, TitledCard } from './TitledCard.tsx';

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
