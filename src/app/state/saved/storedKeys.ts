/*
 * The names under which devices have stored teams, games, cards and results. They never change, so some have
 * the word of earlier versions: "kept" for "saved". Those of boxes are in `savedBoxes.ts`, because the first screen loads this
 * file.
 */

/** The prefixes of the records in IndexedDB; the id of the item follows. */
export const recordPrefixes = { teams: 'team-', games: 'game-', cards: 'practice-' } as const;

/** The channels between the tabs, which can have different versions of the app. */
export const channelNames = {
  teams: 'kept-teams',
  games: 'kept-games',
  cards: 'practice-cards',
} as const;

/** The key in the local storage of the results of daily sets: an object with the answers by date. */
export const dailyResultsKey = 'practice_daily';

/** The key in the session storage of the ids of saved teams, by the key of the history entry. */
export const savedIdsKey = 'kept';

/** The prefix in the session storage of a change that is not saved yet; the id of the team follows. */
export const unsavedEditPrefix = 'unsaved.';
