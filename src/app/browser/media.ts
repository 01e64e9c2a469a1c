/** The current result of a media query, and a subscription to its changes. */
export type MediaQuery = {
  matches: () => boolean;
  subscribe: (callback: () => void) => () => void;
};

/** Creates an observable value from `matchMedia`. */
export function createMediaQuery(query: string): MediaQuery {
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
export const touchScreen = /* @__PURE__ */ createMediaQuery('(pointer: coarse)');

/** Matches on a phone held upright; the style sheets have the same limit. */
export const narrowScreen = /* @__PURE__ */ createMediaQuery('(max-width: 39.99rem)');
