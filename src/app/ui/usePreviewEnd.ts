import { useEffect, useEffectEvent } from 'react';

/** The start of a preview: the pointer rests on an element, or the element gets the focus. */
export type PreviewTrigger = 'pointer' | 'focus';

/** Whether a node is inside an element with `data-preview`, or contains one. */
function isPartOfPreview(node: Node): boolean {
  const parts = [...document.querySelectorAll('[data-preview]')];
  return parts.some((part) => part.contains(node) || node.contains(part));
}

/** Whether the preview is beside the element that starts it, where the pointer can reach it. */
export function isPreviewBeside(): boolean {
  return window.matchMedia('(min-width: 60rem)').matches;
}

/**
 * Ends a preview on Escape anywhere, when the element that started it loses focus, or when the
 * pointer that started it moves onto something outside the preview.
 */
export function usePreviewEnd(trigger: PreviewTrigger | undefined, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!trigger) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    if (trigger === 'focus') document.addEventListener('focusout', () => end(), { signal });
    else {
      document.addEventListener(
        'pointerover',
        ({ target }) => isPartOfPreview(target as Node) || end(),
        { signal },
      );
    }
    return () => controller.abort();
  }, [trigger]);
}
