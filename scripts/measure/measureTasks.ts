import type { Browser, Locator, Page } from '@playwright/test';
import { printHeader, printRow } from './throttledPage.ts';

/** Sizes of phones, in CSS pixels, without the bars of the browser. */
const sizes = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** Milliseconds until the screen stops moving after an action. */
const settleMs = 400;

/** Uses the page as a player who scrolls as little as possible, and counts taps, keys and scrolled pixels. */
class Player {
  taps = 0;
  keys = 0;
  scrolled = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string, root: Page | Locator = this.page): Locator {
    return root.getByRole('button', { name, exact: true });
  }

  /** Scrolls until the whole element is between the header and the end of the window. */
  async see(target: Locator): Promise<void> {
    await this.page.waitForTimeout(settleMs);
    this.scrolled += await target.evaluate((element) => {
      if (element.closest('dialog, header, [role=status], [role=listbox]')) return 0;
      const { top, bottom } = element.getBoundingClientRect();
      const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const below = Math.max(0, bottom - window.innerHeight);
      const above = Math.max(0, headerEnd - (top - below));
      const start = window.scrollY;
      window.scrollBy({ top: below - above, behavior: 'instant' });
      return Math.abs(window.scrollY - start);
    });
  }

  async tap(...targets: readonly Locator[]): Promise<void> {
    for (const target of targets) {
      await this.see(target);
      await target.tap();
      this.taps += 1;
    }
  }

  /** Selects an option with two taps: one opens the select. */
  async select(target: Locator, option: string): Promise<void> {
    await this.see(target);
    await target.selectOption(option);
    this.taps += 2;
  }

  /** Picks the first match of each text in the search field. */
  async pick(field: string, ...texts: readonly string[]): Promise<void> {
    await this.tap(this.page.getByRole('combobox', { name: field }));
    for (const text of texts) {
      await this.page.keyboard.type(text, { delay: 30 });
      this.keys += text.length;
      await this.tap(this.page.getByRole('listbox').getByRole('option').first());
    }
  }

  /** Sees the heading of the answer and every group with one of the levels. */
  async seeAnswer(...levels: readonly string[]): Promise<void> {
    await this.see(this.page.getByRole('heading', { level: 1 }));
    for (const level of levels) {
      const groups = this.page.locator(`section:has(> [data-level="${level}"])`);
      for (const group of await groups.all()) await this.see(group);
    }
  }
}

const weaknesses = ['muchMore', 'more', 'nothing'];
const garchomp = '/defense/?pokemon=garchomp&types=dragon-ground';
const bronzong = '/defense/?pokemon=bronzong&types=steel-psychic';
const team =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=rotom-wash.electric-water.levitate' +
  '&member=incineroar.fire-dark&member=rillaboom.grass&member=amoonguss.grass-poison' +
  '&member=urshifu.fighting-dark';

type Task = { name: string; start: string; act: (player: Player) => Promise<void> };

function task(name: string, start: string, act: Task['act']): Task {
  return { name, start, act };
}

const tasks = [
  task('Garchomp’s weaknesses, by name', '/defense/', async (player) => {
    await player.pick('Pokémon', 'garc');
    await player.seeAnswer(...weaknesses);
  }),
  task('Fire/Flying, by types', '/defense/', async (player) => {
    await player.tap(player.button('Fire'), player.button('Flying'));
    await player.seeAnswer(...weaknesses);
  }),
  task('What Fire and Ground hit', '/defense/', async (player) => {
    await player.tap(player.page.getByRole('link', { name: 'Offense' }));
    await player.page.getByRole('heading', { name: 'What do your attacks hit?' }).waitFor();
    await player.tap(player.button('Fire'), player.button('Ground'));
    await player.seeAnswer('more');
  }),
  task('A team of six, by name', '/defense/team/', async (player) => {
    await player.pick('Pokémon', 'garc', 'wash r', 'incin', 'rilla', 'amoon', 'urshi');
    await player.seeAnswer();
  }),
  task('Who in the team is weak to Ice', team, (player) =>
    player.see(player.page.getByRole('rowheader', { name: 'Ice' })),
  ),
  task('What to add to the team', team, async (player) => {
    await player.tap(player.button('What to add'));
    const suggestions = player.page.getByRole('region', { name: 'What to add' });
    await player.see(suggestions.getByRole('listitem').first());
  }),
  task('A team from Showdown text', '/defense/team/', async (player) => {
    const { page } = player;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nRotom-Wash\nIncineroar'));
    await player.tap(player.button('Import'));
    await player.tap(page.getByRole('dialog').getByRole('button', { name: 'Paste' }));
    await player.seeAnswer();
  }),
  task('Tera Steel on Garchomp', garchomp, async (player) => {
    await player.select(player.page.getByLabel('Tera type', { exact: true }), 'Steel');
    await player.seeAnswer(...weaknesses);
  }),
  task('That Levitate makes Bronzong immune to Ground', bronzong, (player) =>
    player.see(player.page.getByRole('button', { name: 'Levitate' })),
  ),
  task('The answer in another generation', garchomp, async (player) => {
    const select = player.page.getByLabel('Generation');
    // The narrowest phones have it only in the settings.
    if (await select.isVisible()) await player.select(select, 'gen2');
    else {
      await player.tap(player.button('Settings'));
      const dialog = player.page.getByRole('dialog');
      await player.select(dialog.getByLabel('Generation'), 'gen2');
      await player.tap(player.button('Close', dialog));
    }
    await player.seeAnswer(...weaknesses);
  }),
  task('The link, copied', garchomp, (player) => player.tap(player.button('Copy link'))),
  task('From Garchomp to the list that resists its types', garchomp, async (player) => {
    await player.tap(player.page.getByRole('link', { name: 'Attack with these types' }));
    await player.tap(player.page.getByRole('link', { name: /Resisted/ }).first());
    // A Pokémon, not one of the attacks above the list.
    await player.see(player.page.getByRole('listitem').filter({ hasText: '#' }).first());
  }),
  task('Whom to send against Gholdengo, and with which attack', team, async (player) => {
    await player.tap(player.page.getByRole('link', { name: 'Battle' }));
    await player.pick('Add an opponent', 'ghol');
    await player.see(player.page.getByRole('heading', { level: 1, name: /^Send/ }));
    await player.see(player.page.getByText(/^Takes at most/));
  }),
  task('Undo of a mistapped type', garchomp, async (player) => {
    // The mistake itself does not count.
    await player.page.getByRole('button', { name: /^Types/ }).tap();
    const types = player.page.getByRole('group', { name: 'Types' });
    await types.getByRole('button', { name: 'Fire' }).tap();
    await player.tap(player.button('Undo'));
  }),
];

/** Prints taps, keys and scrolled pixels of a player's tasks on phones of three sizes. */
export async function measureTasks(browser: Browser, url: string): Promise<void> {
  const scrollColumns = sizes.map(({ width, height }) => `scrolled at ${width} × ${height}`);
  printHeader('Task', 'taps', 'keys', ...scrollColumns);
  for (const { name, start, act } of tasks) {
    const players: Player[] = [];
    for (const viewport of sizes) {
      const context = await browser.newContext({
        ...{ viewport, isMobile: true, hasTouch: true },
        ...{ locale: 'en-US', serviceWorkers: 'block' },
      });
      const player = new Player(await context.newPage());
      await player.page.goto(url + start, { waitUntil: 'networkidle' });
      await act(player);
      players.push(player);
      await context.close();
    }
    const { taps, keys } = players[0] as Player;
    printRow(name, taps, keys, ...players.map(({ scrolled }) => `${Math.round(scrolled)} px`));
  }
}
