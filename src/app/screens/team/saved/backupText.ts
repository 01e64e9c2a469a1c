import { loadMovesOf } from '#app/downloads/linkedMoves.ts';
import {
  type Backup,
  BackupError,
  type BackupProblem,
  findBackupGames,
  listBackupLinks,
  parseBackup,
} from '#app/state/saved/backup.ts';
import { loadOwnGames } from '#app/state/saved/loadOwnGames.ts';
import type { SavedTeam } from '#app/state/saved/savedTeam.ts';
import { parseTeamLink } from '#app/state/saved/teamLink.ts';
import { cleanTeamName } from '#app/state/saved/teamName.ts';
import { formatLink } from '#core/links/link.ts';
import { emptyTeam, formatStoredTeam, maxMembers } from '#core/links/team.ts';
import { memberFromShowdown, memberToShowdown } from '#core/picks/showdownMember.ts';
import type { MoveLanguage } from '#core/pokedex/moves/moveLanguage.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';

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
    const [showdown] = await Promise.all([
      import('#core/formats/showdown/read/readBackup.ts'),
      loadNames(),
    ]);
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
    import('#core/formats/showdown/write/writeBackup.ts'),
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
  const { loadMoveNames } = await import('#app/downloads/moves/loadMoves.ts');
  await loadMoveNames(languages);
}
