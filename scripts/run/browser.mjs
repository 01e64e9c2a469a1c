// Finds the browser for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackChromium, unpackedChromium } from './chromium/unpack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';

/** Features that the tests do not need. The last two start a process for each window. */
const unusedFeatures = [
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter'],
  ...['OptimizationHints', 'PaintHolding', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** The arguments of the browser, in addition to Playwright's. */
export const browserArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // This replaces the list of Playwright.
  `--disable-features=${unusedFeatures.join()}`,
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPaths = {
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  linux: ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** @param {string} path */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  // On Windows, --version opens a window and prints nothing.
  if (isWindows) return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

function pathsOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) =>
    folders.map((folder) => join(folder, isWindows ? `${name}.exe` : name)),
  );
}

async function playwrightPaths() {
  try {
    const { chromium } = await import('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** The path of an installed browser, if there is one. Throws if the one in $CHROMIUM_PATH or $CHROME_PATH does not run. */
export async function findBrowser() {
  for (const name of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    if (isBrowser(path)) return path;
    throw new Error(`${name} is ${path}, but no browser runs there. Correct it or unset it.`);
  }
  const candidates = [...pathsOnPath(), ...(usualPaths[process.platform] ?? [])];
  return (
    candidates.find(isBrowser) ?? [...(await playwrightPaths()), unpackedChromium].find(isBrowser)
  );
}

/** Whether a command succeeds.
 * @param {string} command
 * @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 600_000 });
  return status === 0;
}

const installers = [
  () => process.platform === 'linux' && process.arch === 'x64' && unpackChromium(),
  () => run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  () =>
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']),
];

/** Installs a browser and returns its path. Throws if no installer succeeds. */
export async function installBrowser() {
  for (const install of installers) {
    const browser = (await install()) ? await findBrowser() : undefined;
    if (browser) return browser;
  }
  throw new Error(
    'No browser for the browser tests, and none could be installed. ' +
      'Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to where it is.',
  );
}
