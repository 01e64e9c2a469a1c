import { view } from '#app/browser/view.ts';

/** The id of this small window, which the page that opened it knows; undefined for any other page. */
export const windowId = view?.match(/^small-(\w+)$/)?.[1];

/** The key in the session storage of the id of this page's small window, while that is open. */
export const windowKey = 'window';
