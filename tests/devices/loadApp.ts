import { vi } from 'vitest';

/** Loads the modules of the app again, because each tab has its own. */
export async function loadApp() {
  vi.resetModules();
  const [
    { savedTeams },
    { savedGames, createSavedGame },
    { savedBoxes, changeBox },
    { findOwnGame, subscribeToSavedGames },
    { loadOwnGames },
    { changeGame },
    { createSession },
    { saveEdit, saveResult },
    { saveGame },
    { chooseOwnGame },
    { addSavedTeam },
    { followSavedTeam },
    { formatBackups, listUnreadable },
    { parseBackup, findBackupGames },
    { mergeBackup },
    { linkTeamsOfGame },
    { formatStoredEntry },
    { createWindowLink },
  ] = await Promise.all([
    import('#app/state/saved/savedTeams.ts'),
    import('#app/state/saved/savedGames.ts'),
    import('#app/state/saved/savedBoxes.ts'),
    import('#app/state/saved/ownGames.ts'),
    import('#app/state/saved/loadOwnGames.ts'),
    import('#app/state/saved/changeGame.ts'),
    import('#app/state/createSession.ts'),
    import('#app/state/saveEdits.ts'),
    import('#app/state/saveGame.ts'),
    import('#app/state/chooseOwnGame.ts'),
    import('#app/state/addSavedTeam.ts'),
    import('#app/state/showSavedTeam.ts'),
    import('#app/state/saved/formatBackups.ts'),
    import('#app/state/saved/backup.ts'),
    import('#app/state/saved/mergeBackup.ts'),
    import('#app/state/saved/teamsOfGame.ts'),
    import('#app/state/entry.ts'),
    import('#app/state/windowLink.ts'),
  ]);
  return {
    ...{ savedTeams, savedGames, createSavedGame, findOwnGame, subscribeToSavedGames },
    ...{ savedBoxes, changeBox },
    ...{ loadOwnGames, changeGame, createSession, saveEdit, saveResult, saveGame, chooseOwnGame },
    ...{ addSavedTeam, followSavedTeam, formatBackups, listUnreadable, parseBackup },
    ...{ findBackupGames, mergeBackup, linkTeamsOfGame, formatStoredEntry, createWindowLink },
  };
}
