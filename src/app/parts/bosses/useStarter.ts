import { useSyncExternalStore } from 'react';
import { getRunPreference } from '#app/preferences/gamePreferences.ts';
import { usePreference } from '#app/preferences/usePreference.ts';
import { type Boss, starters } from '#core/bosses/boss.ts';
import type { Type } from '#core/charts/type.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';
import { getStarterPreference } from './bossPreferences.ts';

/** Returns the types of starters on which the bosses depend, and the one that the player has chosen in the game. */
export function useStarter(game: Ruleset, bosses: readonly Boss[]) {
  // Another run has its own starter.
  usePreference(getRunPreference(game));
  const preference = getStarterPreference(game);
  const chosen = useSyncExternalStore(preference.subscribe, preference.read);
  const present = new Set(bosses.flatMap((boss) => boss.starter ?? []));
  const starterTypes = [...new Set<Type>([...starters, ...present])].filter((type) =>
    present.has(type),
  );
  return {
    starterTypes,
    starter: starterTypes.find((type) => type === chosen),
    chooseStarter: (starter: Type | undefined) => preference.write(starter ?? ''),
  };
}
