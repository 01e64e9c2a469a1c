import { type PageName, pagePath, pages } from '#app/screens/pages/pages.ts';
import type { LoadScreen } from './router.ts';

const loaders: Record<PageName, LoadScreen> = {
  practice: async () => (await import('#app/screens/practice/PracticeScreen.tsx')).PracticeScreen,
  game: async () => (await import('#app/screens/game/GameScreen.tsx')).GameScreen,
  box: async () => (await import('#app/screens/box/BoxScreen.tsx')).BoxScreen,
  about: async () => (await import('#app/screens/pages/AboutPage.tsx')).AboutPage,
  terms: async () => (await import('#app/screens/pages/TermsPage.tsx')).TermsPage,
  contact: async () => (await import('#app/screens/pages/ContactPage.tsx')).ContactPage,
  privacy: async () => (await import('#app/screens/pages/PrivacyPage.tsx')).PrivacyPage,
  disclaimer: async () => (await import('#app/screens/pages/DisclaimerPage.tsx')).DisclaimerPage,
};

/** The screens that are not calculators, by path. */
export const pageScreens: ReadonlyMap<string, LoadScreen> = new Map([
  ...pages.map((page) => [pagePath(page), loaders[page]] as const),
  ['/open/', async () => (await import('#app/screens/open/OpenScreen.tsx')).OpenScreen],
  ['/_error/', async () => (await import('./CrashReporter.tsx')).CrashReporter],
]);
