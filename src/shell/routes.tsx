import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router';
import { Layout } from './Layout.tsx';
import { Loading } from './Loading.tsx';
import { RouteError } from './RouteError.tsx';

type Screen = { Component: ComponentType; loader?: LoaderFunction };

/** A screen at its path, spelled just so, loaded when it is opened. */
function screen(path: string, load: () => Promise<Screen>): RouteObject {
  return { path, caseSensitive: true, lazy: load };
}

const soon = async () => ({ Component: (await import('./Soon.tsx')).Soon });

const screens: RouteObject[] = [
  screen('/defense', async () => {
    const [{ DefenseScreen }, { loader }] = await Promise.all([
      import('#screens/defense/DefenseScreen.tsx'),
      import('#screens/defense/loader.ts'),
    ]);
    return { Component: DefenseScreen, loader };
  }),
  screen('/defense/team', soon),
  screen('/offense', soon),
  screen('/offense/coverage', soon),
  screen('/offense/coverage/weakness', soon),
  screen('/offense/coverage/resistance', soon),
  screen('/offense/coverage/normal', soon),
  screen('/about', async () => ({
    Component: (await import('#screens/pages/AboutPage.tsx')).AboutPage,
  })),
  screen('/terms', async () => ({
    Component: (await import('#screens/pages/TermsPage.tsx')).TermsPage,
  })),
  screen('/contact', async () => ({
    Component: (await import('#screens/pages/ContactPage.tsx')).ContactPage,
  })),
  screen('/privacy', async () => ({
    Component: (await import('#screens/pages/PrivacyPage.tsx')).PrivacyPage,
  })),
  screen('/disclaimer', async () => ({
    Component: (await import('#screens/pages/DisclaimerPage.tsx')).DisclaimerPage,
  })),
  screen('/_error', async () => ({
    Component: (await import('./CrashReporter.tsx')).CrashReporter,
  })),
  { path: '*', element: <Navigate to="/defense/" replace /> },
];

/** The screens in their layout; an error inside stays inside, one of the layout takes its place. */
export const routes: RouteObject[] = [
  {
    children: [
      {
        element: <Layout />,
        ErrorBoundary: RouteError,
        children: [{ ErrorBoundary: RouteError, HydrateFallback: Loading, children: screens }],
      },
    ],
  },
];
