import { findOwnGame, subscribeToSavedGames } from '#saved/ownGames.ts';
import { createSession } from '#session/createSession.ts';
import { saveEdit } from '#session/saveEdits.ts';
import { browserStorage } from '#session/tabStorage.ts';

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
