import { useEffect, useEffectEvent } from 'react';

/** What a preview was begun by: resting on something, or its focus. */
export type PreviewBy = 'pointer' | 'focus';

/** Whether an element is of what bears `data-preview`, or the ground around it. */
function isOfPreview(element: Node): boolean {
  const parts = [...document.querySelectorAll('[data-preview]')];
  return parts.some((part) => part.contains(element) || element.contains(part));
}

/** Whether what is previewed stands beside what begins it, so that a pointer can go over to it. */
export function isBeside(): boolean {
  return window.matchMedia('(min-width: 60rem)').matches;
}

/**
 * Ends a preview: with Escape wherever the focus is, and when the focus that began it goes away. The
 * pointer that began it may go over to what is previewed; it ends when something else is reached.
 */
export function usePreviewEnd(by: PreviewBy | undefined, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!by) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    if (by === 'focus') document.addEventListener('focusout', () => end(), { signal });
    else {
      document.addEventListener(
        'pointerover',
        ({ target }) => isOfPreview(target as Node) || end(),
        { signal },
      );
    }
    return () => listening.abort();
  }, [by]);
}
