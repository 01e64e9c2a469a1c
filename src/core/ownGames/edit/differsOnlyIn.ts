import type { OwnGame } from '#core/rulesets/ownGame.ts';

/** Whether two versions of a game differ at most in the fields; all others are compared by identity. */
export function differsOnlyIn(
  one: OwnGame,
  other: OwnGame,
  fields: readonly (keyof OwnGame)[],
): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof OwnGame)[];
  return keys.every((key) => fields.includes(key) || one[key] === other[key]);
}
