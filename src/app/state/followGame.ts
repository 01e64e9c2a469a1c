import type { FindGame } from '#core/links/settings.ts';
import { isOwnGame } from '#core/rulesets/ruleset.ts';
import type { Settings } from '#core/rulesets/settings.ts';

/** Returns the settings with the newest version of a saved game, also one that was changed in another tab. */
export function followGame(settings: Settings, findGame: FindGame): Settings {
  const { ruleset } = settings;
  if (!isOwnGame(ruleset) || ruleset.savedId === undefined) return settings;
  const { savedId, linkText: text = '', base } = ruleset;
  const game = findGame({ savedId, text, base });
  if (!game || game === ruleset || game.savedId !== savedId) return settings;
  return { ...settings, ruleset: game, dex: game.base === base ? settings.dex : undefined };
}

/** Whether both settings are the same but for the version of their saved game. */
export function isVersionOf(one: Settings, other: Settings): boolean {
  const savedIdOf = ({ ruleset }: Settings) => (isOwnGame(ruleset) ? ruleset.savedId : undefined);
  const id = savedIdOf(one);
  return id !== undefined && id === savedIdOf(other) && one.typeCount === other.typeCount;
}
