/** Something the browser knows about the screen or the system, and tells when it changes. */
export type Media = { matches: () => boolean; subscribe: (callback: () => void) => () => void };

/** Whether the media query holds, now and later. */
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
