import type { Boss } from '#bosses/boss.ts';
import type { Game } from '#engine/game.ts';
import { gameOf } from '#engine/ruleset.ts';
import { readBossTeam } from '#features/bossTeam.ts';
import type { Notices } from '#features/useNotices.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { useGameNames } from '#widgets/names/gameNames.ts';
import { faceBoss } from './updates.ts';
import type { Battle } from './useBattle.ts';

/** Returns a function that makes a boss the opponent, in its game; the notice offers to undo both. */
export function useFaceBoss({ settings, pokedex, update }: Battle, notices: Notices) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();

  return async (game: Game, boss: Boss, name: string, takesFocus: boolean): Promise<void> => {
    const isInUse = gameOf(settings.ruleset) === game;
    const ruleset = isInUse ? settings.ruleset : game;
    const message = isInUse
      ? t('bosses.chosen', { name })
      : t('bosses.chosenInGame', { name, game: rulesetName(game) });
    try {
      const members = await readBossTeam(boss, pokedex ?? [], ruleset);
      const next = faceBoss({ game, id: boss.id }, members);
      update(next, { message, takesFocus }, isInUse ? undefined : ruleset);
    } catch {
      notices.show({ message: t('bosses.failed') });
    }
  };
}
