// Runs before `npm start` and `npm test`: checks the version of Node, and installs the packages if the lock file has
// changed. It must parse on Node 14, because it prints the message about the version there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = `${root}/node_modules/.setup-stamp`;

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} version @returns {[major: number, minor: number]} */
function parseVersion(version) {
  const [major = 0, minor = 0] = version.replace(/^\D+/, '').split('.').map(Number);
  return [major, minor];
}

/** Whether a version is in a range such as `^20.19.0 || >=24.0.0`. Other operators are not supported.
 * @param {string} version
 * @param {string} range */
function isInRange(version, range) {
  const [major, minor] = parseVersion(version);
  return range.split('||').some((part) => {
    const [minMajor, minMinor] = parseVersion(part.trim());
    if (major === minMajor) return minor >= minMinor;
    return part.trim().startsWith('>=') && major > minMajor;
  });
}

/** A hash of the lock file and the platform, because some packages contain a binary for one platform. */
function hashDependencies() {
  return createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

const range = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).engines.node;
if (!isInRange(process.version, range)) {
  fail(
    `Countertype needs Node ${range}, but this is Node ${process.version}. ` +
      'Install another version from https://nodejs.org or with `nvm install 24`.',
  );
}

const currentHash = hashDependencies();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== currentHash) {
  console.log('Installing the packages ...');
  // With NODE_ENV=production, npm would not install the tools that build and test.
  const install = 'npm ci --include=dev --no-audit --no-fund';
  const { status } = spawnSync(install, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) {
    fail(`The installation failed, see the output of npm above. To run it alone: ${install}`);
  }
  writeFileSync(stampFile, currentHash);
}
