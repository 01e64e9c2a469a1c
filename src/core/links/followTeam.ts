import { type BattleMember, type BattleState, removeMarks } from './battle.ts';
import { formatMember, type Member, type TeamState } from './team.ts';

/** Whether both teams have the same members in the same order; the marks of a battle do not count. */
function hasSameMembers(one: readonly Member[], other: readonly Member[]): boolean {
  return one.length === other.length && one.every((member, index) => isSame(member, other[index]!));
}

function isSame(one: Member, other: Member): boolean {
  const isTerastallized = ({ tera, isTerastallized }: Member) => Boolean(tera && isTerastallized);
  return (
    formatMember(one) === formatMember(other) &&
    one.set?.text === other.set?.text &&
    isTerastallized(one) === isTerastallized(other)
  );
}

/**
 * Updates the battle after a change of the tab's team: "us" changes with the team, unless it is
 * another team. Members that stay keep their marks. Returns the same object if nothing changes.
 */
export function followTeam(battle: BattleState, before: TeamState, after: TeamState): BattleState {
  const isOtherTeam = battle.isOtherTeam || !hasSameMembers(battle.us, before.members);
  if (isOtherTeam || hasSameMembers(battle.us, after.members)) return battle;
  const oldMembers = [...battle.us];
  const us = after.members.map((member, index): BattleMember => {
    // A different member at the same index with the same Pokémon is a changed one, not a new one.
    const sameIndex = oldMembers.findIndex((old) => formatMember(old) === formatMember(member));
    const old = sameIndex < 0 ? battle.us[index] : oldMembers.splice(sameIndex, 1)[0];
    const isOld = sameIndex >= 0 || (old?.pokemon !== undefined && old.pokemon === member.pokemon);
    if (!isOld) return member;
    const { hasFainted, isActive, isAbilityTriggered, isChosen, hasNoMega } = old ?? {};
    const { turnMove, pairAbility } = old ?? {};
    return {
      ...{ ...member, hasFainted, isActive, isAbilityTriggered, isChosen, hasNoMega },
      ...{ turnMove, pairAbility },
    };
  });
  return { ...battle, us };
}

/**
 * Updates the tab's team after a change of the battle, if "us" is that team. Returns the same object
 * if nothing changes.
 */
export function updateTeamFromBattle(
  team: TeamState,
  before: BattleState,
  after: BattleState,
): TeamState {
  const isOtherTeam = after.isOtherTeam || !hasSameMembers(before.us, team.members);
  if (isOtherTeam || hasSameMembers(after.us, team.members)) return team;
  return { ...team, members: after.us.map(removeMarks) };
}

/**
 * Updates the tab's team after a battle was opened: the own side of a link becomes the team if that is empty and no saved
 * one. One that the tab had before, as at a reload, does not. Returns the same object if nothing changes.
 */
export function adoptTeamOfLink(
  team: TeamState,
  before: BattleState,
  after: BattleState,
): TeamState {
  const isEmpty = team.members.length === 0 && team.savedId === undefined;
  if (!isEmpty || after.isOtherTeam || hasSameMembers(before.us, after.us)) return team;
  return { ...team, members: after.us.map(removeMarks) };
}

/** Whether the battle has a team of its own because its link has: neither that of the team screen nor one picked for it. */
export function hasTeamOfLink(battle: BattleState, team: TeamState): boolean {
  return battle.us.length > 0 && !battle.isOtherTeam && !hasSameMembers(battle.us, team.members);
}
