import type { TeamRow } from '#core/answers/team.ts';

/**
 * The danger of a whole team, 0 or more: the sum of the squared dangers of the types, so that one
 * type that hits three members is worse than three types that hit one member each.
 */
export function teamDanger(rows: readonly TeamRow[]): number {
  return rows.reduce((sum, { danger }) => sum + danger ** 2, 0);
}
