import { useEffect, useState } from 'react';

/** Minimum pixels; a tap can scroll by a few. */
const minScroll = 40;

/**
 * Whether the player has scrolled since the event. Until then, the headline of the page stays above the
 * bar at the bottom.
 */
export function useHasScrolledSince(event: unknown, bar: HTMLElement | null): boolean {
  const [scrolledEvent, setScrolledEvent] = useState<unknown>();
  const hasScrolled = scrolledEvent === event;
  useEffect(() => {
    if (event === undefined || hasScrolled || !bar) return;
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    let start = window.scrollY;
    // The page also scrolls when it becomes shorter; only a touch or a wheel comes from the player.
    let hasGesture = false;
    const onGesture = () => {
      hasGesture = true;
    };
    const onScroll = () => {
      if (!hasGesture) start = window.scrollY;
      else if (Math.abs(window.scrollY - start) > minScroll) setScrolledEvent(event);
    };
    window.addEventListener('wheel', onGesture, options);
    window.addEventListener('touchmove', onGesture, options);
    window.addEventListener('scroll', onScroll, options);
    // The answer may render after the notice.
    const observer = new ResizeObserver(() => hasGesture || uncoverHeadline(bar));
    observer.observe(document.body);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [event, hasScrolled, bar]);
  return event !== undefined && hasScrolled;
}

/** Scrolls the headline out from under the bar, if the bar covers a part of it. */
function uncoverHeadline(bar: HTMLElement): void {
  const headline = document.querySelector('h1')?.parentElement?.getBoundingClientRect();
  const { top } = bar.getBoundingClientRect();
  if (!headline || headline.top > window.innerHeight || headline.bottom <= top) return;
  window.scrollBy(0, Math.min(headline.bottom - top, headline.height));
}
