import { isOwnGame } from '#engine/ruleset.ts';
import type { Settings } from '#engine/settings.ts';
import type { FindGame } from '#links/settings.ts';

/** Returns the settings with the newest version of a saved game, also one that was changed in another tab. */
export function followGame(settings: Settings, findGame: FindGame): Settings {
  const { ruleset } = settings;
  if (!isOwnGame(ruleset) || ruleset.savedId === undefined) return settings;
  const { savedId, linkText: text = '', base } = ruleset;
  const game = findGame({ savedId, text, base });
  if (!game || game === ruleset || game.savedId !== savedId) return settings;
  return { ...settings, ruleset: game, dex: game.base === base ? settings.dex : undefined };
}
