import { createSession } from '#app/state/createSession.ts';
import { findOwnGame, subscribeToSavedGames } from '#app/state/saved/ownGames.ts';
import { saveEdit } from '#app/state/saveEdits.ts';
import { browserStorage } from '#app/state/tabStorage.ts';

/** Ends the subscription of the last session, whose page is closed. */
let unsubscribe = () => {};

/** Starts the session of the present tab; a later session of the same tab continues it, as after a reload. */
export function startSession() {
  const session = createSession({
    storage: browserStorage,
    findGame: findOwnGame,
    saveEdits: (host, ids) => {
      for (const id of ids) saveEdit(host, id);
    },
  });
  unsubscribe();
  unsubscribe = subscribeToSavedGames(session.followGames);
  return session;
}
