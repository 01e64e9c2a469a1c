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
                caseSensitive: true,
                path: '/defense',
                lazy: async () => {
                  const [{ DefenseScreen }, { loader }] = await Promise.all([
                    import('#screens/defense/DefenseScreen.tsx'),
                    import('#screens/defense/loader.ts'),
                  ]);
                  return { Component: DefenseScreen, loader };
                },
              },
              { caseSensitive: true, path: '/defense/team', lazy: soon },
              { caseSensitive: true, path: '/offense', lazy: soon },
              { caseSensitive: true, path: '/offense/coverage', lazy: soon },
              { caseSensitive: true, path: '/offense/coverage/weakness', lazy: soon },
              { caseSensitive: true, path: '/offense/coverage/resistance', lazy: soon },
              { caseSensitive: true, path: '/offense/coverage/normal', lazy: soon },
              {
                caseSensitive: true,
                path: '/about',
                lazy: async () => {
                  const { AboutPage } = await import('#screens/pages/AboutPage.tsx');
                  return { Component: AboutPage };
                },
              },
              {
                caseSensitive: true,
                path: '/terms',
                lazy: async () => {
                  const { TermsPage } = await import('#screens/pages/TermsPage.tsx');
                  return { Component: TermsPage };
                },
              },
              {
                caseSensitive: true,
                path: '/contact',
                lazy: async () => {
                  const { ContactPage } = await import('#screens/pages/ContactPage.tsx');
                  return { Component: ContactPage };
                },
              },
              {
                caseSensitive: true,
                path: '/privacy',
                lazy: async () => {
                  const { PrivacyPage } = await import('#screens/pages/PrivacyPage.tsx');
                  return { Component: PrivacyPage };
                },
              },
              {
                caseSensitive: true,
                path: '/disclaimer',
                lazy: async () => {
                  const { DisclaimerPage } = await import('#screens/pages/DisclaimerPage.tsx');
                  return { Component: DisclaimerPage };
                },
              },
              {
                caseSensitive: true,
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
