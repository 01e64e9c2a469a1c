import type { ComponentType } from 'react';
import { calculators } from '#calculators/remembered.ts';

/** The screens by their paths without the last slash; each is loaded when it is opened. */
const screens: Record<string, () => Promise<ComponentType>> = {
  [calculators.defense]: async () =>
    (await import('#screens/defense/DefenseScreen.tsx')).DefenseScreen,
  [calculators.team]: async () => (await import('#screens/team/TeamScreen.tsx')).TeamScreen,
  [calculators.offense]: async () =>
    (await import('#screens/offense/OffenseScreen.tsx')).OffenseScreen,
  [calculators.coverage]: async () =>
    (await import('#screens/coverage/CoverageScreen.tsx')).CoverageScreen,
  [calculators.weakness]: async () =>
    (await import('#screens/coverage/ListScreen.tsx')).WeaknessScreen,
  [calculators.resistance]: async () =>
    (await import('#screens/coverage/ListScreen.tsx')).ResistanceScreen,
  [calculators.normal]: async () => (await import('#screens/coverage/ListScreen.tsx')).NormalScreen,
  '/about': async () => (await import('#screens/pages/AboutPage.tsx')).AboutPage,
  '/terms': async () => (await import('#screens/pages/TermsPage.tsx')).TermsPage,
  '/contact': async () => (await import('#screens/pages/ContactPage.tsx')).ContactPage,
  '/privacy': async () => (await import('#screens/pages/PrivacyPage.tsx')).PrivacyPage,
  '/disclaimer': async () => (await import('#screens/pages/DisclaimerPage.tsx')).DisclaimerPage,
  '/_error': async () => (await import('./CrashReporter.tsx')).CrashReporter,
};

const loaded = new Map<string, ComponentType>();

/** Whether there is a screen at the path. */
export function isScreen(path: string): boolean {
  return Object.hasOwn(screens, path);
}

/** The screen at the path, if it has been loaded. */
export function loadedScreen(path: string): ComponentType | undefined {
  return loaded.get(path);
}

/** Loads the screen at the path; throws where there is none, or where its files cannot be had. */
export async function loadScreen(path: string): Promise<void> {
  const load = screens[path];
  if (!load) throw new Error(`No screen at ${path}`);
  loaded.set(path, await load());
}
