import { type AttackingType, isOfficialType, type Type, typeSince } from '#core/charts/type.ts';
import { joinMove, type Strike, strikesIn } from '#core/hit/strike.ts';
import type { MoveFacts } from '#core/rules/moveFacts.ts';
import { type Ruleset, teraTypesIn, typesIn } from '#core/rulesets/ruleset.ts';
import { isSupported } from './supportedStrikes.ts';

/**
 * Every type and move of the generation, once the moves are loaded; a move whose type its user decides has
 * a strike for each type, unless the user is known, and Hidden Power has one only for each type.
 */
export function listStrikes(
  ruleset: Ruleset,
  moves: Iterable<MoveFacts>,
  hasUser: boolean,
): readonly Strike[] {
  const strikesOfMove = (facts: MoveFacts): Strike[] => {
    const isOfSet = facts.typeSource === 'set';
    const types = hasUser && !isOfSet ? [] : typesOf(facts, ruleset);
    return [...(isOfSet ? [] : [facts.id]), ...types.map((type) => joinMove(facts.id, type))];
  };
  const strikes = [...moves].flatMap(strikesOfMove).filter((each) => isSupported(ruleset, each));
  return [...new Set([...strikesIn(ruleset), ...strikes])];
}

/** The types of Hidden Power; the IVs that decide it leave out Normal, and the types after generation 2. */
const isHiddenPowerType = (type: Type) =>
  type !== 'normal' && !(isOfficialType(type) && (typeSince[type] ?? 1) > 2);

/** The types that a user, its item, a set or the field can give to the move in the generation. */
function typesOf(
  { typeSource, types = {} }: MoveFacts,
  ruleset: Ruleset,
): readonly AttackingType[] {
  if (typeSource === 'tera') return teraTypesIn(ruleset);
  if (typeSource === 'typing') return typesIn(ruleset);
  if (typeSource === 'set') return typesIn(ruleset).filter(isHiddenPowerType);
  return [...new Set(Object.values(types))];
}
