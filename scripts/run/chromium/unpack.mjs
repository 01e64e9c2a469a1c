// Unpacks the Chromium of an npm package, for Linux x64 without root. The JavaScript of the package is not used,
// because it turns off the security of the browser.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const lockFolder = fileURLToPath(new URL('../../chromium', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/chromium', import.meta.url));

/** The path of the unpacked Chromium. */
export const unpackedChromium = join(cache, 'start');

// The package has the libraries and a font that a minimal system lacks.
const startScript = `#!/bin/sh
here="$(cd "$(dirname "$0")" && pwd)"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">fonts-cache</cachedir>
</fontconfig>
`;

/** @param {string} from @param {string} to @param {number} [mode] */
function decompress(from, to, mode) {
  return pipeline(
    createReadStream(from),
    createBrotliDecompress(),
    createWriteStream(to, { mode }),
  );
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${command} failed.`);
}

/** Downloads and unpacks Chromium. Returns whether it succeeded. */
export async function unpackChromium() {
  const folder = `${cache}-${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) {
      await copyFile(join(lockFolder, name), join(folder, name));
    }
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
    const packageFolder = join(folder, 'node_modules/@sparticuz/chromium/bin');
    await decompress(join(packageFolder, 'chromium.br'), join(folder, 'chromium'), 0o755);
    for (const name of ['al2023', 'fonts']) {
      const archive = join(folder, `${name}.tar`);
      await decompress(join(packageFolder, `${name}.tar.br`), archive);
      run('tar', ['-xf', archive, '--no-same-owner'], folder);
      await rm(archive);
    }
    await rm(join(folder, 'node_modules'), { recursive: true });
    await writeFile(join(folder, 'fonts.conf'), fontConfiguration);
    await writeFile(join(folder, 'start'), startScript, { mode: 0o755 });
    await rm(cache, { recursive: true, force: true });
    await rename(folder, cache);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
