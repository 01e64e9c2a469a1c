import { test as base, expect } from '@playwright/test';
import { engines } from './engines.ts';
import type { Tab } from './tab.ts';

/** Selectors of the controls by their role. */
const roles = {
  button: 'button, summary',
  link: 'a[href]',
  field: 'input, textarea, select',
} as const;

type Role = keyof typeof roles;

/** A tab with the actions and queries of the stories. */
export class Page {
  readonly tab: Tab;
  private readonly baseURL: string;

  constructor(tab: Tab, baseURL: string) {
    this.tab = tab;
    this.baseURL = baseURL;
  }

  /** Opens an address of the app and waits until the app has rendered. */
  async open(address: string): Promise<void> {
    await this.tab.open(new URL(address, this.baseURL).href);
    await this.waitForApp();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.waitForApp();
  }

  back(): Promise<void> {
    return this.tab.evaluate('history.back()');
  }

  /** Waits for the first visible element of the role and accessible name and clicks it. */
  async click(role: Role, name: string): Promise<void> {
    // The app may replace the element before the click.
    await expect(async () => {
      expect(await this.has(role, name), `${role} ${name}`).toBe(true);
      await this.tab.click('[data-marked]');
    }).toPass({ timeout: 15_000 });
  }

  /** Selects the option of a value in the select of a name. */
  async select(name: string, value: string): Promise<void> {
    await expect.poll(() => this.has('field', name), name).toBe(true);
    await this.tab.evaluate(`(() => {
      const select = document.querySelector('[data-marked]');
      select.value = ${JSON.stringify(value)};
      select.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  }

  /** Replaces the text in the field of a name, as a paste does. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('field', name);
    await this.tab.evaluate(`(() => {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, ${JSON.stringify(text)});
    })()`);
  }

  /** The text of the first element of a selector; '' if there is none. */
  textOf(selector: string): Promise<string> {
    return this.tab.evaluate(
      `document.querySelector(${JSON.stringify(selector)})?.innerText.replace(/\\s+/g, ' ').trim() ?? ''`,
    );
  }

  /** Path and query string of the URL. */
  address(): Promise<string> {
    return this.tab.evaluate('location.pathname + location.search');
  }

  private async waitForApp(): Promise<void> {
    const hasRendered = `!document.querySelector('[data-skeleton]') && document.querySelector('h1') !== null`;
    await expect.poll(() => this.tab.evaluate(hasRendered)).toBe(true);
  }

  /**
   * Whether the page has a visible element of the role and accessible name; marks it with an attribute, because the
   * drivers find elements by selector only.
   */
  has(role: Role, name: string): Promise<boolean> {
    return this.tab.evaluate(`(() => {
      document.querySelector('[data-marked]')?.removeAttribute('data-marked');
      const nameOf = (element) =>
        element.getAttribute('aria-label') ??
        (element.labels?.[0] ?? element).textContent.trim();
      const root = document.querySelector('dialog[open]') ?? document;
      const match = [...root.querySelectorAll('${roles[role]}')].find(
        (element) => element.checkVisibility() && !element.disabled && nameOf(element) === ${JSON.stringify(name)},
      );
      match?.setAttribute('data-marked', '');
      match?.scrollIntoView({ block: 'center' });
      return match !== undefined;
    })()`);
  }
}

export const test = base.extend<{ app: Page; other: Page }, { tab: Tab }>({
  // One browser serves all stories: starting one takes seconds.
  tab: [
    async ({}, use, { project }) => {
      const engine = engines.find(({ name }) => name === project.name);
      if (!engine) throw new Error(`No browser is called ${project.name}`);
      const tab = await engine.launch();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ tab, baseURL }, use) => {
    const site = baseURL ?? '';
    const page = new Page(tab, site);
    await tab.resize(1280, 900);
    // A page without the app: Firefox reports what the app is still loading when its page is left.
    await tab.open(new URL('/robots.txt', site).href);
    await tab.evaluate('(sessionStorage.clear(), localStorage.clear())');
    const before = tab.errors.length;
    await use(page);
    expect(tab.errors.slice(before)).toEqual([]);
  },
  // A second tab of the same browser.
  other: async ({ tab, baseURL }, use) => {
    const other = await tab.openTab();
    await use(new Page(other, baseURL ?? ''));
    await other.close();
    expect(other.errors).toEqual([]);
  },
});
