import { pagePath, pages } from '#app/screens/pages/pages.ts';
import { calculatorNames, calculators } from '#core/links/registry.ts';

/** The screens with a page of their own: their paths below the base, and the keys of their texts. */
export const screens = [
  ...calculatorNames.map((name) => {
    const { path, section, title, description } = calculators[name];
    const isPart = 'isPart' in calculators[name];
    const parent = isPart ? 'coverage.pageTitle' : `shell.${section}`;
    const parents = path === calculators[section].path ? [] : [parent];
    return {
      name: name as string,
      path: path.slice(1),
      section,
      title,
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
    parents: [],
    description: `pages.${page}.text1`,
    isPart: false,
  })),
];

export type Screen = (typeof screens)[number];
