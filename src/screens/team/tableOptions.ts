import type { TeamState } from '#links/team.ts';

/** Whether the teams differ at most in their table options, format and sort. */
export function isSameTeam(one: TeamState, other: TeamState): boolean {
  return one.members === other.members && one.inverse === other.inverse;
}

/** Returns the first team with the format and sort of the second. */
export function withTableOptions(team: TeamState, { format, sort }: TeamState): TeamState {
  return { ...team, format, sort };
}
