import { askBeforeLeaving } from '#app/browser/records/askBeforeLeaving.ts';
import { getSaveProblem, type SaveProblem } from '#app/browser/records/saveProblem.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { savedTeams } from '#app/state/saved/savedTeams.ts';
import { recordPrefixes } from '#app/state/saved/storedKeys.ts';
import { normalizeTeamLink } from '#app/state/saved/teamLink.ts';
import { cleanTeamName } from '#app/state/saved/teamName.ts';
import { createNameNumberer } from '#app/state/saved/uniqueName.ts';
import { createStore, type ReadableStore } from '#core/createStore.ts';
import type { EditHost, TeamEdit } from './teamEdits.ts';

/** Whether the last change of a saved team in this tab is saved, or why not. */
export type SaveResult =
  | { state: 'saved' }
  /** Another tab has changed the team, so this tab's version is a new team with this name. */
  | { state: 'copied'; name: string }
  | { state: 'failed'; problem: SaveProblem };

const lastResult = createStore<SaveResult>({ state: 'saved' });

/** The result of the last change of a saved team in this tab. */
export const saveResult: ReadableStore<SaveResult> = lastResult;

let queue: Promise<void> = Promise.resolve();

/** The functions that end the question before the browser leaves the page, by the id of the team with a refused change. */
const questionEnds = new Map<string, () => void>();

/**
 * Saves the edit of the saved team; if another tab has changed the team, both versions are saved. The edit of a removed team
 * stays for the undo of the removal.
 */
export function saveEdit(host: EditHost, id: string): Promise<void> {
  queue = queue.then(() => save(host, id));
  return queue;
}

async function save(host: EditHost, id: string): Promise<void> {
  const edit = host.edits.get(id);
  if (!edit) return;
  let result: SavedTeam | undefined;
  try {
    await savedTeams.change((teams, unreadable) => {
      const index = teams.findIndex((team) => team.id === id);
      const team = teams[index];
      const unreadableTeam = unreadable.get(recordPrefixes.teams + id) as SavedTeam | undefined;
      if (team) result = applyEdit(team, edit, teams);
      else result = unreadableTeam && addVersion(unreadableTeam, edit, teams);
      if (!result || result === team) return teams;
      return result.id === id ? teams.with(index, result) : teams.toSpliced(index + 1, 0, result);
    });
  } catch (error) {
    console.warn('Failed to save a change', error);
    if (!questionEnds.has(id)) askUntilRemoved(id);
    lastResult.set({ state: 'failed', problem: getSaveProblem(error) });
    return;
  }
  if (result) finish(host, id, edit, result);
}

/** Makes the browser ask before it leaves the page, until the edit is removed. */
function askUntilRemoved(id: string): void {
  askBeforeLeaving(new Promise<void>((resolve) => questionEnds.set(id, resolve)));
}

/** Removes the edit, which is saved or not needed any more. */
export function removeEdit({ edits }: Pick<EditHost, 'edits'>, id: string): void {
  edits.remove(id);
  questionEnds.get(id)?.();
  questionEnds.delete(id);
}

/** Returns the team with the change, or a new team if another tab has changed it. */
function applyEdit(team: SavedTeam, edit: TeamEdit, teams: readonly SavedTeam[]): SavedTeam {
  const { base, link } = edit;
  const current = normalizeTeamLink(team.link);
  if (current === normalizeTeamLink(link)) return team;
  if (current === normalizeTeamLink(base)) return { ...team, link, changed: Date.now() };
  return addVersion(team, edit, teams);
}

/** Returns a new team with the change, beside the version of another tab. */
function addVersion(
  { name }: Partial<SavedTeam>,
  { link }: TeamEdit,
  teams: readonly SavedTeam[],
): SavedTeam {
  const createName = createNameNumberer(teams.map((team) => team.name));
  return {
    id: crypto.randomUUID(),
    name: createName(cleanTeamName(String(name))),
    link,
    changed: Date.now(),
  };
}

/** Updates the id in the tab's state, and saves what has changed during the write. */
function finish(host: EditHost, id: string, edit: TeamEdit, result: SavedTeam): void {
  const newestEdit = host.edits.get(id);
  removeEdit(host, id);
  if (result.id !== id) host.replaceSavedId(id, result.id);
  lastResult.set(result.id === id ? { state: 'saved' } : { state: 'copied', name: result.name });
  if (!newestEdit || newestEdit.link === edit.link) return;
  host.edits.add(result.id, { ...newestEdit, base: edit.link });
  saveEdit(host, result.id);
}
