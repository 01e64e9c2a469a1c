// Runs before `npm start` and `npm test`: installs the packages if the lock file has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = `${root}/node_modules/.setup-stamp`;
const { platform, arch, versions } = process;

// Some packages contain a binary for one platform. Another version of Node may be too old.
const hash = createHash('sha256')
  .update(readFileSync(`${root}/package-lock.json`))
  .update(`${platform} ${arch} ${versions.node}`)
  .digest('hex');
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hash) {
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
  writeFileSync(stampFile, hash);
}
