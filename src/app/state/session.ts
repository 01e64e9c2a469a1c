import { onSessionCleared } from '#app/browser/storage.ts';
import { findOwnGame, subscribeToSavedGames } from '#app/state/saved/ownGames.ts';
import { createSession } from './createSession.ts';
import { browserStorage } from './tabStorage.ts';

/** The session of this tab. */
export const session = createSession({
  storage: browserStorage,
  findGame: findOwnGame,
  saveEdits(host, ids) {
    if (ids.length === 0) return;
    import('./saveEdits.ts')
      .then(({ saveEdit }) => ids.map((id) => saveEdit(host, id)))
      .catch(console.warn);
  },
});

onSessionCleared(session.reread);
subscribeToSavedGames(session.followGames);
