import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { loadStyles } from '#app/ui/loadStyles.ts';
import { calculatorNames, calculators, findCalculator } from '#core/links/registry.ts';
import type { LoadScreen, Screen, Screens } from './router.ts';

/** The screen that most players open first; its page needs the names of no other files. */
const first: Record<'defense', LoadScreen> = {
  defense: async () => (await import('#app/screens/defense/DefenseScreen.tsx')).DefenseScreen,
};

const paths = new Set([
  ...calculatorNames.map((name) => calculators[name].path),
  ...pages.map(pagePath),
  '/open/',
  '/_error/',
]);

/** Loads the codecs of the other calculators, and the names of their screens' files. */
export const importCalculators = () => import('./calculatorScreens.ts');

const importPages = () => import('./pageScreens.ts');

/** Loads the names of the files of all screens but Defense, which a tap on a link then need not wait for. */
export const importOtherScreens = () => Promise.all([importCalculators(), importPages()]);

async function findLoader(path: string): Promise<LoadScreen> {
  const name = findCalculator(path);
  if (name === 'defense') return first.defense;
  const load = name
    ? (await importCalculators()).calculatorScreens[name]
    : (await importPages()).pageScreens.get(path);
  if (!load) throw new Error(`No screen at ${path}`);
  return load;
}

async function loadScreen(path: string): Promise<Screen> {
  const load = await findLoader(path);
  return load();
}

const loadedScreens = new Map<string, Screen>();

/** All screens of the app, lazy-loaded. */
export const screens: Screens = {
  has: (path) => paths.has(path),
  get: (path) => loadedScreens.get(path),
  load: async (path) => {
    // The page of Defense has the styles of its first screen.
    const styles = path === calculators.defense.path ? undefined : loadStyles();
    const [screen] = await Promise.all([loadScreen(path), styles]);
    loadedScreens.set(path, screen);
  },
};
