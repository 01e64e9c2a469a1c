import { useEffect, useEffectEvent } from 'react';

/** What started a preview: the pointer resting on an element, or focus on it. */
export type PreviewTrigger = 'pointer' | 'focus';

/** Whether a node is inside an element with `data-preview`, or contains one. */
function isPartOfPreview(node: Node): boolean {
  const parts = [...document.querySelectorAll('[data-preview]')];
  return parts.some((part) => part.contains(node) || node.contains(part));
}

/** Whether the preview is beside the element that starts it, so that the pointer can move onto it. */
export function isPreviewBeside(): boolean {
  return window.matchMedia('(min-width: 60rem)').matches;
}

/**
 * Ends a preview on Escape anywhere, when the element that started it loses focus, or when the
 * pointer that started it moves onto something outside the preview.
 */
export function usePreviewEnd(by: PreviewTrigger | undefined, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!by) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    if (by === 'focus') document.addEventListener('focusout', () => end(), { signal });
    else {
      document.addEventListener(
        'pointerover',
        ({ target }) => isPartOfPreview(target as Node) || end(),
        { signal },
      );
    }
    return () => controller.abort();
  }, [by]);
}
