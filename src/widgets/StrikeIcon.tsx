import { typeOf } from '#engine/move.ts';
import { hasOwnRules, isType, type Strike, splitMove } from '#engine/strike.ts';
import { findMove } from '#pokedex/moves.ts';
import { TypeIcon } from './TypeIcon.tsx';

/** The icon of a strike's own type; Struggle has none. */
export function StrikeIcon({ strike }: { strike: Strike }) {
  const type = findType(strike);
  return type === undefined || type === 'typeless' ? null : <TypeIcon type={type} />;
}

function findType(strike: Strike) {
  if (isType(strike)) return strike;
  if (hasOwnRules(strike)) return typeOf(strike);
  const { id, type } = splitMove(strike);
  return type ?? findMove(id)?.type;
}
