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
