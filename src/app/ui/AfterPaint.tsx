import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Shows its content after a paint of what is before it, so that a large page appears in several tasks. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown && children;
}
