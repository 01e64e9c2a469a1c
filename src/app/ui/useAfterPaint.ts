import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value after a paint of what else shows it, so that the page can answer before it renders
 * what this value is for.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(value);
  useEffect(() => startTransition(() => setPaintedValue(value)), [value]);
  return paintedValue;
}
