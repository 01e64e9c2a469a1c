import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { watchHistory } from '#browser/history.ts';
import { reloadOnceWhenOutdated } from '#browser/outdated.ts';
import { followLanguage } from '#preferences/language.ts';
import { followTheme } from '#preferences/theme.ts';
import { routes } from '#shell/routes.tsx';
import './ui/base.css';

const app = document.querySelector('#app');
if (!app) throw new Error('No #app element found');

watchHistory();
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
