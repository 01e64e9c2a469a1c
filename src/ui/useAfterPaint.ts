import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value after a paint of what else shows it, so that the page can answer before it renders
 * what this value is for; until the first paint it returns `initialValue`.
 */
export function useAfterPaint<Value>(value: Value, initialValue: Value = value): Value {
  const [paintedValue, setPaintedValue] = useState(initialValue);
  useEffect(() => startTransition(() => setPaintedValue(value)), [value]);
  return paintedValue;
}
