import { useState } from 'react';

/** Returns the earlier value while the newer ones are the same, so that memoized children do not render again. */
export function useSame<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [earlier, setEarlier] = useState(value);
  if (earlier === value || isSame(earlier, value)) return earlier;
  setEarlier(value);
  return value;
}
