import { forgetScroll } from '#browser/scroll.ts';
import { clearSession } from '#browser/storage.ts';
import { forgetEntries } from '#calculators/entries.ts';
import { rereadOwnList } from '#pokedex/ownList.ts';
import { generation, typeCount } from '#preferences/preferences.ts';

/** Milliseconds between the reset and the way to the first screen: the specification's value. */
export const resetDelay = 100;

/** Forgets what the player picked; language and theme stay. */
export function reset(): void {
  clearSession();
  rereadOwnList();
  generation.reread();
  typeCount.reread();
  forgetScroll();
  forgetEntries();
}

/** After a crash: forgets, and starts the app anew. */
export function resetAndReload(): void {
  reset();
  setTimeout(() => window.location.assign(import.meta.env.BASE_URL), resetDelay);
}
