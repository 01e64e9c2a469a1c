import type { Screen, TurnMove } from '#core/doubles/turnMove.ts';
import {
  type BattleMember,
  type BattleSide,
  type BattleState,
  type BringSize,
  emptyBattle,
} from '#core/links/battle.ts';
import { type BattleBoss, formatTeamText } from '#core/links/bossLink.ts';
import { pickedPairAbility } from '#core/links/pairMarks.ts';
import { type Member, maxMembers } from '#core/links/team.ts';
import type { Ability } from '#core/rules/ability.ts';
import type { Condition } from '#core/rules/condition.ts';

/** A change of a battle. */
export type BattleUpdate = (state: BattleState) => BattleState;

/** Changes the members of a side. */
export function changeSide(
  side: BattleSide,
  change: (members: readonly BattleMember[]) => readonly BattleMember[],
): BattleUpdate {
  return (state) => ({ ...state, [side]: change(state[side]) });
}

/** Adds a member at the end, unless the side is full. */
export function addMember(side: BattleSide, member: Member): BattleUpdate {
  return changeSide(side, (members) => [...members, member].slice(0, maxMembers));
}

/** Removes the member at the index. */
export function removeMember(side: BattleSide, index: number): BattleUpdate {
  return changeSide(side, (members) => members.filter((_, memberIndex) => memberIndex !== index));
}

/** Changes the member at the index. */
export function changeMember(
  side: BattleSide,
  index: number,
  change: (member: BattleMember) => BattleMember,
): BattleUpdate {
  return changeSide(side, (members) =>
    members.map((member, memberIndex) => (memberIndex === index ? change(member) : member)),
  );
}

/** Changes the member at the index in its form: a Tera Type that it picks is on. */
export function editMember(
  side: BattleSide,
  index: number,
  change: (member: BattleMember) => BattleMember,
): BattleUpdate {
  return (state) => {
    const changed = changeMember(side, index, change)(state);
    const tera = changed[side][index]?.tera;
    if (tera === state[side][index]?.tera) return changed;
    return changeSide(side, (members) =>
      members.map((member, memberIndex) =>
        memberIndex === index || tera
          ? withMark(member, 'isTerastallized', memberIndex === index && tera !== undefined)
          : member,
      ),
    )(changed);
  };
}

/** Sends the member at the index to the field; undefined clears the field. */
export function sendOut(side: BattleSide, index: number | undefined): BattleUpdate {
  return sendOutAll(side, index === undefined ? [] : [index]);
}

/** Puts the members at the indices on the field, and no others of the side. What those have used this turn is over. */
export function sendOutAll(side: BattleSide, indices: readonly number[]): BattleUpdate {
  return changeSide(side, (members) =>
    members.map((member, index) =>
      indices.includes(index)
        ? withMark(member, 'isActive', true)
        : withTurnMove(withMark(member, 'isActive', false), undefined),
    ),
  );
}

/** Sets the move that the member at the index has used for its side this turn. */
export function setTurnMove(
  side: BattleSide,
  index: number,
  turnMove: TurnMove | undefined,
): BattleUpdate {
  return changeMember(side, index, (member) => withTurnMove(member, turnMove));
}

function withTurnMove({ turnMove: _, ...rest }: BattleMember, turnMove: TurnMove | undefined) {
  return turnMove ? { ...rest, turnMove } : rest;
}

/** Sets the screens of the side. */
export function setScreens(side: BattleSide, screens: readonly Screen[]): BattleUpdate {
  return (state) => ({ ...state, [side === 'us' ? 'ourScreens' : 'theirScreens']: screens });
}

/** Puts the member at the index on the field of a double battle, or takes it back; a third one replaces the first. */
export function toggleActive(side: BattleSide, index: number): BattleUpdate {
  return (state) => {
    const active = listActive(state[side]);
    const next = active.includes(index)
      ? active.filter((each) => each !== index)
      : [...active.slice(1 - maxActive), index];
    return sendOutAll(side, next)(state);
  };
}

/** Starts or ends a double battle; at its end one member of each side stays on the field. */
export function setDoubles(isDoubles: boolean): BattleUpdate {
  return (state) => {
    if (isDoubles) return { ...state, isDoubles };
    const { isDoubles: _, ...rest } = state;
    const [ours] = listActive(state.us);
    const [theirs] = listActive(state.them);
    return sendOut('them', theirs)(sendOut('us', ours)(rest));
  };
}

/** The number of members of a side on the field of a double battle. */
const maxActive = 2;

function listActive(members: readonly BattleMember[]): number[] {
  return members.flatMap(({ isActive }, index) => (isActive ? [index] : []));
}

/** Marks the member at the index as fainted, which leaves the field, or as able to battle. */
export function toggleFainted(side: BattleSide, index: number): BattleUpdate {
  return changeMember(side, index, (member) =>
    member.hasFainted
      ? withMark(member, 'hasFainted', false)
      : withTurnMove(withMark(withMark(member, 'hasFainted', true), 'isActive', false), undefined),
  );
}

