import { type PageName, pagePath, pages } from '#app/screens/pages/pages.ts';
import { loadStyles } from '#app/ui/loadStyles.ts';
import { type Calculator, calculatorNames, calculators } from '#core/links/registry.ts';
import type { Screen, Screens } from './router.ts';

type Load = () => Promise<Screen>;

const calculatorLoaders: Record<Calculator, Load> = {
  defense: async () => (await import('#app/screens/defense/DefenseScreen.tsx')).DefenseScreen,
  team: async () => (await import('#app/screens/team/TeamScreen.tsx')).TeamScreen,
  battle: async () => (await import('#app/screens/battle/BattleScreen.tsx')).BattleScreen,
  offense: async () => (await import('#app/screens/offense/OffenseScreen.tsx')).OffenseScreen,
  coverage: async () => (await import('#app/screens/coverage/CoverageScreen.tsx')).CoverageScreen,
  weakness: async () => (await import('#app/screens/coverage/ListScreen.tsx')).WeaknessScreen,
  resistance: async () => (await import('#app/screens/coverage/ListScreen.tsx')).ResistanceScreen,
  normal: async () => (await import('#app/screens/coverage/ListScreen.tsx')).NormalScreen,
  chart: async () => (await import('#app/screens/chart/ChartScreen.tsx')).ChartScreen,
};

const pageLoaders: Record<PageName, Load> = {
  practice: async () => (await import('#app/screens/practice/PracticeScreen.tsx')).PracticeScreen,
  game: async () => (await import('#app/screens/game/GameScreen.tsx')).GameScreen,
  about: async () => (await import('#app/screens/pages/AboutPage.tsx')).AboutPage,
  terms: async () => (await import('#app/screens/pages/TermsPage.tsx')).TermsPage,
  contact: async () => (await import('#app/screens/pages/ContactPage.tsx')).ContactPage,
  privacy: async () => (await import('#app/screens/pages/PrivacyPage.tsx')).PrivacyPage,
  disclaimer: async () => (await import('#app/screens/pages/DisclaimerPage.tsx')).DisclaimerPage,
};

const loaders = new Map<string, Load>([
  ...calculatorNames.map((name) => [calculators[name].path, calculatorLoaders[name]] as const),
  ...pages.map((page) => [pagePath(page), pageLoaders[page]] as const),
  ['/open/', async () => (await import('#app/screens/open/OpenScreen.tsx')).OpenScreen],
  ['/_error/', async () => (await import('./CrashReporter.tsx')).CrashReporter],
]);

const loadedScreens = new Map<string, Screen>();

/** All screens of the app, lazy-loaded. */
export const screens: Screens = {
  has: (path) => loaders.has(path),
  get: (path) => loadedScreens.get(path),
  load: async (path) => {
    const load = loaders.get(path);
    if (!load) throw new Error(`No screen at ${path}`);
    // The page of Defense has the styles of its first screen.
    const isFirst = path === calculators.defense.path;
    const [screen] = await Promise.all([load(), isFirst || loadStyles()]);
    loadedScreens.set(path, screen);
  },
};
