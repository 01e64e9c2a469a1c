import { requestPersistence } from '#app/browser/records/persistence.ts';
import { getSaveProblem, type SaveProblem } from '#app/browser/records/saveProblem.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { cleanTeamName } from '#app/state/saved/teamName.ts';
import { createNameNumberer } from '#app/state/saved/uniqueName.ts';
import type { Session } from './createSession.ts';
import { formatStoredEntry } from './entry.ts';
import { removeEdit } from './saveEdits.ts';

/** The name of a new saved team and its undo, which rejects if the browser refuses it; or the reason why the browser refuses it. */
export type AddTeamResult =
  | { name: string; undo: () => Promise<void>; problem?: never }
  | { problem: SaveProblem };

/**
 * Saves the tab's team, whose link this is, under the name or, if that is in use, a numbered one; a function gets the names
 * in use.
 */
export async function addSavedTeam(
  session: Session,
  name: string | ((usedNames: readonly string[]) => string),
  link: string,
): Promise<AddTeamResult> {
  const id = crypto.randomUUID();
  let uniqueName = '';
  let remove: () => Promise<void>;
  try {
    remove = await savedTeams.change((teams) => {
      const usedNames = teams.map(({ name }) => name);
      const newName = typeof name === 'string' ? name : name(usedNames);
      uniqueName = createNameNumberer(usedNames)(cleanTeamName(newName));
      return [{ id, name: uniqueName, link, changed: Date.now() }, ...teams];
    });
  } catch (error) {
    console.warn('Failed to save the team', error);
    return { problem: getSaveProblem(error) };
  }
  // The tab may have changed a saved team that was removed.
  const { savedId: removedId } = session.getLast('team').state;
  if (removedId) removeEdit(session, removedId);
  session.updateLast('team', (state) => ({ ...state, savedId: id }));
  // The player may have changed the team during the write.
  const newLink = formatStoredEntry(session.getLast('team'));
  if (newLink !== link) session.saveEdit(id, { base: link, link: newLink });
  requestPersistence();
  return {
    name: uniqueName,
    undo: async () => {
      await remove();
      session.updateLast('team', (state) =>
        state.savedId === id ? { ...state, savedId: undefined } : state,
      );
    },
  };
}
