import type { ShowdownBackupTeam, UnreadableLine } from '#core/formats/showdown/team.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import { rulesOf } from './heading.ts';
import { readShowdown } from './readTeam.ts';

/** The teams with members of a Showdown backup, each in the game or the era of its format; never throws. */
export function readBackup(
  text: string,
  pokedex: readonly Pokemon[],
): { teams: readonly ShowdownBackupTeam[]; unreadableLines: readonly UnreadableLine[] } {
  const { teams, unreadableLines } = readShowdown(
    text,
    pokedex,
    'default',
    (rules = 'default') => rules,
  );
  return {
    teams: teams.map(({ name, folder, era, game, members }) => ({
      name: folder === undefined ? name : `${folder}/${name}`,
      ruleset: rulesOf({ era, game }) ?? 'default',
      members,
    })),
    unreadableLines,
  };
}
