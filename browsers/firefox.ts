import { expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findProgram } from './programs.ts';
import type { Engine, Tab } from './tab.ts';

const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');

/** Firefox, driven over WebDriver BiDi; it can start with other preferences. */
export const firefox = {
  name: 'firefox',
  packages: 'firefox-esr',
  isInstalled: () => executablePath !== undefined,
  launch: async (preferences: Record<string, unknown> = {}) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US', ...preferences },
    });
    return createTab(browser, await browser.newPage(), () => browser.close());
  },
} satisfies Engine;

/** The tab of a page; `close` is for the first one, with which the browser closes. */
function createTab(browser: Browser, page: Page, close?: () => Promise<void>): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // The app asks before a reload while it saves a change; Firefox waits for the answer, WebKit's driver gives it itself.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: async (width, height) => {
      // Firefox 140 refuses the orientation, which puppeteer sends along.
      await page.setViewport({ width, height }).catch((error) => {
        if (!/unknown command/.test(error.message)) throw error;
      });
      await expect.poll(() => page.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
    },
    errors,
    openTab: async () => createTab(browser, await browser.newPage({ type: 'window' })),
    close: close ?? (() => page.close()),
  };
}
