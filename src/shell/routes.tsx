import { Navigate, type RouteObject } from 'react-router';
import { Layout } from './Layout.tsx';
import { Loading } from './Loading.tsx';
import { RouteError } from './RouteError.tsx';

/** The addresses of the product and the screens behind them, loaded when they are opened. */
export const routes: RouteObject[] = [
  {
    children: [
      {
        element: <Layout />,
        ErrorBoundary: RouteError,
        children: [
          {
            ErrorBoundary: RouteError,
            HydrateFallback: Loading,
            children: [
              {
                path: '/defense',
                lazy: async () => {
                  const [{ DefenseScreen }, { loader }] = await Promise.all([
                    import('#screens/defense/DefenseScreen.tsx'),
                    import('#screens/defense/loader.ts'),
                  ]);
                  return { Component: DefenseScreen, loader };
                },
              },
              { path: '/defense/team', lazy: soon },
              { path: '/offense', lazy: soon },
              { path: '/offense/coverage', lazy: soon },
              { path: '/offense/coverage/weakness', lazy: soon },
              { path: '/offense/coverage/resistance', lazy: soon },
              { path: '/offense/coverage/normal', lazy: soon },
              {
                path: '/about',
                lazy: async () => {
                  const { AboutPage } = await import('#screens/pages/AboutPage.tsx');
                  return { Component: AboutPage };
                },
              },
              {
                path: '/terms',
                lazy: async () => {
                  const { TermsPage } = await import('#screens/pages/TermsPage.tsx');
                  return { Component: TermsPage };
                },
              },
              {
                path: '/contact',
                lazy: async () => {
                  const { ContactPage } = await import('#screens/pages/ContactPage.tsx');
                  return { Component: ContactPage };
                },
              },
              {
                path: '/privacy',
                lazy: async () => {
                  const { PrivacyPage } = await import('#screens/pages/PrivacyPage.tsx');
                  return { Component: PrivacyPage };
                },
              },
              {
                path: '/disclaimer',
                lazy: async () => {
                  const { DisclaimerPage } = await import('#screens/pages/DisclaimerPage.tsx');
                  return { Component: DisclaimerPage };
                },
              },
              {
                path: '/_error',
                lazy: async () => {
                  const { CrashReporter } = await import('./CrashReporter.tsx');
                  return { Component: CrashReporter };
                },
              },
              { path: '*', element: <Navigate to="/defense/" replace /> },
            ],
          },
        ],
      },
    ],
  },
];

async function soon() {
  const { Soon } = await import('./Soon.tsx');
  return { Component: Soon };
}
