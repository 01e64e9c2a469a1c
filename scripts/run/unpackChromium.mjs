// Unpacks the Chromium of an npm package, for Linux x64 without root. The JavaScript of the package is not used,
// because it turns off the security of the browser.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const version = '153.0.0';
const sha512 =
  'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const cache = fileURLToPath(new URL('../../.cache/chromium', import.meta.url));

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

/** Downloads and unpacks Chromium; throws if that fails. */
export function unpackChromium() {
  const folder = `${cache}-${process.pid}`;
  const packageFile = join(folder, `sparticuz-chromium-${version}.tgz`);
  /** @param {string[]} args @param {Buffer} [input] */
  const run = ([command = '', ...args], input) =>
    execFileSync(command, args, { cwd: folder, input, stdio: ['pipe', 'ignore', 'ignore'] });
  /** @param {string} name */
  const decompress = (name) =>
    brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${name}.br`)));
  try {
    mkdirSync(folder, { recursive: true });
    run(['npm', 'pack', `@sparticuz/chromium@${version}`]);
    const content = readFileSync(packageFile);
    if (createHash('sha512').update(content).digest('base64') !== sha512)
      throw new Error('The package is not the expected one: its checksum differs');
    run(['tar', '-xzf', '-'], content);
    writeFileSync(join(folder, 'chromium'), decompress('chromium'), { mode: 0o755 });
    for (const name of ['al2023.tar', 'fonts.tar'])
      run(['tar', '-xf', '-', '--no-same-owner'], decompress(name));
    writeFileSync(join(folder, 'fonts.conf'), fontConfiguration);
    writeFileSync(join(folder, 'start'), startScript, { mode: 0o755 });
    for (const path of [packageFile, join(folder, 'package')]) rmSync(path, { recursive: true });
    rmSync(cache, { recursive: true, force: true });
    renameSync(folder, cache);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
