import type { BackupTeam } from './backup.ts';
import type { SavedTeam } from './savedTeam.ts';
import { createNameNumberer } from './uniqueName.ts';

/** The treatment of an incoming team whose name is in use. */
export type MergeChoice = 'add' | 'replace' | 'skip';

/** The merged teams, and how many of the incoming teams were added, replaced another or were skipped. */
export type MergedTeams = {
  teams: readonly SavedTeam[];
  added: number;
  replaced: number;
  skipped: number;
};

/**
 * Adds the incoming teams to the current ones. One whose name is in use is added under a new name,
 * replaces the current team if it is the newest incoming one of that name, or is skipped.
 */
export function mergeTeams(
  current: readonly SavedTeam[],
  incoming: readonly BackupTeam[],
  choice: MergeChoice,
  createId: () => string,
): MergedTeams {
  const currentNames = new Set(current.map(({ name }) => name));
  const isNew = ({ name }: BackupTeam) => choice === 'add' || !currentNames.has(name);
  const getUniqueName = createNameNumberer(currentNames);
  const newTeams = incoming.filter(isNew).map(({ name, link, changed }) => ({
    id: createId(),
    name: getUniqueName(name),
    link,
    changed,
  }));
  const replacements =
    choice === 'replace' ? findNewestByName(incoming.filter((team) => !isNew(team))) : new Map();
  return {
    teams: [...replaceTeams(current, replacements), ...newTeams],
    added: newTeams.length,
    replaced: replacements.size,
    skipped: incoming.length - newTeams.length - replacements.size,
  };
}

/** Finds the team of each name that changed last; of those with the same time, the last in the list. */
function findNewestByName(teams: readonly BackupTeam[]): ReadonlyMap<string, BackupTeam> {
  const newest = new Map<string, BackupTeam>();
  for (const team of teams) {
    const other = newest.get(team.name);
    if (!other || team.changed >= other.changed) newest.set(team.name, team);
  }
  return newest;
}

/** Replaces the first team of each name; another one of the same name stays. */
function replaceTeams(
  teams: readonly SavedTeam[],
  replacements: ReadonlyMap<string, BackupTeam>,
): readonly SavedTeam[] {
  const rest = new Map(replacements);
  return teams.map((team) => {
    const replacement = rest.get(team.name);
    rest.delete(team.name);
    return replacement ? { ...team, link: replacement.link, changed: replacement.changed } : team;
  });
}
