/** The current result of a media query, and a subscription to its changes. */
export type Media = { matches: () => boolean; subscribe: (callback: () => void) => () => void };

/** Wraps `matchMedia` as an observable value. */
export function media(query: string): Media {
  const list = window.matchMedia(query);
  return {
    matches: () => list.matches,
    subscribe: (callback) => {
      list.addEventListener('change', callback);
      return () => list.removeEventListener('change', callback);
    },
  };
}

/** Matches if the main pointer is a finger, which opens a keyboard on the screen. */
export const touchScreen = media('(pointer: coarse)');

/** Matches on a phone held upright; the style sheets have the same limit. */
export const narrowScreen = media('(max-width: 39.99rem)');
