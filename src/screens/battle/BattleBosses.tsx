import { BossSheet } from '#features/bosses/BossSheet.tsx';
import type { Notices } from '#features/useNotices.ts';
import type { Battle } from './useBattle.ts';
import { useFaceBoss } from './useFaceBoss.ts';

/** Opens the bosses of the story; the chosen one becomes the opponent. */
export function BattleBosses({
  battle,
  notices,
  onClose,
}: {
  battle: Battle;
  notices: Notices;
  onClose: () => void;
}) {
  const face = useFaceBoss(battle, notices);
  return (
    <BossSheet
      resolver={battle}
      onChoose={(game, boss, name) => face(game, boss, name, true)}
      onClose={onClose}
    />
  );
}
