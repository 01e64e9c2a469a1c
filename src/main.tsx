import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { reloadOnceWhenOutdated } from '#browser/outdated.ts';
import { followLanguage } from '#preferences/language.ts';
import { followTheme } from '#preferences/theme.ts';
import { routes } from '#shell/routes.tsx';
import './ui/base.css';

const app = document.querySelector('#app');
if (!app) throw new Error('No #app element found');

reloadOnceWhenOutdated();
followLanguage();
followTheme();

// The screens bring their own, in the player's language.
for (const element of document.querySelectorAll('[data-static]')) element.remove();

const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });

createRoot(app).render(
  <StrictMode>
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  </StrictMode>,
);
