import { typeOf } from '#engine/move.ts';
import { isType, type Strike } from '#engine/strike.ts';
import { TypeIcon } from './TypeIcon.tsx';

/** The icon of a strike's own type; Struggle has none. */
export function StrikeIcon({ strike }: { strike: Strike }) {
  const type = isType(strike) ? strike : typeOf(strike);
  return type === 'typeless' ? null : <TypeIcon type={type} />;
}
