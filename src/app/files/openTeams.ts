import { loadMoveNames } from '#app/downloads/moves/loadMoves.ts';
import { rulesOf } from '#core/formats/showdown/read/heading.ts';
import type { ShowdownTeam, UnreadableLine } from '#core/formats/showdown/team.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Era } from '#core/rulesets/era.ts';
import type { Game } from '#core/rulesets/game.ts';
import { eraOf, isOwnGame, type Ruleset } from '#core/rulesets/ruleset.ts';

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
  const [{ readShowdown }] = await Promise.all([
    import('#core/formats/showdown/read/readTeam.ts'),
    loadMoveNames(),
  ]);
  const getRuleset = (rules?: Era | Game) =>
    usesHeadings ? rulesetOfHeading(ruleset, rules) : ruleset;
  const { teams, unreadableLines } = readShowdown(text, pokedex, ruleset, getRuleset, maxMembers);
  return {
    teams: teams.slice(0, maxTeams).map(({ name, era, game, members, memberCount }) => ({
      name,
      ruleset: getRuleset(rulesOf({ era, game })),
      members,
      memberCount,
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
