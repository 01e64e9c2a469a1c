import { isGame, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { createPreference, type Preference } from './preference.ts';

const preferences = new Map<string, Preference<string>>();

/** The id of the game's record; the own games that are not saved share one. */
function idOf(game: Ruleset): string {
  return isOwnGame(game) ? (game.savedId ?? 'own') : game;
}

/** Returns the preference for a text with a key of its own; '' until the player has chosen. */
export function getTextPreference(key: string): Preference<string> {
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  const preference = preferences.get(key) ?? createPreference(key, 'local', [''], toText);
  preferences.set(key, preference);
  return preference;
}

/** Returns the preference for a text that each game has of its own; '' until the player has chosen. */
export function getGamePreference(name: string, game: Ruleset): Preference<string> {
  return getTextPreference(`${name}_${idOf(game)}`);
}

/** Returns the preference for the id of the box that was open last in the game, or in any without a game; '' for none. */
export function getRunPreference(ruleset: Ruleset): Preference<string> {
  return isOwnGame(ruleset) || isGame(ruleset)
    ? getGamePreference('run', ruleset)
    : getTextPreference('run');
}
