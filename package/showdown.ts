export { readShowdown } from '#showdown/readTeam.ts';
export type { ShowdownMember, ShowdownTeam, UnreadableLine } from '#showdown/team.ts';
export { writeShowdown } from '#showdown/writeTeam.ts';
