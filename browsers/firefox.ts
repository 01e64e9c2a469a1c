import { launch } from 'puppeteer-core';
import { findProgram } from './programs.ts';
import type { Engine } from './tab.ts';

const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  packages: 'firefox-esr',
  isInstalled: () => executablePath !== undefined,
  launch: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
    });
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
      click: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      resize: (width, height) => page.setViewport({ width, height }),
      errors,
      close: () => browser.close(),
    };
  },
};
