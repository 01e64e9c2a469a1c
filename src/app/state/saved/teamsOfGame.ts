import { type GameReference, parseSettings } from '#core/links/settings.ts';
import { formatGameText } from '#core/ownGames/link/gameText.ts';
import type { SavedGame } from './savedGames.ts';
import type { SavedTeam } from './savedTeam.ts';
import { savedTeams } from './savedTeams.ts';

/** Finds the saved teams with the game. */
export async function findTeamsOfGame({ id, game }: SavedGame): Promise<readonly SavedTeam[]> {
  await savedTeams.load();
  const text = formatGameText(game);
  return savedTeams.get().items.filter(({ link }) => {
    const reference = findReference(link);
    if (reference?.savedId) return reference.savedId === id;
    return reference !== undefined && reference.text === text && reference.base === game.base;
  });
}

/**
 * Adds the id of the game to the teams that earlier versions saved with its text only, so that they keep
 * their game when it changes.
 */
export async function linkTeamsOfGame(savedGame: SavedGame): Promise<void> {
  const teams = await findTeamsOfGame(savedGame);
  const withoutId = teams.filter(({ link }) => !findReference(link)?.savedId);
  if (withoutId.length === 0) return;
  const ids = new Set(withoutId.map(({ id }) => id));
  await savedTeams.change((current) =>
    current.map((team) =>
      ids.has(team.id) ? { ...team, link: `${team.link}&own_id=${savedGame.id}` } : team,
    ),
  );
}

function findReference(link: string): GameReference | undefined {
  return parseSettings(new URLSearchParams(link)).missingGame;
}
