import type { AttackingType } from '#core/charts/type.ts';
import { hasOwnRules, isType, type Strike, splitMove } from '#core/hit/strike.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { typeOf } from '#core/rules/move.ts';
import { TypeIcon } from './TypeIcon.tsx';

/** The icon of a strike's own type; Struggle has none. */
export function StrikeIcon({ strike }: { strike: Strike }) {
  const type = typeOfStrike(strike);
  return type && <TypeIcon type={type} />;
}

/** Returns the own type of a strike; undefined for Struggle. */
export function typeOfStrike(strike: Strike): AttackingType | undefined {
  const type = findType(strike);
  return type === 'typeless' ? undefined : type;
}

function findType(strike: Strike) {
  if (isType(strike)) return strike;
  if (hasOwnRules(strike)) return typeOf(strike);
  const { id, type } = splitMove(strike);
  return type ?? findMove(id)?.type;
}
