import { useTranslation } from '#i18n/useTranslation.ts';
import { ScreenOnly } from '#ui/ScreenOnly.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { CardNote } from './TitledCard.tsx';
import type { Battle } from './useBattle.ts';

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
