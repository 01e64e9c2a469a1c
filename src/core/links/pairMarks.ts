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

function isTurnMove(name: string): name is TurnMove {
  return turnMoves.some((move) => move === name);
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
    const isAbility = name === 'none' || isPairAbility(name);
    const key = isTurnMove(name) ? 'turnMove' : isAbility ? 'pairAbility' : undefined;
    if (member && key && !member[key]) markedMembers[index] = { ...member, [key]: name };
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
