import { updateLast } from './entries.ts';
import { changeTeams, requestPersistence } from './keptTeams.ts';
import { cleanTeamName, nameNumberer } from './teamName.ts';

/**
 * Keeps the tab's team with the link under the name, or under a numbered one. Returns its name and
 * the undo; rejects if the browser refuses.
 */
export async function addKeptTeam(
  name: string,
  link: string,
): Promise<{ name: string; undo: () => void }> {
  const id = crypto.randomUUID();
  let uniqueName = '';
  const remove = await changeTeams((teams) => {
    uniqueName = nameNumberer(teams.map(({ name }) => name))(cleanTeamName(name));
    return [{ id, name: uniqueName, link, changed: Date.now() }, ...teams];
  });
  updateLast('team', (state) => ({ ...state, keptId: id }));
  requestPersistence();
  return {
    name: uniqueName,
    undo: () => {
      updateLast('team', (state) =>
        state.keptId === id ? { ...state, keptId: undefined } : state,
      );
      remove();
    },
  };
}
