// Finds the browser that runs the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackChromium, unpackedChromium } from './chromium/unpack.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const windows = process.platform === 'win32';

/** Features that the tests do not need; the two last cost a process for each window. */
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
  // It replaces Playwright's own list.
  `--disable-features=${unusedFeatures.join()}`,
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
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
function runs(path) {
  if (!existsSync(path)) return false;
  // On Windows --version opens a window and prints nothing.
  if (windows) return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) =>
    folders.map((folder) => join(folder, windows ? `${name}.exe` : name)),
  );
}

async function playwrights() {
  try {
    const { chromium } = await import('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** The path of a browser that runs, if there is one; throws when the one that was asked for does not run. */
export async function findBrowser() {
  for (const name of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    if (runs(path)) return path;
    throw new Error(`${name} is ${path}, but no browser runs there. Correct it or unset it.`);
  }
  const candidates = [...onPath(), ...(usualPlaces[process.platform] ?? [])];
  return candidates.find(runs) ?? [...(await playwrights()), unpackedChromium].find(runs);
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 600_000 });
  return status === 0;
}

const ways = [
  () => process.platform === 'linux' && process.arch === 'x64' && unpackChromium(),
  () => attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
  () =>
    existsSync('/etc/debian_version') &&
    process.getuid?.() === 0 &&
    attempt('apt-get', ['update']) &&
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']),
];

/** Installs a browser and answers with its path; throws when no way led to one that runs. */
export async function installBrowser() {
  for (const way of ways) {
    const browser = (await way()) ? await findBrowser() : undefined;
    if (browser) return browser;
  }
  throw new Error(
    'No browser for the browser tests, and none could be installed. ' +
      'Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to where it is.',
  );
}
