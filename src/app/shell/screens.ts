import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { loadStyles } from '#app/ui/loadStyles.ts';
import { calculatorNames, calculators } from '#core/links/registry.ts';
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

/** Loads the names of the files of all screens but Defense, which a tap on a link then need not wait for. */
export const importOtherScreens = () => import('./otherScreens.ts');

async function loadOther(path: string): Promise<Screen> {
  const load = async () => (await importOtherScreens()).loadOtherScreen(path);
  // The page of Defense has the styles of its first screen.
  const [screen] = await Promise.all([load(), loadStyles()]);
  return screen;
}

const loadedScreens = new Map<string, Screen>();

/** All screens of the app, lazy-loaded. */
export const screens: Screens = {
  has: (path) => paths.has(path),
  get: (path) => loadedScreens.get(path),
  load: async (path) => {
    const isFirst = path === calculators.defense.path;
    loadedScreens.set(path, await (isFirst ? first.defense() : loadOther(path)));
  },
};
