import { createPreference, type Preference } from '#app/preferences/preference.ts';
import { isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

const preferences = new Map<string, Preference<string>>();

/** The id of the game's record; the own games that are not saved share one. */
function idOf(game: Ruleset): string {
  return isOwnGame(game) ? (game.savedId ?? 'own') : game;
}

function getPreference(key: string): Preference<string> {
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  const preference = preferences.get(key) ?? createPreference(key, 'local', [''], toText);
  preferences.set(key, preference);
  return preference;
}

/** Returns the preference for the type of the player's starter in the game; '' until the player has chosen. */
export function getStarterPreference(game: Ruleset): Preference<string> {
  return getPreference(`starter_${idOf(game)}`);
}

/** Returns the preference for the id of the boss that the player met last in the game; '' for none. */
export function getLastBossPreference(game: Ruleset): Preference<string> {
  return getPreference(`boss_${idOf(game)}`);
}

/** Returns the preference for the ids of the hidden bosses that the player has revealed in the game, with spaces between them. */
export function getRevealedPreference(game: Ruleset): Preference<string> {
  return getPreference(`revealed_${idOf(game)}`);
}
