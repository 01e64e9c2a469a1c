import type { AttackingType } from '#core/charts/type.ts';
import { hasOwnRules, isType, type Strike, splitMove } from '#core/hit/strike.ts';
import { findMove } from '#core/pokedex/moves/moves.ts';
import { typeOf } from '#core/rules/move.ts';
import { useOwnNames } from './names/ownNames.ts';
import { TypeIcon } from './TypeIcon.tsx';

/** The icon of a strike's own type; Struggle has none. */
export function StrikeIcon({ strike }: { strike: Strike }) {
  const type = useTypeOfStrike()(strike);
  return type && <TypeIcon type={type} />;
}

/** Returns a function for the own type of a strike in the game in use; undefined for Struggle. */
export function useTypeOfStrike(): (strike: Strike) => AttackingType | undefined {
  const { moves = {} } = useOwnNames();
  return (strike) => {
    if (isType(strike)) return strike;
    const { id, type } = splitMove(strike);
    const ownType = type ?? moves[id]?.type ?? (hasOwnRules(id) ? typeOf(id) : findMove(id)?.type);
    return ownType === 'typeless' ? undefined : ownType;
  };
}
