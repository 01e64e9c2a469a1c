import type { Pokemon } from '#pokedex/pokemon.ts';
import { readShowdown } from './readTeam.ts';
import type { ShowdownBackupTeam, UnreadableLine } from './team.ts';

/** The teams with members of a Showdown backup, each in the era of its format; never throws. */
export function readBackup(
  text: string,
  pokedex: readonly Pokemon[],
): { teams: readonly ShowdownBackupTeam[]; unreadableLines: readonly UnreadableLine[] } {
  const { teams, unreadableLines } = readShowdown(
    text,
    pokedex,
    'default',
    (era = 'default') => era,
  );
  return {
    teams: teams.map(({ name, folder, era = 'default', members }) => ({
      name: folder === undefined ? name : `${folder}/${name}`,
      ruleset: era,
      members,
    })),
    unreadableLines,
  };
}
