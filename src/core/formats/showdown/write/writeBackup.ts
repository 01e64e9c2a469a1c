import { formatHeading } from '#core/formats/showdown/read/heading.ts';
import type { ShowdownBackupTeam } from '#core/formats/showdown/team.ts';
import { writeShowdown } from './writeTeam.ts';

/** The teams as text that "Backup/Restore" of Showdown's teambuilder imports. */
export function writeBackup(teams: readonly ShowdownBackupTeam[]): string {
  return teams
    .map(
      ({ name, ruleset, members }) =>
        `${formatHeading(name, ruleset)}\n\n${writeShowdown(members)}\n`,
    )
    .join('');
}
