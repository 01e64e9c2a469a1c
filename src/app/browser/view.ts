/** The `view` of a page that shows an answer beside the game: `overlay`, or `small-` and an id; null for any other page. */
export const view = new URLSearchParams(globalThis.location?.search).get('view');
