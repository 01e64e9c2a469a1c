import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { watchConnection } from '#browser/connection.ts';
import { watchHistory } from '#browser/history.ts';
import { reloadOnceWhenOutdated } from '#browser/outdated.ts';
import { installServiceWorker } from '#browser/serviceWorker.ts';
import { followLanguage, spokenFiles } from '#preferences/language.ts';
import { followTheme } from '#preferences/theme.ts';
import { routes } from '#shell/routes.tsx';
import './ui/base.css';

const app = document.querySelector('#app');
if (!app) throw new Error('No #app element found');

watchHistory();
watchConnection();
reloadOnceWhenOutdated();
followTheme();
const speaking = followLanguage();

// Without its last slash, the sub-path alone leads to the app as well.
const basename = import.meta.env.BASE_URL.replace(/(?<=.)\/$/, '');
const router = createBrowserRouter(routes, { basename });

await speaking;
createRoot(app).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// Its files are many: whatever the player waits for comes first.
if (import.meta.env.PROD) setTimeout(() => installServiceWorker(spokenFiles), 3000);
