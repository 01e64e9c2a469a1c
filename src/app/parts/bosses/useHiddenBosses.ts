import { useSyncExternalStore } from 'react';
import type { Boss } from '#core/bosses/boss.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { getRevealedPreference } from './bossPreferences.ts';

/** Returns whether the team of a boss of the game is still hidden, and a function that reveals it on this device. */
export function useHiddenBosses(game: Ruleset) {
  const preference = getRevealedPreference(game);
  const ids = useSyncExternalStore(preference.subscribe, preference.read).split(' ');
  return {
    isHidden: (boss: Boss): boolean => boss.isHidden === true && !ids.includes(boss.id),
    reveal: (boss: Boss): void => {
      if (boss.isHidden && !ids.includes(boss.id))
        preference.write([...ids, boss.id].join(' ').trim());
    },
  };
}
