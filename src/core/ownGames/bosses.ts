import { bossMarks, bossRoles } from '#core/bosses/boss.ts';
import type { Type } from '#core/charts/type.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';

/** Maximum number of bosses of a game. */
export const maxGameBosses = 2000;

/** Maximum length of the name of a boss and of its place, in code units. */
const maxBossNameLength = 60;

/** Maximum length of the text of a team, in code units. */
const maxBossTeamLength = 4000;

/**
 * Whether the value has a name and a team of allowed lengths without control characters, a starter of the types, and only
 * known roles and marks.
 */
export function isBoss(value: unknown, types: readonly Type[]): value is OwnGameBoss {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<string, unknown>>;
  const { name, team, starter, role, place, marks, isOutsideStory, isHidden } = fields;
  return (
    isText(name, maxBossNameLength) &&
    isText(team, maxBossTeamLength) &&
    (starter === undefined || types.some((type) => type === starter)) &&
    (role === undefined || bossRoles.some((each) => each === role)) &&
    (place === undefined || isText(place, maxBossNameLength)) &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isMark))) &&
    [isOutsideStory, isHidden].every((flag) => flag === undefined || flag === true)
  );
}

function isMark(value: unknown): boolean {
  return bossMarks.some((mark) => mark === value);
}

function isText(value: unknown, maxLength: number): boolean {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= maxLength &&
    !/[^\P{C}\n]/u.test(value)
  );
}
