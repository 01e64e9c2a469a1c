import type { Locator, Page } from '@playwright/test';

/** Milliseconds until the screen stops moving after an action. */
const settleMs = 400;

/** Seconds until the first action of a task. */
const startSeconds = 1.35;

/** Pixels that a player takes in at a look while scrolling. */
const lookHeight = 300;

/** Uses the page as a player who scrolls as little as possible, and counts taps, keys and scrolled pixels. */
export class Player {
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
    await this.search(...texts);
  }

  /** Types the text where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 30 });
    this.keys += text.length;
  }

  /** Picks the first match of each text in the search field that has the focus. */
  async search(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.type(text);
      await this.tap(this.page.getByRole('listbox').getByRole('option').first());
    }
  }

  /**
   * The seconds that the task takes: a moment to begin, and times for each tap, each key and each look at another part of
   * the page.
   */
  get seconds(): number {
    const looks = Math.ceil(this.scrolled / lookHeight);
    return startSeconds + 1.2 * this.taps + 0.35 * this.keys + 0.5 * looks;
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
