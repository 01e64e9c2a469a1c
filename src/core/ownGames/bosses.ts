import type { Type } from '#core/charts/type.ts';
import type { OwnGameBoss } from '#core/rulesets/ownGame.ts';

/** Maximum number of bosses of a game. */
export const maxGameBosses = 500;

/** Maximum length of the name of a boss, in code units. */
const maxBossNameLength = 60;

/** Maximum length of the text of a team, in code units. */
const maxBossTeamLength = 4000;

/** Whether the value has a name and a team of allowed lengths without control characters, and a starter of the types. */
export function isBoss(value: unknown, types: readonly Type[]): value is OwnGameBoss {
  if (typeof value !== 'object' || value === null) return false;
  const { name, team, starter } = value as Partial<Record<string, unknown>>;
  const isStarter = starter === undefined || types.some((type) => type === starter);
  return isText(name, maxBossNameLength) && isText(team, maxBossTeamLength) && isStarter;
}

function isText(value: unknown, maxLength: number): boolean {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= maxLength &&
    !/[^\P{C}\n]/u.test(value)
  );
}
