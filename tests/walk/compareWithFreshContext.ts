import type { Browser } from '@playwright/test';
import { savedIdsKey } from '#app/state/saved/storedKeys.ts';
import { findCalculator } from '#core/links/registry.ts';
import { act } from './action.ts';
import { urlOf } from './answers.ts';
import { desktop, evaluate, openTab, type Tab, waitForApp } from './app.ts';
import { textIn } from './problems.ts';
import { type Reading, readScreen } from './reading.ts';
import { readUntilValid } from './readUntilValid.ts';

/** Compares the screen after leaving and returning with its address in a fresh context. */
export async function compareWithFreshContext(
  browser: Browser,
  baseURL: string,
  tab: Tab,
  { address, heading, isCovered, session }: Reading,
): Promise<string | undefined> {
  const calculator = findCalculator(urlOf(address).pathname);
  if (isCovered || !calculator || 'list' in session) return undefined;
  // Which saved team a tab shows is not in its address.
  if (calculator === 'team' && savedIdsKey in session) return undefined;
  await act(tab.page, ['navigate', '/about/'], baseURL);
  // The address changes before the screen.
  const onAboutPage = await readUntilValid(tab, (reading) =>
    reading.heading === heading ? 'navigate: the screen stays' : undefined,
  );
  if (onAboutPage.problem) return onAboutPage.problem;
  await evaluate(tab.page, () => history.back());
  const afterReturn = await readUntilValid(tab, (reading) =>
    reading.address === address ? undefined : `return: ${address} is ${reading.address}`,
  );
  if (afterReturn.problem) return afterReturn.problem;

  // A suggestion under the pointer would be previewed in the team's table.
  await tab.page.mouse.move(0, 0);

  const local = await evaluate(tab.page, () =>
    Object.entries(localStorage).map(([name, value]) => ({ name, value: value as string })),
  );
  const fresh = await openTab(browser, baseURL, tab.page.viewportSize() ?? desktop, local);
  try {
    await fresh.page.goto(baseURL + address);
    await waitForApp(fresh.page);
    const { problem } = await readUntilValid(fresh, async (reading) => {
      // A long list renders only the rows in view.
      for (const { page } of [tab, fresh]) await evaluate(page, () => scrollTo(0, 0));
      const main = withoutTeamOfTab(await readScreen(tab.page));
      const freshMain = withoutTeamOfTab(reading);
      return main === freshMain ? undefined : describeDifference(main, freshMain);
    });
    return problem && `fresh context: ${problem}`;
  } finally {
    await fresh.context.close();
  }
}

/** The text of the screen without the offer of Battle to adopt a link's team, which depends on the team of the tab. */
function withoutTeamOfTab({ main, language }: Reading): string {
  const offer = ['battle.teamOfLink', 'battle.useAsTeam'].map((key) => textIn(language, key));
  const lines = main.split('\n').filter((line) => !offer.includes(line));
  return lines.join('\n');
}

/** The first lines that only one of the texts has. */
function describeDifference(walkText: string, freshText: string): string {
  const [walkLines, freshLines] = [walkText.split('\n'), freshText.split('\n')];
  const only = (lines: string[], others: string[]) =>
    lines
      .filter((line) => !others.includes(line))
      .slice(0, 8)
      .join(' / ');
  return `it alone has "${only(freshLines, walkLines)}", the walk alone "${only(walkLines, freshLines)}"`;
}
