import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnceForChunkError } from '#browser/chunkError.ts';
import { watchConnection } from '#browser/connection.ts';
import { watchScroll } from '#browser/scroll.ts';
// The policy of the page exists before anything else could make one of its name.
import '#browser/trustedTypes.ts';
import { storedKeys } from '#browser/storage.ts';
import { followLanguage, localeFiles } from '#preferences/language.ts';
import { followTheme } from '#preferences/theme.ts';
import { App } from '#shell/App.tsx';
import { router } from '#shell/appRouter.ts';
import { FailedStart } from '#shell/FailedStart.tsx';
import './ui/base.css';

const app = document.querySelector('#app');
if (!app) throw new Error('No #app element found');

watchScroll(router.currentKey);
watchConnection();
reloadOnceForChunkError();
followTheme();
// Not awaited in the open: the parts of a screen wait for this module themselves.
Promise.all([followLanguage(), router.start()]).then(
  () => {
    const root = createRoot(app);
    // A transition renders in slices, so the page stays responsive during the long first render.
    startTransition(() => root.render(<App />));
  },
  (error) => {
    console.error('Failed to start', error);
    createRoot(app).render(<FailedStart />);
  },
);

async function install(): Promise<void> {
  try {
    const { installServiceWorker } = await import('#browser/installServiceWorker.ts');
    await installServiceWorker(localeFiles);
  } catch (error) {
    console.warn('Failed to install the service worker', error);
  }
}

/** A large list of the player's own belongs to this tab also while another screen is open. */
async function holdOwnList(): Promise<void> {
  const { getOwnList: ownList } = await import('#pokedex/ownList.ts');
  ownList();
}

async function sweep(): Promise<void> {
  try {
    const { sweepTabRecords } = await import('#browser/tabRecord.ts');
    await sweepTabRecords();
  } catch (error) {
    console.warn('Failed to remove what closed tabs have left behind', error);
  }
}

if (storedKeys('session', 'list').length > 0) setTimeout(() => holdOwnList().catch(() => {}), 3000);
// After an update all tabs reload: each has to hold its own by then.
setTimeout(sweep, 60_000);
// Its files are many: whatever the player waits for comes first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(install, 3000);
