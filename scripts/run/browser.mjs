// Finds the browser for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackChromium, unpackedChromium } from './unpackChromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** Browsers without windows and menus, with which the tests need a quarter less time (`docs/decisions/054-headless-shell.md`). */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/** @param {string} path */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  // On Windows, --version opens a window and prints nothing.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** The paths that the browsers can have.
 * @param {string[]} names */
function listPaths(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const findShell = () => [unpackedChromium, ...listPaths(shellNames)].find(isBrowser);

async function findInstalledBrowser() {
  const playwrightPath = await import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => '',
  );
  return [...listPaths(names), playwrightPath].find(isBrowser);
}

/** Whether a command succeeds.
 * @param {string} command
 * @param {string[]} args */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 600_000 });
  return status === 0;
}

/** Unpacks the browser of an npm package where it runs. */
function unpackShell() {
  const { platform, arch } = process;
  return platform === 'linux' && arch === 'x64' && unpackChromium() ? findShell() : undefined;
}

const installers = [
  () => run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium'),
  () =>
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium'),
];

/** The path of a browser: $CHROMIUM_PATH, one without windows, an installed one, or one that this installs. */
export async function ensureBrowser() {
  const knownBrowser =
    process.env.CHROMIUM_PATH || findShell() || unpackShell() || (await findInstalledBrowser());
  if (knownBrowser) return knownBrowser;
  for (const install of installers) {
    const browser = install() ? await findInstalledBrowser() : undefined;
    if (browser) return browser;
  }
  throw new Error(
    'No browser for the browser tests, and none could be installed. ' +
      'Install Chromium, or set CHROMIUM_PATH to where Chromium, Chrome or Edge is.',
  );
}
