import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CardNote } from '#app/screens/battle/answer/TitledCard.tsx';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { Toggle } from '#app/ui/controls/Toggle.tsx';
import { ScreenOnly } from '#app/ui/ScreenOnly.tsx';

/** Shows the switch that counts the likely moves of opponents without known attacks, and where they come from. */
export function LikelyMoves({
  battle: { canCountLikely, countsLikely, update },
}: {
  battle: Battle;
}) {
  const { t } = useTranslation();
  if (!canCountLikely) return null;
  return (
    <ScreenOnly>
      <Toggle
        pressed={countsLikely}
        onClick={() => update((state) => ({ ...state, countLikely: !countsLikely }))}
      >
        {t('battle.countLikely')}
      </Toggle>
      <CardNote>{t('battle.likelyHelp')}</CardNote>
    </ScreenOnly>
  );
}