/** Terastallizes the member at the index and no other of its side, or turns it back. */
export function toggleTera(side: BattleSide, index: number): BattleUpdate {
  return changeSide(side, (members) =>
    members.map((member, memberIndex) =>
      withMark(member, 'isTerastallized', memberIndex === index && !member.isTerastallized),
    ),
  );
}

/**
 * Sets the ability of the member at the index, or undefined, which is not active. `pairAbility` is one that only
 * double battles know, or `none` against that of a pasted set.
 */
export function setAbility(
  side: BattleSide,
  index: number,
  ability: BattleMember['ability'],
  pairAbility?: BattleMember['pairAbility'],
): BattleUpdate {
  return changeMember(side, index, ({ pairAbility: _, ...member }) => {
    const contradicts = pairAbility !== 'none' || pickedPairAbility(member) !== undefined;
    return {
      ...withMark({ ...member, ability }, 'isAbilityTriggered', false),
      ...(pairAbility && contradicts && { pairAbility }),
    };
  });
}

/**
 * Marks the ability of the member at the index as active, which makes it its ability, or as not
 * active. Its second ability stays the second one.
 */
export function toggleTrigger(side: BattleSide, index: number, ability: Ability): BattleUpdate {
  return changeMember(side, index, (member) => {
    const isOn = !isTriggered(member, ability);
    const isFirst = isOn && ability !== member.secondAbility;
    return withMark(isFirst ? { ...member, ability } : member, 'isAbilityTriggered', isOn);
  });
}

/** Whether the ability of the member is marked as active. */
export function isTriggered(member: BattleMember, ability: Ability): boolean {
  const isKnown = ability === member.ability || ability === member.secondAbility;
  return isKnown && member.isAbilityTriggered === true;
}

function withMark(
  member: BattleMember,
  mark: 'isActive' | 'hasFainted' | 'isTerastallized' | 'isAbilityTriggered' | 'isChosen',
  isOn: boolean,
): BattleMember {
  if (isOn === Boolean(member[mark])) return member;
  const { [mark]: _, ...rest } = member;
  return isOn ? { ...rest, [mark]: true } : rest;
}

/** Replaces a side by a whole team; the team of the team screen stays. */
export function replaceSide(side: BattleSide, members: readonly Member[]): BattleUpdate {
  return ({ boss, ...state }) => ({
    ...state,
    [side]: members,
    ...(side === 'us' ? { isOtherTeam: true, ...(boss && { boss }) } : {}),
  });
}

/** Changes the members of a side by an import, which may start a double battle; imported opponents are no boss. */
export function importSide(
  side: BattleSide,
  change: Parameters<typeof changeSide>[1],
  isDoubles = false,
): BattleUpdate {
  return (state) => {
    const { boss, ...changed } = changeSide(
      side,
      change,
    )(isDoubles ? setDoubles(true)(state) : state);
    return side === 'us' && boss ? { ...changed, boss } : changed;
  };
}

/** Replaces the opponents by the team of a boss. */
export function faceBoss(
  { game, id }: Pick<BattleBoss, 'game' | 'id'>,
  members: readonly Member[],
): BattleUpdate {
  return (state) => ({
    ...state,
    them: members,
    boss: { game, id, team: formatTeamText(members) },
  });
}

/** Replaces the opponents by a boss whose team is loaded later. */
export function awaitBoss(boss: Pick<BattleBoss, 'game' | 'id'>): BattleUpdate {
  return (state) => ({ ...state, them: [], boss });
}

/** Swaps the two sides; the team of the team screen stays. */
export function swapSides({ boss, ...state }: BattleState): BattleState {
  const { us, them } = chooseMembers([])(state);
  const { ourScreens: theirScreens, theirScreens: ourScreens } = state;
  return { ...state, us: them, them: us, ourScreens, theirScreens, isOtherTeam: true };
}

/** Sets how many members each side brings; undefined is all of them. Our choice of members ends. */
export function setBring(bring: BringSize | undefined): BattleUpdate {
  return (state) => ({ ...chooseMembers([])(state), bring });
}

/** Chooses the members that we bring by their indices. */
export function chooseMembers(indices: readonly number[]): BattleUpdate {
  return changeSide('us', (members) =>
    members.map((member, index) => withMark(member, 'isChosen', indices.includes(index))),
  );
}

/** Clears both sides and the field; the team of the team screen stays. */
export const clearBattle: BattleUpdate = () => ({ ...emptyBattle, isOtherTeam: true });

/** Replaces the conditions of the group by the condition; undefined only removes them. */
export function replaceConditions(
  group: readonly Condition[],
  condition: Condition | undefined,
): BattleUpdate {
  return (state) => ({
    ...state,
    conditions: [
      ...state.conditions.filter((each) => !group.includes(each)),
      ...(condition ? [condition] : []),
    ],
  });
}
