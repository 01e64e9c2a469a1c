import { useTranslation } from '#app/i18n/useTranslation.ts';
import { getLastBossPreference } from '#app/parts/bosses/bossPreferences.ts';
import { readBossTeam } from '#app/parts/bosses/bossTeam.ts';
import type { Notices } from '#app/parts/frame/useNotices.ts';
import { faceBoss } from '#app/screens/battle/updates.ts';
import type { Battle } from '#app/screens/battle/useBattle.ts';
import { useGameNames } from '#app/typeUi/names/gameNames.ts';
import type { Boss } from '#core/bosses/boss.ts';
import { getBossGame } from '#core/links/bossLink.ts';
import { gameOf, type Ruleset } from '#core/rulesets/ruleset.ts';

/** Whether the game of the boss, or an own game based on it, is in use. */
export function isBossGameInUse(game: Ruleset, ruleset: Ruleset): boolean {
  return game === ruleset || game === gameOf(ruleset);
}

/** Returns a function that makes a boss the opponent, in its game; the notice offers to undo both. */
export function useFaceBoss({ settings, pokedex, update }: Battle, notices: Notices) {
  const { t } = useTranslation();
  const { rulesetName } = useGameNames();

  return async (game: Ruleset, boss: Boss, name: string, takesFocus: boolean): Promise<void> => {
    const isInUse = isBossGameInUse(game, settings.ruleset);
    const ruleset = isInUse ? settings.ruleset : game;
    const message = isInUse
      ? t('bosses.chosen', { name })
      : t('bosses.chosenInGame', { name, game: rulesetName(game) });
    try {
      const members = await readBossTeam(boss, pokedex ?? [], ruleset);
      const next = faceBoss({ game: getBossGame(game), id: boss.id }, members);
      update(next, { message, takesFocus }, isInUse ? undefined : ruleset);
      getLastBossPreference(game).write(boss.id);
    } catch {
      notices.show({ message: t('bosses.failed') });
    }
  };
}
