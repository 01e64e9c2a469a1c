import { typeOf } from '#engine/move.ts';
import { isType, type Strike } from '#engine/strike.ts';
import { TypeSign } from './TypeSign.tsx';

/** The sign of the type that a strike has by itself; Struggle has none. */
export function StrikeSign({ strike }: { strike: Strike }) {
  const type = isType(strike) ? strike : typeOf(strike);
  return type === 'typeless' ? null : <TypeSign type={type} />;
}
