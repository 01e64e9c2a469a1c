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
  // One process for all pages: to start another takes a tenth of the time of the tests.
  '--renderer-process-limit=1',
  '--process-per-site',
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

/** Runs a command, and throws if it fails.
 * @param {string} command
 * @param {string[]} args */
function run(command, ...args) {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), timeout: 600_000 };
  const { status, error, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw error ?? new Error(stderr.trim().split('\n').at(-1));
}

/** A way to get a browser, and what it does to the machine.
 * @typedef {{ isPossible: () => boolean, action: string, install: () => void }} Installer */

const { platform, arch } = process;

/** @type {Installer} */
const npmPackage = {
  isPossible: () => platform === 'linux' && arch === 'x64',
  action: 'Downloading Chromium from the npm registry (65 MB)',
  install: unpackChromium,
};

/** @type {Installer} */
const debianPackage = {
  isPossible: () => existsSync('/etc/debian_version') && process.getuid?.() === 0,
  action: 'Installing Chromium with apt-get',
  install: () => {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  },
};

const playwrightScript = join(root, 'node_modules/@playwright/test/cli.js');

/** @type {Installer} */
const playwrightDownload = {
  isPossible: () => existsSync(playwrightScript),
  action: 'Downloading Chromium with Playwright (more than 100 MB)',
  install: () => run(process.execPath, playwrightScript, 'install', 'chromium'),
};

/** Installs a browser if possible, and says so before; returns whether it has.
 * @param {Installer} installer */
function install({ isPossible, action, install }) {
  if (!isPossible()) return false;
  // Not to stdout, where the commands that need a browser print their results.
  console.error(`${action} for the browser tests ...`);
  try {
    install();
    return true;
  } catch (error) {
    console.error(`That failed: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/**
 * The path of a browser: $CHROMIUM_PATH, one without windows, an installed one, or one that this installs. Works before
 * the packages are installed, unless only Playwright can get a browser; then it is undefined. Throws if $CHROMIUM_PATH
 * has no browser.
 */
export async function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !isBrowser(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is not the path of a browser: ${CHROMIUM_PATH}`);
  const path = CHROMIUM_PATH || findShell();
  if (path) return path;
  if (install(npmPackage)) return findShell();
  const installedPath = await findInstalledBrowser();
  return installedPath ?? (install(debianPackage) ? findInstalledBrowser() : undefined);
}

/** The same, but downloads one with Playwright if nothing else helps. Throws if there is no browser at all. */
export async function ensureBrowser() {
  const path =
    (await findBrowser()) ??
    (install(playwrightDownload) ? await findInstalledBrowser() : undefined);
  if (path) return path;
  throw new Error(
    'No browser for the browser tests, and none could be installed. ' +
      'Install Chromium, or set CHROMIUM_PATH to where Chromium, Chrome or Edge is.',
  );
}
