import type { Boss } from '#core/bosses/boss.ts';
import { readShowdown } from '#core/formats/showdown/read/readTeam.ts';
import { emptyMember, type Member, maxMembers } from '#core/links/team.ts';
import { memberFromShowdown } from '#core/picks/showdownMember.ts';
import type { Pokemon } from '#core/pokedex/pokemon.ts';
import type { Ruleset } from '#core/rulesets/ruleset.ts';

/** Converts the team of a boss to members; the moves must be loaded. */
export function createBossMembers(
  { team, starmobile }: Pick<Boss, 'team' | 'starmobile'>,
  pokedex: readonly Pokemon[],
  ruleset: Ruleset,
): readonly Member[] {
  const members = readShowdown(team, pokedex, ruleset)
    .teams.flatMap((each) => each.members)
    .slice(0, maxMembers)
    .map((member) => memberFromShowdown(ruleset, member, true));
  if (!starmobile) return members;
  // A Starmobile has one type of its own, which no Revavroom has.
  const last = members.length - 1;
  const attacks = members[last]?.attacks ?? [];
  const member: Member = { ...emptyMember, types: [starmobile], ability: 'none', attacks };
  return members.with(last, { ...member, nickname: 'Starmobile' });
}
