import { view } from '#browser/view.ts';

/** The id of this small window, which the page that opened it knows; undefined for any other page. */
export const windowId = view?.match(/^small-(\w+)$/)?.[1];
