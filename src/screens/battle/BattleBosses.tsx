import type { OwnGameBoss } from '#engine/ownGame.ts';
import { BossSheet } from '#features/BossSheet.tsx';
import { readBossTeam } from '#features/bossTeam.ts';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { replaceSide } from './updates.ts';
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
  const { t } = useTranslation();
  const face = useFaceBoss(battle, notices);

  async function faceOwn({ name, team }: OwnGameBoss): Promise<void> {
    const { settings, searchables, update } = battle;
    const pokedex = searchables.map(({ pokemon }) => pokemon);
    try {
      const members = await readBossTeam({ team }, pokedex, settings.ruleset);
      const message = t('bosses.chosen', { name });
      update(replaceSide('them', members), { message, takesFocus: true });
    } catch {
      notices.show({ message: t('bosses.failed') });
    }
  }

  return (
    <BossSheet
      resolver={battle}
      onChoose={(game, boss, name) => face(game, boss, name, true)}
      onChooseOwn={faceOwn}
      onClose={onClose}
    />
  );
}
