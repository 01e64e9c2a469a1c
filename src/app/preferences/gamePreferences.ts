import { isGame, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';
import { createPreference, type Preference } from './preference.ts';

const preferences = new Map<string, Preference<string>>();

/** The id of the game's record; the own games that are not saved share one. */
function idOf(game: Ruleset): string {
  return isOwnGame(game) ? (game.savedId ?? 'own') : game;
}

/** Returns the preference for a text with a key of its own; '' until the player has chosen. */
function getTextPreference(key: string): Preference<string> {
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  const preference = preferences.get(key) ?? createPreference(key, 'local', [''], toText);
  preferences.set(key, preference);
  return preference;
}

/** Returns the preference for a text that each game has of its own; '' until the player has chosen. */
export function getGamePreference(name: string, game: Ruleset): Preference<string> {
  return getTextPreference(`${name}_${idOf(game)}`);
}

/** Returns the preference for the id of the run that was open last in the game, or in any without a game; '' for none. */
export function getRunPreference(ruleset: Ruleset): Preference<string> {
  return isOwnGame(ruleset) || isGame(ruleset)
    ? getGamePreference('run', ruleset)
    : getTextPreference('run');
}

/** What each run has of its own: the boss met last, and the type of the starter. */
type RunPreference = 'boss' | 'starter';

/** Returns the preference of the current run of the game, or that of the game without one; '' until the player has chosen. */
export function getPreferenceOfRun(name: RunPreference, game: Ruleset): Preference<string> {
  const run = getRunPreference(game).read();
  return run === '' ? getGamePreference(name, game) : getTextPreference(`${name}_${run}`);
}

/** Makes a run the current one of its game; the first one goes on where the player is in the game. */
export function chooseRun(game: Ruleset, run: string): void {
  const currentRun = getRunPreference(game);
  if (currentRun.read() === '')
    for (const name of ['boss', 'starter'] as const)
      getTextPreference(`${name}_${run}`).write(getGamePreference(name, game).read());
  currentRun.write(run);
  getTextPreference('run').write(run);
}
