import { type PageName, pagePath, pages } from '#app/screens/pages/pages.ts';
import { type Calculator, calculatorNames, calculators } from '#core/links/registry.ts';
import type { LoadScreen, Screen } from './router.ts';

const calculatorLoaders: Record<Exclude<Calculator, 'defense'>, LoadScreen> = {
  team: async () => (await import('#app/screens/team/TeamScreen.tsx')).TeamScreen,
  battle: async () => (await import('#app/screens/battle/BattleScreen.tsx')).BattleScreen,
  offense: async () => (await import('#app/screens/offense/OffenseScreen.tsx')).OffenseScreen,
  coverage: async () => (await import('#app/screens/coverage/CoverageScreen.tsx')).CoverageScreen,
  weakness: async () => (await import('#app/screens/coverage/ListScreen.tsx')).WeaknessScreen,
  resistance: async () => (await import('#app/screens/coverage/ListScreen.tsx')).ResistanceScreen,
  normal: async () => (await import('#app/screens/coverage/ListScreen.tsx')).NormalScreen,
  chart: async () => (await import('#app/screens/chart/ChartScreen.tsx')).ChartScreen,
};

const pageLoaders: Record<PageName, LoadScreen> = {
  practice: async () => (await import('#app/screens/practice/PracticeScreen.tsx')).PracticeScreen,
  game: async () => (await import('#app/screens/game/GameScreen.tsx')).GameScreen,
  box: async () => (await import('#app/screens/box/BoxScreen.tsx')).BoxScreen,
  about: async () => (await import('#app/screens/pages/AboutPage.tsx')).AboutPage,
  terms: async () => (await import('#app/screens/pages/TermsPage.tsx')).TermsPage,
  contact: async () => (await import('#app/screens/pages/ContactPage.tsx')).ContactPage,
  privacy: async () => (await import('#app/screens/pages/PrivacyPage.tsx')).PrivacyPage,
  disclaimer: async () => (await import('#app/screens/pages/DisclaimerPage.tsx')).DisclaimerPage,
};

const loaders = new Map<string, LoadScreen>([
  ...calculatorNames.flatMap((name) =>
    name === 'defense' ? [] : [[calculators[name].path, calculatorLoaders[name]] as const],
  ),
  ...pages.map((page) => [pagePath(page), pageLoaders[page]] as const),
  ['/open/', async () => (await import('#app/screens/open/OpenScreen.tsx')).OpenScreen],
  ['/_error/', async () => (await import('./CrashReporter.tsx')).CrashReporter],
]);

/** Loads the screen at the path, which is not that of Defense; rejects if there is none. */
export async function loadOtherScreen(path: string): Promise<Screen> {
  const load = loaders.get(path);
  if (!load) throw new Error(`No screen at ${path}`);
  return load();
}
