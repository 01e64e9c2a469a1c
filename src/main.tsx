import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from '#browser/connection.ts';
import { leaveDrawing } from '#browser/firstScreen.ts';
import { reloadOnceWhenOutdated } from '#browser/outdated.ts';
import { watchScroll } from '#browser/scroll.ts';
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
reloadOnceWhenOutdated();
followTheme();
// Not awaited in the open: the parts of a screen wait for this module themselves.
Promise.all([followLanguage(), router.start()]).then(
  () => {
    const root = createRoot(app);
    // In slices: the first render is the longest, and the drawing answers meanwhile.
    startTransition(() => root.render(<App onDrawn={leaveDrawing()} />));
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

// Its files are many: whatever the player waits for comes first.
if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(install, 3000);
