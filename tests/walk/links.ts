import type { Browser } from '@playwright/test';
import { diceOf, randomLinks } from '#tests/randomLinks.ts';
import { type Action, act } from './action.ts';
import { desktop, openTab, type Tab } from './app.ts';
import { compareWays } from './compareWays.ts';
import { readScreen } from './reading.ts';
import { settle } from './settle.ts';
import type { Walk } from './walk.ts';

const wrongPaths = [
  ...['/v6.5', '/about.html', '/foo.html', '/%F0%9F%94%A5/', '/defense/../offense/', '/..%2f..%2f'],
  ...['//', '/defense//', '/__proto__/', '/constructor/', '/defense/team/team/', '/%00/', '/a b/'],
];

/** Random links, some with invalid paths; the same for the same seed. */
export function worseLinks(seed: number, count: number): string[] {
  const dice = diceOf(seed);
  return randomLinks(seed, count).map((link) =>
    dice.below(15) > 0 ? link : dice.one(wrongPaths) + link.slice(link.search(/[?#]|$/)),
  );
}

/** Opens each link, one in `loadEvery` by loading the page; returns the walks that failed. */
export async function openLinks(
  browser: Browser,
  baseURL: string,
  links: readonly string[],
  { loadEvery = 5, compareEvery = 20 } = {},
): Promise<Walk[]> {
  const failures: Walk[] = [];
  let tab: Tab | undefined;
  for (const [index, link] of links.entries()) {
    tab ??= await openAbout(browser, baseURL);
    const isLoaded = index % loadEvery === 0 && isReadable(link);
    const actions: Action[] = [[isLoaded ? 'open' : 'follow', link]];
    if (index % compareEvery === 1) actions.push(['compare']);
    const problem = await check(browser, baseURL, tab, actions);
    if (!problem) continue;
    failures.push({ actions: [['open', '/about/'], ...actions], problem });
    await tab.context.close();
    tab = undefined;
  }
  await tab?.context.close();
  return failures;
}

async function openAbout(browser: Browser, baseURL: string): Promise<Tab> {
  const tab = await openTab(browser, baseURL, desktop);
  await act(tab.page, ['open', '/about/'], baseURL);
  return tab;
}

/** Performs the actions of one link and returns the first problem. */
async function check(
  browser: Browser,
  baseURL: string,
  tab: Tab,
  actions: readonly Action[],
): Promise<string | undefined> {
  try {
    for (const action of actions) {
      if (action[0] === 'compare') {
        return await compareWays(browser, baseURL, tab, await readScreen(tab.page));
      }
      await act(tab.page, action, baseURL);
      const { problem } = await settle(tab);
      if (problem) return problem;
    }
  } catch (error) {
    return `the walk stopped: ${error}`;
  }
  return undefined;
}

/** Whether a server can decode the path: it answers a broken escape with an error of its own. */
function isReadable(link: string): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  return !/%(?![\da-f]{2})/i.test(path);
}
