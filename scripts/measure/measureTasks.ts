import type { Browser, Locator, Page } from '@playwright/test';
import { header, row, serve } from './throttledPage.ts';

/** Sizes of phones, in CSS pixels, without the bars of the browser. */
const sizes = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** Milliseconds that a screen has to settle after an action. */
const settleMs = 400;

/** What a task costs: taps, keys, and pixels that the page has to be scrolled. */
type Cost = { taps: number; keys: number; scrolled: number };

/** A player who scrolls as little as possible, and counts. */
class Player {
  readonly cost: Cost = { taps: 0, keys: 0, scrolled: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls until the whole element is between the header and the end of the window. */
  async see(target: Locator): Promise<void> {
    await this.page.waitForTimeout(settleMs);
    this.cost.scrolled += await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isFixed = element.closest('dialog, header, [role=status], [role=listbox]');
      if (isFixed) return 0;
      const start = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const below = Math.max(0, bottom - window.innerHeight);
      const above = Math.max(0, start - (top - below));
      const from = window.scrollY;
      window.scrollBy({ top: below - above, behavior: 'instant' });
      return Math.abs(window.scrollY - from);
    });
  }

  async tap(target: Locator): Promise<void> {
    await this.see(target);
    await target.tap();
    this.cost.taps += 1;
  }

  /** A native select takes one tap to open and one to choose. */
  async select(target: Locator, option: string): Promise<void> {
    await this.see(target);
    await target.selectOption(option);
    this.cost.taps += 2;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 30 });
    this.cost.keys += text.length;
  }

  /** Picks the first match of a text in the search field. */
  async pick(text: string): Promise<void> {
    await this.tap(this.page.getByRole('combobox', { name: 'Pokémon' }));
    await this.type(text);
    await this.tap(this.page.getByRole('listbox').getByRole('option').first());
  }

  /** Sees the name and every group with one of the levels. */
  async seeAnswer(...levels: readonly string[]): Promise<void> {
    await this.see(this.page.getByRole('heading', { level: 1 }));
    for (const level of levels) {
      const groups = this.page.locator(`section:has(> [data-level="${level}"])`);
      for (const group of await groups.all()) await this.see(group);
    }
  }
}

const garchomp = '/defense/?pokemon=garchomp&types=dragon-ground';
const weaknesses = ['muchMore', 'more', 'nothing'];
const team =
  '/defense/team/?team=1&member=garchomp.dragon-ground&member=rotom-wash.electric-water.levitate' +
  '&member=incineroar.fire-dark&member=rillaboom.grass&member=amoonguss.grass-poison' +
  '&member=urshifu.fighting-dark';
