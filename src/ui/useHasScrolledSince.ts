import { useEffect, useState } from 'react';

/** Pixels; less is a tap of an unsteady finger. */
const minScroll = 40;

/**
 * Whether the player has scrolled on since the event. Until then, the headline of the page is kept
 * above the bar at the bottom.
 */
export function useHasScrolledSince(event: unknown, bar: HTMLElement | null): boolean {
  const [seenEvent, setSeenEvent] = useState<unknown>();
  const isSeen = seenEvent === event;
  useEffect(() => {
    if (event === undefined || isSeen || !bar) return;
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    let start = window.scrollY;
    // The page also scrolls when it becomes shorter; only a finger or a wheel is the player.
    let isPlayer = false;
    const begin = () => {
      isPlayer = true;
    };
    const listen = () => {
      if (!isPlayer) start = window.scrollY;
      else if (Math.abs(window.scrollY - start) > minScroll) setSeenEvent(event);
    };
    window.addEventListener('wheel', begin, options);
    window.addEventListener('touchmove', begin, options);
    window.addEventListener('scroll', listen, options);
    // The answer may render after the notice.
    const observer = new ResizeObserver(() => isPlayer || uncoverHeadline(bar));
    observer.observe(document.body);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [event, isSeen, bar]);
  return event !== undefined && isSeen;
}

/** Scrolls the headline out from under the bar, if the bar covers a part of it. */
function uncoverHeadline(bar: HTMLElement): void {
  const headline = document.querySelector('h1')?.parentElement?.getBoundingClientRect();
  const { top } = bar.getBoundingClientRect();
  if (!headline || headline.top > window.innerHeight || headline.bottom <= top) return;
  window.scrollBy(0, Math.min(headline.bottom - top, headline.height));
}
