import { useState } from 'react';

/** Returns the earlier value while the newer ones are the same, so that memoized children do not render again. */
export function useSame<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
