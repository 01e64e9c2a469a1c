import { findOwnGame } from '#saved/ownGames.ts';
import { createSession } from '#session/createSession.ts';
import { saveEdit } from '#session/saveEdits.ts';
import { browserStorage } from '#session/tabStorage.ts';

/** Starts the session of the present tab; a later session of the same tab continues it, as after a reload. */
export function startSession() {
  return createSession({
    storage: browserStorage,
    findGame: findOwnGame,
    saveEdits: (host, ids) => {
      for (const id of ids) saveEdit(host, id);
    },
  });
}
