import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnceForChunkError } from '#app/browser/chunkError.ts';
import { cleanCopiedText } from '#app/browser/clipboard.ts';
import { watchConnection } from '#app/browser/connection.ts';
import { afterFirstPaint, beginFirstRender } from '#app/browser/firstRender.ts';
import { watchScroll } from '#app/browser/scroll.ts';
import { getServiceWorkers } from '#app/browser/serviceWorkers.ts';
// First: the page allows one Trusted Types policy, and this module creates it.
import '#app/browser/trustedTypes.ts';
import { listStoredKeys } from '#app/browser/storage.ts';
import { followLanguage, getLocaleUrls } from '#app/preferences/language.ts';
import { followTheme } from '#app/preferences/theme.ts';
import { App } from '#app/shell/App.tsx';
import { router } from '#app/shell/appRouter.ts';
import { importCalculators, importOtherScreens } from '#app/shell/screens.ts';
import { browserStorage, hasOtherLinks } from '#app/state/tabStorage.ts';
import { windowKey } from '#app/state/windowId.ts';
import { calculators } from '#core/links/registry.ts';
import '#app/ui/tokens.css';
import '#app/ui/base.css';

const app = document.querySelector('#app');
if (!app) throw new Error('No #app element found');

watchScroll(router.currentKey);
watchConnection();
cleanCopiedText();
reloadOnceForChunkError();
followTheme();
/** Starts the router, which formats the stored states of other calculators for links to them. */
async function start(): Promise<void> {
  if (hasOtherLinks(browserStorage, calculators.defense.stateKey)) await importCalculators();
  await router.start();
}

// No top-level await: the chunks of a screen import this one and would wait for it.
Promise.all([followLanguage(), start()]).then(
  () => {
    const root = createRoot(app);
    beginFirstRender();
    // A transition renders in slices, so the page stays responsive during the long first render.
    startTransition(() => root.render(<App />));
    afterFirstPaint().then(importOtherScreens).catch(console.warn);
    // Early, because the small window does not have what the player changes before.
    if (listStoredKeys('session', windowKey).length > 0)
      import('#app/state/followWindow.ts').then(
        (module) => module.followOpenWindow(),
        console.warn,
      );
  },
  (error) => {
    console.error('Failed to start', error);
    // The script before the first paint says so in the skeleton.
    window.dispatchEvent(new Event('failed-start'));
  },
);

async function install(): Promise<void> {
  try {
    const { installServiceWorker } = await import('#app/browser/installServiceWorker.ts');
    await installServiceWorker(getLocaleUrls);
  } catch (error) {
    console.warn('Failed to install the service worker', error);
  }
}

/** Reads the player's own large list, so that this tab holds the lock of its record on every screen. */
async function lockOwnList(): Promise<void> {
  const { getOwnList } = await import('#app/state/list/ownList.ts');
  getOwnList();
}

async function removeOldTabRecords(): Promise<void> {
  try {
    const { removeClosedTabRecords } = await import('#app/browser/records/tabRecord.ts');
    await removeClosedTabRecords();
  } catch (error) {
    console.warn('Failed to remove the records of closed tabs', error);
  }
}

if (listStoredKeys('session', 'list').length > 0)
  setTimeout(() => lockOwnList().catch(() => {}), 3000);
// Late, because all tabs reload after an update and need time to lock their records.
setTimeout(removeOldTabRecords, 60_000);
// Late, because it downloads many files and the player waits for others.
if (import.meta.env.PROD && getServiceWorkers()) setTimeout(install, 3000);