const names = ['garc', 'wash r', 'incin', 'rilla', 'amoon', 'urshi'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Task = { name: string; start: string; act: (player: Player, page: Page) => Promise<void> };

const tasks: readonly Task[] = [
  {
    name: 'Garchomp’s weaknesses, by name',
    start: '/defense/',
    act: async (player) => {
      await player.pick('garc');
      await player.seeAnswer(...weaknesses);
    },
  },
  {
    name: 'Fire/Flying, by types',
    start: '/defense/',
    act: async (player, page) => {
      await player.tap(button(page, 'Fire'));
      await player.tap(button(page, 'Flying'));
      await player.seeAnswer(...weaknesses);
    },
  },
  {
    name: 'What Fire and Ground hit',
    start: '/defense/',
    act: async (player, page) => {
      await player.tap(page.getByRole('link', { name: 'Offense' }));
      await page.getByRole('heading', { name: 'What do your attacks hit?' }).waitFor();
      await player.tap(button(page, 'Fire'));
      await player.tap(button(page, 'Ground'));
      await player.seeAnswer('more');
    },
  },
  {
    name: 'A team of six, by name',
    start: '/defense/team/',
    act: async (player, page) => {
      await player.tap(page.getByRole('combobox', { name: 'Pokémon' }));
      for (const name of names) {
        await player.type(name);
        await player.tap(page.getByRole('listbox').getByRole('option').first());
      }
      await player.see(page.getByRole('heading', { level: 1 }));
    },
  },
  {
    name: 'Who in the team is weak to Ice',
    start: team,
    act: (player, page) => player.see(page.getByRole('rowheader', { name: 'Ice' })),
  },
  {
    name: 'What to add to the team',
    start: team,
    act: async (player, page) => {
      await player.tap(button(page, 'What to add'));
      const suggestions = page.getByRole('region', { name: 'What to add' });
      await player.see(suggestions.getByRole('listitem').first());
    },
  },
  {
    name: 'A team from Showdown text',
    start: '/defense/team/',
    act: async (player, page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText('Garchomp\nRotom-Wash\nIncineroar'));
      await player.tap(button(page, 'Import'));
      await player.tap(page.getByRole('dialog').getByRole('button', { name: 'Paste' }));
      await player.see(page.getByRole('heading', { level: 1 }));
    },
  },
  {
    name: 'Tera Steel on Garchomp',
    start: garchomp,
    act: async (player, page) => {
      await player.select(page.getByLabel('Tera type', { exact: true }), 'Steel');
      await player.seeAnswer(...weaknesses);
    },
  },
  {
    name: 'That Levitate makes Bronzong immune to Ground',
    start: '/defense/?pokemon=bronzong&types=steel-psychic',
    act: (player, page) => player.see(page.getByRole('button', { name: 'Levitate' })),
  },
  {
    name: 'The answer in another generation',
    start: garchomp,
    act: async (player, page) => {
      const select = page.getByLabel('Generation');
      // The narrowest phones have it only in the settings.
      const isInHeader = await select.isVisible();
      if (!isInHeader) await player.tap(button(page, 'Settings'));
      await player.select(
        isInHeader ? select : page.getByRole('dialog').getByLabel('Generation'),
        'gen2',
      );
      if (!isInHeader)
        await player.tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
      await player.seeAnswer(...weaknesses);
    },
  },
  {
    name: 'The link, copied',
    start: garchomp,
    act: (player, page) => player.tap(button(page, 'Copy link')),
  },
  {
    name: 'From Garchomp to the list that resists its types',
    start: garchomp,
    act: async (player, page) => {
      await player.tap(page.getByRole('link', { name: 'Attack with these types' }));
      await player.tap(page.getByRole('link', { name: /Resisted/ }).first());
      // A Pokémon, not one of the attacks above the list.
      await player.see(page.getByRole('listitem').filter({ hasText: '#' }).first());
    },
  },
  {
    name: 'Whom to send against Gholdengo, and with which attack',
    start: team,
    act: async (player, page) => {
      await player.tap(page.getByRole('link', { name: 'Battle' }));
      await player.tap(page.getByRole('combobox', { name: 'Add an opponent' }));
      await player.type('ghol');
      await player.tap(page.getByRole('listbox').getByRole('option').first());
      await player.see(page.getByRole('heading', { level: 1, name: /^Send/ }));
      await player.see(page.getByText(/^Takes at most/));
    },
  },
  {
    name: 'Undo of a mistapped type',
    start: garchomp,
    act: async (player, page) => {
      // The mistake itself does not count.
      await page.getByRole('button', { name: /^Types/ }).tap();
      const types = page.getByRole('group', { name: 'Types' });
      await types.getByRole('button', { name: 'Fire' }).tap();
      await player.tap(button(page, 'Undo'));
    },
  },
];

/** Prints what the tasks of a player cost on phones of three sizes. */
export async function measureTasks(browser: Browser, build: string): Promise<void> {
  const site = await serve(build);
  header(
    'Task',
    'taps',
    'keys',
    ...sizes.map(({ width, height }) => `scrolled at ${width} × ${height}`),
  );
  try {
    for (const { name, start, act } of tasks) {
      const costs: Cost[] = [];
      for (const viewport of sizes) {
        const context = await browser.newContext({
          viewport,
          isMobile: true,
          hasTouch: true,
          locale: 'en-US',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await page.goto(site.url + start, { waitUntil: 'networkidle' });
        const player = new Player(page);
        await act(player, page);
        costs.push(player.cost);
        await context.close();
      }
      const [{ taps, keys }] = costs as [Cost, ...Cost[]];
      row(name, taps, keys, ...costs.map(({ scrolled }) => `${Math.round(scrolled)} px`));
    }
  } finally {
    await site.end();
  }
}
