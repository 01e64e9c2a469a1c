import { formatHeading } from './heading.ts';
import type { ShowdownBackupTeam } from './team.ts';
import { writeShowdown } from './writeTeam.ts';

/** The teams as text that "Backup/Restore" of Showdown's teambuilder imports. */
export function writeBackup(teams: readonly ShowdownBackupTeam[]): string {
  return teams
    .map(
      ({ name, generation, members }) =>
        `${formatHeading(name, generation)}\n\n${writeShowdown(members)}\n`,
    )
    .join('');
}
