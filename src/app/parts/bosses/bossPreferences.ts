import { getGamePreference, getPreferenceOfRun } from '#app/preferences/gamePreferences.ts';
import type { Preference } from '#app/preferences/preference.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** Returns the preference for the type of the player's starter in the current run of the game; '' until the player has chosen. */
export function getStarterPreference(game: Ruleset): Preference<string> {
  return getPreferenceOfRun('starter', game);
}

/** Returns the preference for the id of the boss that the player met last in the current run of the game; '' for none. */
export function getLastBossPreference(game: Ruleset): Preference<string> {
  return getPreferenceOfRun('boss', game);
}

/** Returns the preference for the ids of the hidden bosses that the player has revealed in the game, with spaces between them. */
export function getRevealedPreference(game: Ruleset): Preference<string> {
  return getGamePreference('revealed', game);
}
