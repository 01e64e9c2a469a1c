import { isPairAbility, type PairAbility, readPairAbility } from '#core/doubles/pairAbilityName.ts';
import { type TurnMove, turnMoves } from '#core/doubles/turnMove.ts';
import type { MemberSet } from './memberSet.ts';

/** What only a double battle knows of a member. */
export type PairMarks = {
  /** What it has used this turn. */
  turnMove?: TurnMove | undefined;
  /** Its ability that changes hits only in double battles; `none` if it has not that of its pasted set. */
  pairAbility?: PairAbility | 'none' | undefined;
};

/** The ability that changes hits only in double battles, if the member was given one, or its pasted set has one. */
export function pickedPairAbility({
  pairAbility,
  set,
}: PairMarks & { set?: MemberSet | undefined }): PairAbility | undefined {
  const ability = pairAbility ?? readPairAbility(set?.text ?? '');
  return ability === 'none' ? undefined : ability;
}

/**
 * Parses the marks of members, such as `1.helping_hand-2.friend_guard`: what they have used, and their abilities.
 * Calls `onUnknown` if it skips a part of the text.
 */
export function parsePairMarks<Member extends PairMarks>(
  text: string | null,
  members: readonly Member[],
  onUnknown: () => void,
): Member[] {
  const markedMembers = [...members];
  for (const word of text === null ? [] : text.split('-')) {
    const [, number, name = ''] = /^([1-9]\d?)\.([a-z_]+)$/.exec(word) ?? [];
    const index = Number(number) - 1;
    const member = markedMembers[index];
    const turnMove = turnMoves.find((each) => each === name);
    const pairAbility = name === 'none' || isPairAbility(name) ? name : undefined;
    const mark = turnMove ? { turnMove } : pairAbility && { pairAbility };
    const isNew = mark && !(member && Object.keys(mark).some((key) => Object.hasOwn(member, key)));
    if (member && isNew) markedMembers[index] = { ...member, ...mark };
    else onUnknown();
  }
  return markedMembers;
}

/** Formats the marks of members, which `parsePairMarks` parses to the same; '' without any. */
export function formatPairMarks(members: readonly PairMarks[]): string {
  return members
    .flatMap(({ turnMove, pairAbility }, index) =>
      [turnMove, pairAbility].flatMap((mark) => (mark ? [`${index + 1}.${mark}`] : [])),
    )
    .join('-');
}
