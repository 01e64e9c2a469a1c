import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SavedGame } from '#app/state/saved/savedGames.ts';
import { session } from '#app/state/session.ts';
import { useSettings } from '#app/state/useCalculator.ts';
import type { OtherOption } from '#app/typeUi/BaseSelect.tsx';
import { readyMadeNames } from '#core/ownGames/readyMadeNames.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import { router } from './appRouter.ts';

/** The code of the games, which the first screen does not need. */
const importGames = () => import('#app/state/otherGames.ts');

/**
 * Returns options for the games that are no official ones: those that need no import, the player's own, which `load`
 * reads, and a new one.
 */
export function useOtherGames(): { options: readonly OtherOption[]; load: () => Promise<void> } {
  const { t } = useTranslation();
  const { ruleset } = useSettings();
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const current = isOwnGame(ruleset) ? ruleset : undefined;

  async function pick(choose: (code: Awaited<ReturnType<typeof importGames>>) => void) {
    try {
      choose(await importGames());
    } catch (error) {
      console.warn('Failed to load the code of own games', error);
      session.notices.showOnEveryScreen({ message: t('errors.outdated') });
    }
  }

  async function load(): Promise<void> {
    try {
      const { listSavedGames } = await importGames();
      setGames(await listSavedGames());
    } catch (error) {
      console.warn('Failed to list the saved games', error);
    }
  }

  return {
    options: [
      ...readyMadeNames.map((name) => ({
        ...{ id: name, label: name, group: t('preferences.own.others') },
        isSelected: current?.name === name && current.savedId === undefined,
        onPick: () => pick(({ chooseReadyMadeGame }) => chooseReadyMadeGame(name)),
      })),
      ...games.map((savedGame) => ({
        ...{
          id: `saved-${savedGame.id}`,
          label: savedGame.game.name,
          group: t('preferences.own.label'),
        },
        isSelected: current?.savedId === savedGame.id,
        onPick: () => pick(({ chooseSavedGame }) => chooseSavedGame(savedGame)),
      })),
      {
        ...{ id: 'new', label: t('preferences.own.make'), group: undefined },
        onPick: () => router.navigate('/game/'),
      },
    ],
    load,
  };
}
