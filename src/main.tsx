import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { startTranslations } from '#i18n/i18n.ts';
import { followTheme } from '#preferences/theme.ts';
import { routes } from '#shell/routes.tsx';
import './ui/base.css';

const app = document.querySelector('#app');
if (!app) throw new Error('No #app element found');

startTranslations();
followTheme();

const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });

createRoot(app).render(
  <StrictMode>
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  </StrictMode>,
);
