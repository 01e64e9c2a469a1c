import { BossSheet } from '#app/parts/bosses/BossSheet.tsx';
import { BoxLink } from '#app/parts/frame/BoxLink.tsx';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { ButtonRow } from '#app/ui/controls/ButtonRow.tsx';
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
    >
      <ButtonRow>
        <BoxLink />
      </ButtonRow>
    </BossSheet>
  );
}
