import { type Starter, starters } from '#bosses/boss.ts';
import type { Game } from '#engine/game.ts';
import { createPreference, type Preference } from '#preferences/preference.ts';

const preferences = new Map<Game, Preference<'' | Starter>>();

/** Returns the preference for the type of the player's starter in the game; '' until the player has chosen. */
export function getStarterPreference(game: Game): Preference<'' | Starter> {
  const preference =
    preferences.get(game) ?? createPreference(`starter_${game}`, 'local', ['', ...starters]);
  preferences.set(game, preference);
  return preference;
}
