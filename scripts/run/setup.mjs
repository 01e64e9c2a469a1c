// Runs before `npm start` and `npm test`: installs the packages unless those of the lock file are there, and before the
// tests a browser unless there is one: node scripts/run/setup.mjs [--browser]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, findBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = `${root}/node_modules/.setup-stamp`;
const { platform, arch, versions } = process;

// Some packages contain a binary for one platform and one binary interface of Node. Another major version may be too old.
const stamp = `${platform} ${arch} ${versions.modules} ${versions.node.split('.', 1)}`;
// Without a stamp, somebody else has installed the packages: another install would pull them from under a running test.
const isOtherPlatform = existsSync(stampFile) && readFileSync(stampFile, 'utf8') !== stamp;

/** @returns {boolean} whether npm has installed each package of the lock file that this platform needs */
function hasPackages() {
  const installedFile = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(installedFile)) return false;
  const { packages: installed } = readLock(installedFile);
  return Object.entries(readLock(`${root}/package-lock.json`).packages).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === version && installed[path].integrity === integrity
        : optional),
  );
}

/** @param {string} file */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {() => Promise<string | undefined>} getBrowser */
async function exitWithoutBrowser(getBrowser) {
  try {
    return await getBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const needsBrowser = process.argv.includes('--browser');
// First, because a download that fails after the unit tests would waste minutes.
const browser = needsBrowser && (await exitWithoutBrowser(findBrowser));

if (isOtherPlatform || !hasPackages()) {
  console.log('Installing the packages ...');
  // With NODE_ENV=production, npm would not install the tools that build and test.
  const install = 'npm ci --include=dev --engine-strict --no-audit --no-fund';
  const { status } = spawnSync(install, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      `The installation failed, see the output of npm above. To run it alone: ${install}`,
    );
    process.exit(1);
  }
}
writeFileSync(stampFile, stamp);
if (needsBrowser && !browser) await exitWithoutBrowser(ensureBrowser);
