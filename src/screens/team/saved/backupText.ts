import { formatLink } from '#links/link.ts';
import { loadMovesOf } from '#links/linkedMoves.ts';
import { emptyTeam, formatStoredTeam, maxMembers } from '#links/team.ts';
import { memberFromShowdown, memberToShowdown } from '#picks/showdownMember.ts';
import type { MoveLanguage } from '#pokedex/moveLanguage.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import {
  type Backup,
  BackupError,
  type BackupProblem,
  findBackupGames,
  listBackupLinks,
  parseBackup,
} from '#saved/backup.ts';
import { loadOwnGames } from '#saved/loadOwnGames.ts';
import type { SavedTeam } from '#saved/savedTeam.ts';
import { parseTeamLink } from '#saved/teamLink.ts';
import { cleanTeamName } from '#saved/teamName.ts';

/** The teams, games and cards of a text, the parts that cannot be read, and why there are none. */
export type IncomingBackup = Backup & { problem?: BackupProblem };

/** Reads a backup file, or else the text of Showdown's teambuilder. */
export async function readBackup(
  text: string,
  pokedex: readonly Pokemon[],
): Promise<IncomingBackup> {
  try {
    await Promise.all([loadOwnGames(findBackupGames(text)), loadMovesOf(listBackupLinks(text))]);
    return parseBackup(text);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    const { problem } = error;
    if (problem !== 'notBackup' || text.includes('\0')) {
      return { teams: [], unreadable: [], problem };
    }
    const [showdown] = await Promise.all([import('#showdown/readBackup.ts'), loadNames()]);
    const { teams, unreadableLines } = showdown.readBackup(text, pokedex);
    return {
      teams: teams.map(({ name, ruleset, members }) => ({
        name: cleanTeamName(name),
        changed: Date.now(),
        link: formatLink(
          formatStoredTeam({
            ...emptyTeam,
            members: members
              .slice(0, maxMembers)
              .map((member) => memberFromShowdown(ruleset, member)),
          }),
          { ruleset, typeCount: 2 },
        ),
      })),
      unreadable: unreadableLines.map(({ text }) => text),
      ...(teams.length === 0 ? { problem } : {}),
    };
  }
}

/** Writes the teams as text for Showdown's teambuilder, without the members that are no Pokémon. */
export async function writeTeams(
  teams: readonly SavedTeam[],
  findPokemon: (id: string | undefined) => Pokemon | undefined,
): Promise<string> {
  const [{ writeBackup }] = await Promise.all([
    import('#showdown/writeBackup.ts'),
    // Without the file, the English words of the ids remain.
    loadNames(['en']).catch(() => {}),
  ]);
  return writeBackup(
    teams.map(({ name, link }) => {
      const { state, settings } = parseTeamLink(link);
      const members = state.members.flatMap((member) => {
        const pokemon = findPokemon(member.pokemon);
        return pokemon ? [memberToShowdown(member, pokemon)] : [];
      });
      return { name, ruleset: settings.ruleset, members };
    }),
  );
}

async function loadNames(languages?: readonly MoveLanguage[]): Promise<void> {
  const { loadMoveNames } = await import('#pokedex/moveFiles/loadMoves.ts');
  await loadMoveNames(languages);
}
