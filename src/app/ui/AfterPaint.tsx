import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Shows its content after a paint of what is before it, so that a large page appears in several tasks. */
export function AfterPaint({
  isNow,
  children,
}: {
  /** Whether the content is small enough to appear at once. */
  isNow: boolean;
  children: ReactNode;
}) {
  const [isShown, setIsShown] = useState(isNow);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown && children;
}
