import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router';
import { type Calculator, calculators } from '#choices/remembered.ts';
import { Layout } from './Layout.tsx';
import { Loading } from './Loading.tsx';
import { RouteError } from './RouteError.tsx';

type Screen = { Component: ComponentType; loader?: LoaderFunction };

/** A screen at its path, spelled just so, loaded when it is opened. */
function screen(path: string, load: () => Promise<Screen>): RouteObject {
  return { path, caseSensitive: true, lazy: load };
}

/** A calculator's screen; its address is looked at before it is shown. */
function calculator(name: Calculator, load: () => Promise<Screen>): RouteObject {
  return screen(calculators[name], async () => {
    const [{ Component }, { arriving }] = await Promise.all([load(), import('./arriving.ts')]);
    return { Component, loader: arriving(name) };
  });
}

const screens: RouteObject[] = [
  calculator('defense', async () => ({
    Component: (await import('#screens/defense/DefenseScreen.tsx')).DefenseScreen,
  })),
  calculator('team', async () => ({
    Component: (await import('#screens/team/TeamScreen.tsx')).TeamScreen,
  })),
  calculator('offense', async () => ({
    Component: (await import('#screens/offense/OffenseScreen.tsx')).OffenseScreen,
  })),
  calculator('coverage', async () => ({
    Component: (await import('#screens/coverage/CoverageScreen.tsx')).CoverageScreen,
  })),
  calculator('weakness', async () => ({
    Component: (await import('#screens/coverage/ListScreen.tsx')).WeaknessScreen,
  })),
  calculator('resistance', async () => ({
    Component: (await import('#screens/coverage/ListScreen.tsx')).ResistanceScreen,
  })),
  calculator('normal', async () => ({
    Component: (await import('#screens/coverage/ListScreen.tsx')).NormalScreen,
  })),
  screen('/about', async () => ({
    Component: (await import('./About.tsx')).About,
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
