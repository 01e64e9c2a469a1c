import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findMiniBrowser, findProgram } from './programs.ts';
import type { Engine } from './tab.ts';

const driverPath = findProgram('WebKitWebDriver');
const browserPath = findMiniBrowser();
const displayPath = findProgram('Xvfb');

/** WebKitGTK, driven over WebDriver, on a virtual display. */
export const webkit: Engine = {
  name: 'webkit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () => [driverPath, browserPath, displayPath].every(Boolean),
  launch: async () => {
    const display = await startDisplay();
    // Safari's driver starts in the same way.
    const server = new ServiceBuilder(driverPath ?? '')
      .setEnvironment({
        ...process.env,
        DISPLAY: display.name,
        LANG: 'en_US.UTF-8',
        LANGUAGE: 'en_US',
      })
      .build();
    const driver = await new Builder()
      .usingServer(await server.start())
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
        }),
      )
      .build();
    const evaluate = <T>(expression: string) =>
      driver.executeScript(`return (${expression})`) as Promise<T>;
    const focusedElement = () => driver.switchTo().activeElement();
    return {
      open: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      evaluate,
      click: (selector) => driver.findElement(By.css(selector)).click(),
      type: async (text) => focusedElement().sendKeys(text),
      press: async (key) => focusedElement().sendKeys(keys[key]),
      resize: async (width, height) => {
        const window = driver.manage().window();
        await window.setRect({ width, height });
        // The window includes its frame.
        const [innerWidth = width, innerHeight = height] = await evaluate<number[]>(
          '[innerWidth, innerHeight]',
        );
        await window.setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
      },
      errors: [],
      close: async () => {
        await driver.quit();
        await server.kill();
        display.server.kill();
      },
    };
  },
};

const keys = { Enter: Key.ENTER, Tab: Key.TAB };

/** Starts a virtual display, which chooses its own number. */
async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn(displayPath ?? '', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (line) => resolve(String(line).trim()));
  });
  return { name: `:${number}`, server };
}
