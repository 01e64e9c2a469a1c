import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { type Calculator, calculatorNames, calculators } from '#core/links/registry.ts';
import type { TextKey } from '#core/textKey.ts';

/** The keys of the titles of empty calculators; parts of coverage have that of coverage after theirs. */
export const titles: Readonly<Record<Calculator, TextKey>> = {
  defense: 'defense.searchTitle',
  team: 'team.searchTitle',
  battle: 'battle.searchTitle',
  offense: 'offense.searchTitle',
  coverage: 'coverage.searchTitle',
  weakness: 'coverageBar.superEffective',
  normal: 'coverageBar.normal',
  resistance: 'coverageBar.resisted',
  chart: 'chart.searchTitle',
};

/** The screens with a page of their own: their paths below the base, and the keys of their texts. */
export const screens = [
  ...calculatorNames.map((name) => {
    const { path, section, label, description } = calculators[name];
    const isPart = 'isPart' in calculators[name];
    const parents = isPart ? ['coverage.pageTitle'] : [];
    return {
      name: name as string,
      path: path.slice(1),
      section,
      title: titles[name] as string,
      /** The heading of the skeleton. */
      heading: label as string,
      parents,
      description,
      isPart,
    };
  }),
  ...pages.map((page) => ({
    name: page as string,
    path: pagePath(page).slice(1),
    section: 'offense',
    title: `pages.${page}.title`,
    heading: `pages.${page}.title`,
    parents: [],
    description: `pages.${page}.text1`,
    isPart: false,
  })),
];

export type Screen = (typeof screens)[number];
