import type { Era } from '#engine/era.ts';
import type { Game } from '#engine/game.ts';
import { eraOf, isOwnGame, type Ruleset } from '#engine/ruleset.ts';
import { loadMoveNames } from '#pokedex/moveFiles/loadMoves.ts';
import type { Pokemon } from '#pokedex/pokemon.ts';
import { rulesOf } from './heading.ts';
import type { ShowdownTeam, UnreadableLine } from './team.ts';

/** Maximum number of teams to choose from: a select with more is slow. */
export const maxTeams = 1000;

/** Maximum number of unreadable lines to list. */
const maxUnreadableLines = 50;

/** The first teams, members and unreadable lines of a pasted text, and the numbers of all of them. */
export type OpenedTeams = {
  teams: readonly (ShowdownTeam & { memberCount: number; ruleset: Ruleset })[];
  teamCount: number;
  unreadableLines: readonly UnreadableLine[];
  unreadableLineCount: number;
};

/**
 * The teams in a text copied from Showdown, each with its first `maxMembers` and, if `usesHeadings`,
 * by the rules of its heading; rejects if the files of moves cannot be loaded, but never because
 * of the text.
 */
export async function openTeams(
  text: string,
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
  maxMembers: number,
  usesHeadings = true,
): Promise<OpenedTeams> {
  // The parser is loaded with the first text.
  const [{ readShowdown }] = await Promise.all([import('./readTeam.ts'), loadMoveNames()]);
  const getRuleset = (rules?: Era | Game) =>
    usesHeadings ? rulesetOfHeading(ruleset, rules) : ruleset;
  const { teams, unreadableLines } = readShowdown(text, pokedex, ruleset, getRuleset);
  return {
    teams: teams.slice(0, maxTeams).map(({ name, era, game, members }) => ({
      name,
      ruleset: getRuleset(rulesOf({ era, game })),
      members: members.slice(0, maxMembers),
      memberCount: members.length,
    })),
    teamCount: teams.length,
    unreadableLines: unreadableLines.slice(0, maxUnreadableLines),
    unreadableLineCount: unreadableLines.length,
  };
}

/**
 * The rules of a team's format, or the current ruleset if the format has none, or if that is a game of the era;
 * an own game stays.
 */
function rulesetOfHeading(ruleset: Ruleset, rules: Era | Game | undefined): Ruleset {
  return rules === undefined || isOwnGame(ruleset) || rules === eraOf(ruleset) ? ruleset : rules;
}
