import type { Member } from '#calculators/team.ts';
import type { Target } from '#engine/coverage.ts';

/** A suggestion that the table shows although it is not in the team. */
export type Preview = {
  target: Target;
  member: Member;
  /** The index of the typed member that it replaces; undefined if it joins the team. */
  replaced: number | undefined;
};

/** The members with the newcomer at the end, or in place of another one. */
export function withNewcomer<T>(members: readonly T[], newcomer: T, replaced?: number): T[] {
  return replaced === undefined ? [...members, newcomer] : members.with(replaced, newcomer);
}
