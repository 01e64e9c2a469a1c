import type { Browser, Page } from '@playwright/test';
import { calculatorAt, rowOf } from '#calculators/registry.ts';
import { type Dice, diceOf, randomLinks } from '#tests/randomLinks.ts';
import { type Action, act, chooseAction, listFile } from './action.ts';
import { urlOf } from './answers.ts';
import { evaluate, openTab, patienceMs, type Tab, waitForApp } from './app.ts';
import { findBadText, findDisagreement, findWrongScreen, hasOwnList } from './problems.ts';
import { type Reading, readScreen } from './reading.ts';

/** Where a walk ended: all that was done, and what was wrong after the last of it. */
export type Walk = { actions: Action[]; problem: string | undefined };

/** A mark in the session that a reset removes. */
const mark = 'walk';

const desktop = { width: 1280, height: 900 };

/** What an entry of the history showed when it was left. */
type Left = Pick<Reading, 'address' | 'heading' | 'language' | 'numbers' | 'isTrying'> & {
  hasOwnList: boolean;
};

/** Walks through the app as the seed has it: from the address on, so many actions. */
export function walk(
  browser: Browser,
  baseURL: string,
  { seed, start, length }: { seed: number; start: string; length: number },
): Promise<Walk> {
  const dice = diceOf(seed);
  return run(browser, baseURL, [['open', start]], (page) => chooseAction(page, dice), length);
}

/** Walks the same way once more; what is not there on a shorter way is left out. */
export function replay(browser: Browser, baseURL: string, actions: Action[]): Promise<Walk> {
  const rest = actions.slice(1);
  const next = async () => rest.shift() as Action;
  return run(browser, baseURL, actions.slice(0, 1), next, rest.length);
}

async function run(
  browser: Browser,
  baseURL: string,
  actions: Action[],
  next: (page: Page) => Promise<Action>,
  length: number,
): Promise<Walk> {
  const tab = await openTab(browser, baseURL, desktop);
  const { page } = tab;
  page.on('filechooser', (chooser) => void chooser.setFiles(listFile).catch(() => {}));
  const left = new Map<string, Left>();
  let before: Reading | undefined;
  try {
    for (let step = 0; step <= length; step++) {
      const action = step === 0 ? actions[0] : await next(page);
      if (!action) break;
      if (step > 0) actions.push(action);
      if (action[0] === 'compare') {
        const problem = before && (await compareWays(browser, baseURL, tab, before));
        if (problem) return { actions, problem };
      } else await act(page, action, baseURL);
      const { problem, reading } = await settle(tab, (reading) =>
        findChange(action, before, reading, left),
      );
      if (problem) return { actions, problem };
      await remember(page, reading, before, left);
      before = reading;
    }
  } catch (error) {
    return { actions, problem: `the walk stopped: ${error}` };
  } finally {
    await tab.context.close();
  }
  return { actions, problem: undefined };
}

/** Reads the screen until nothing is wrong on it, or for as long as nobody would wait. */
async function settle(
  { page, errors }: Pick<Tab, 'page' | 'errors'>,
  findMore: (reading: Reading) => string | undefined = () => undefined,
): Promise<{ reading: Reading; problem: string | undefined }> {
  const begun = Date.now();
  for (;;) {
    const reading = await readScreen(page);
    if (errors[0]) return { reading, problem: errors[0] };
    const problem =
      findBadText(reading) ??
      findWrongScreen(reading) ??
      findDisagreement(reading) ??
      findMore(reading);
    if (!problem) return { reading, problem };
    if (Date.now() - begun > patienceMs) {
      return { reading, problem: `${problem}\nat ${reading.address}` };
    }
    await page.waitForTimeout(50);
  }
}

const returns: readonly Action[0][] = ['back', 'forward', 'reload', 'leave'];

/** What another screen brought along that it may not: other settings, or another state than was left. */
function findChange(
  [kind]: Action,
  before: Reading | undefined,
  reading: Reading,
  left: ReadonlyMap<string, Left>,
): string | undefined {
  if (!before || !reading.session[mark]) return undefined;
  if (kind === 'tap' && !hasOwnList(reading)) {
    const [was, is] = [before, reading].map(({ settings }) => JSON.stringify(settings));
    if (was !== is && before.address !== reading.address) return `settings: ${was} became ${is}`;
  }
  const known = reading.entryKey === undefined ? undefined : left.get(reading.entryKey);
  if (!known || !returns.includes(kind)) return undefined;
  if (known.address !== reading.address) return `return: ${known.address} is ${reading.address}`;
  if (known.isTrying || known.hasOwnList !== hasOwnList(reading)) return undefined;
  const lines = ({ language, heading, numbers }: typeof known | Reading) =>
    language === known.language && reading.language === known.language
      ? [heading, ...numbers].join('\n')
      : '';
  if (lines(known) === lines(reading)) return undefined;
  return `return: there was\n${lines(known)}\nthere is\n${lines(reading)}`;
}

