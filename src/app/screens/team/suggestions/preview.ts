import type { Target } from '#core/answers/coverage.ts';
import type { Member } from '#core/links/team.ts';

/** A suggestion that the table shows although it is not in the team. */
export type Preview = {
  target: Target;
  member: Member;
  /** The index of the replaced member among those with types; undefined for an addition. */
  replacedIndex: number | undefined;
};

/** Returns the members with the newcomer at the end, or in place of another one. */
export function withNewcomer<T>(members: readonly T[], newcomer: T, replacedIndex?: number): T[] {
  return replacedIndex === undefined
    ? [...members, newcomer]
    : members.with(replacedIndex, newcomer);
}
