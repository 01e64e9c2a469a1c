import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findMiniBrowser, findProgram } from './programs.ts';
import type { Engine, Tab } from './tab.ts';

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
    return createTab(driver, await driver.getWindowHandle(), async () => {
      await driver.quit();
      await server.kill();
      display.server.kill();
    });
  },
};

/** The tab of a handle; `close` is for the first one, with which the browser closes. */
function createTab(driver: WebDriver, handle: string, close?: () => Promise<void>): Tab {
  /** The driver acts in one tab at a time. */
  const enter = () => driver.switchTo().window(handle);
  const evaluate = async <T>(expression: string) => {
    await enter();
    return (await driver.executeScript(`return (${expression})`)) as T;
  };
  const sendKeys = async (keys: string) => {
    await enter();
    await driver.switchTo().activeElement().sendKeys(keys);
  };
  return {
    open: async (url) => {
      await enter();
      await driver.get(url);
    },
    reload: async () => {
      await enter();
      await driver.navigate().refresh();
    },
    evaluate,
    click: async (selector) => {
      await enter();
      await driver.findElement(By.css(selector)).click();
    },
    type: sendKeys,
    press: (key) => sendKeys(keys[key]),
    resize: async (width, height) => {
      await enter();
      const window = driver.manage().window();
      await window.setRect({ width, height });
      // The window includes its frame.
      const [innerWidth = width, innerHeight = height] = await evaluate<number[]>(
        '[innerWidth, innerHeight]',
      );
      await window.setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
    },
    errors: [],
    openTab: async () => {
      await driver.switchTo().newWindow('window');
      return createTab(driver, await driver.getWindowHandle());
    },
    close:
      close ??
      (async () => {
        await enter();
        await driver.close();
      }),
  };
}

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