/** Keeps what the entry shows, and forgets what by design is another when it is shown again. */
async function remember(
  page: Page,
  reading: Reading,
  before: Reading | undefined,
  left: Map<string, Left>,
): Promise<void> {
  if (!reading.session[mark]) {
    left.clear();
    await evaluate(page, (key) => sessionStorage.setItem(key, '1'), mark);
  }
  const { pathname, searchParams } = urlOf(reading.address);
  const calculator = calculatorAt(pathname);
  const own = calculator && rowOf(calculator).stateKey;
  for (const [key, { address }] of left) {
    const url = urlOf(address);
    const other = calculatorAt(url.pathname);
    const stateKey = other && rowOf(other).stateKey;
    const choice = `choice.${stateKey}`;
    // A screen adds to the team from elsewhere.
    const isChanged = stateKey !== own && before?.session[choice] !== reading.session[choice];
    if (isChanged) left.delete(key);
  }
  // Without a state, coverage goes on with the attacks of offense.
  const isOthers = calculator !== undefined && own !== calculator && !searchParams.has('attacks');
  if (!reading.entryKey) return;
  if (isOthers) left.delete(reading.entryKey);
  else left.set(reading.entryKey, { ...reading, hasOwnList: hasOwnList(reading) });
}

/** Shows the same entry anew, by leaving and coming back, and its address in a fresh context. */
async function compareWays(
  browser: Browser,
  baseURL: string,
  tab: Tab,
  { address, heading, isCovered, session }: Reading,
): Promise<string | undefined> {
  const calculator = calculatorAt(urlOf(address).pathname);
  if (isCovered || !calculator || 'list' in session) return undefined;
  await act(tab.page, ['follow', '/about/'], baseURL);
  // The address is there before the screen.
  const away = await settle(tab, (reading) =>
    reading.heading === heading ? 'follow: the screen stays' : undefined,
  );
  if (away.problem) return away.problem;
  await evaluate(tab.page, () => history.back());
  const returned = await settle(tab, (reading) =>
    reading.address === address ? undefined : `return: ${address} is ${reading.address}`,
  );
  if (returned.problem) return returned.problem;

  const local = await evaluate(tab.page, () =>
    Object.entries(localStorage).map(([name, value]) => ({ name, value: value as string })),
  );
  const fresh = await openTab(browser, baseURL, tab.page.viewportSize() ?? desktop, local);
  try {
    await fresh.page.goto(baseURL + address);
    await waitForApp(fresh.page);
    const begun = Date.now();
    for (;;) {
      // Of a long list only what is in view is there.
      for (const { page } of [tab, fresh]) await evaluate(page, () => scrollTo(0, 0));
      const { reading, problem } = await settle(fresh);
      if (problem) return `fresh context: ${problem}`;
      const shown = await readScreen(tab.page);
      const texts = [shown, reading].map(({ main }) => main.split('\n'));
      const [there = [], here = []] = texts;
      if (there.join('\n') === here.join('\n')) return undefined;
      if (Date.now() - begun > patienceMs) {
        const only = (lines: string[], others: string[]) =>
          lines
            .filter((line) => !others.includes(line))
            .slice(0, 8)
            .join(' / ');
        return `fresh context: it alone has "${only(here, there)}", the walk alone "${only(there, here)}"\nat ${address}`;
      }
      await tab.page.waitForTimeout(50);
    }
  } finally {
    await fresh.context.close();
  }
}

const wrongPaths = [
  ...['/v6.5', '/about.html', '/foo.html', '/%F0%9F%94%A5/', '/defense/../offense/', '/..%2f..%2f'],
  ...['//', '/defense//', '/__proto__/', '/constructor/', '/defense/team/team/', '/%00/', '/a b/'],
];

/** Random links, some with paths that nobody has; the same for the same seed. */
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
  const failed: Walk[] = [];
  let tab: Tab | undefined;
  for (const [index, link] of links.entries()) {
    tab ??= await openAbout(browser, baseURL);
    const isLoaded = index % loadEvery === 0 && isPage(link);
    const actions: Action[] = [[isLoaded ? 'open' : 'follow', link]];
    if (index % compareEvery === 1) actions.push(['compare']);
    const problem = await check(browser, baseURL, tab, actions);
    if (!problem) continue;
    failed.push({ actions: [['open', '/about/'], ...actions], problem });
    await tab.context.close();
    tab = undefined;
  }
  await tab?.context.close();
  return failed;
}

async function openAbout(browser: Browser, baseURL: string): Promise<Tab> {
  const tab = await openTab(browser, baseURL, desktop);
  await act(tab.page, ['open', '/about/'], baseURL);
  return tab;
}

/** Opens one link, and says what is wrong on its screen. */
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

/** Whether the server has a page for it: not for a file that is not there, nor for a broken path. */
function isPage(link: string): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  return !/\.\w*$|%(?![\da-f]{2})|%00|%2f/i.test(path);
}

/** Where walks begin: every state of every screen, and random links. */
export function startOf(seed: number, addresses: readonly string[]): string {
  const dice: Dice = diceOf(seed);
  return dice.below(4) > 0 ? dice.one(addresses) : (randomLinks(seed, 1)[0] ?? '/');
}
