import { vi } from 'vitest';

/** Loads the modules of the app again, because each tab has its own. */
export async function loadApp() {
  vi.resetModules();
  const [
    { savedTeams },
    { savedGames, createSavedGame },
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
    import('#saved/savedTeams.ts'),
    import('#saved/savedGames.ts'),
    import('#saved/ownGames.ts'),
    import('#saved/loadOwnGames.ts'),
    import('#saved/changeGame.ts'),
    import('#session/createSession.ts'),
    import('#session/saveEdits.ts'),
    import('#session/saveGame.ts'),
    import('#session/chooseOwnGame.ts'),
    import('#session/addSavedTeam.ts'),
    import('#session/showSavedTeam.ts'),
    import('#saved/formatBackups.ts'),
    import('#saved/backup.ts'),
    import('#saved/mergeBackup.ts'),
    import('#saved/teamsOfGame.ts'),
    import('#session/entry.ts'),
    import('#session/windowLink.ts'),
  ]);
  return {
    ...{ savedTeams, savedGames, createSavedGame, findOwnGame, subscribeToSavedGames },
    ...{ loadOwnGames, changeGame, createSession, saveEdit, saveResult, saveGame, chooseOwnGame },
    ...{ addSavedTeam, followSavedTeam, formatBackups, listUnreadable, parseBackup },
    ...{ findBackupGames, mergeBackup, linkTeamsOfGame, formatStoredEntry, createWindowLink },
  };
}
