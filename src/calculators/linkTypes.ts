import { isOwnGame } from '#engine/generation.ts';
import { type Strike, strikes } from '#engine/strike.ts';
import { type AttackingType, attackingTypes, type Type, types } from '#engine/type.ts';
import { parseSettings } from './settings.ts';

/** The types and attacks that a link can hold: the official ones and those of its own game. */
export type LinkTypes = {
  types: readonly Type[];
  attackingTypes: readonly AttackingType[];
  strikes: readonly Strike[];
};

const officialTypes: LinkTypes = { types, attackingTypes, strikes };

/** The types and attacks that the parameters of a link can hold. */
export function linkTypes(params: URLSearchParams): LinkTypes {
  const { generation } = parseSettings(params).state;
  if (!isOwnGame(generation)) return officialTypes;
  const all = [...new Set([...types, ...generation.chart.types])];
  const allAttacking = [...new Set([...attackingTypes, ...generation.chart.types])];
  return {
    types: all,
    attackingTypes: allAttacking,
    strikes: [...new Set([...allAttacking, ...strikes])],
  };
}
