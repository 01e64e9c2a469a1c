// Runs before `npm start` and `npm test`: checks Node's version, installs the packages when they changed.
// It must parse on Node 14, or the line about the version would never be read.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = `${root}/node_modules/.setup-stamp`;

/** @param {string} line */
function stop(line) {
  console.error(line);
  process.exit(1);
}

/** @param {string} version @returns {[major: number, minor: number]} */
function parse(version) {
  const [major = 0, minor = 0] = version.replace(/^\D+/, '').split('.').map(Number);
  return [major, minor];
}

/** Says whether a version is in a range like `^20.19.0 || >=24.0.0`; no other operators are known.
 * @param {string} version
 * @param {string} range */
function isInRange(version, range) {
  const [major, minor] = parse(version);
  return range.split('||').some((part) => {
    const [leastMajor, leastMinor] = parse(part.trim());
    if (major === leastMajor) return minor >= leastMinor;
    return part.trim().startsWith('>=') && major > leastMajor;
  });
}

/** The lock file, and the platform because some packages hold a binary for it. */
function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

const range = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).engines.node;
if (!isInRange(process.version, range)) {
  stop(
    `Countertype needs Node ${range}, but this is Node ${process.version}. ` +
      'Get a fitting one from https://nodejs.org or with `nvm install 24`.',
  );
}

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing the packages ...');
  // Under NODE_ENV=production npm would leave out the very tools that build and test.
  const install = 'npm ci --include=dev --no-audit --no-fund';
  const { status } = spawnSync(install, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) {
    stop(`Installing failed: see npm's own words above. To try it alone: ${install}`);
  }
  writeFileSync(stamp, wanted);
}
