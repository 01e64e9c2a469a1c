import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressibleName = /\.(html|js|css|json|svg|webmanifest|txt|xml|md)$/;

/** Smaller files fit into one network packet uncompressed. */
const minBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Removes the indentation of the locale files, which makes them 4 % smaller, and writes a compressed `.br` and `.gz` next to
 * every text file of the site, for servers to send instead.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      folder = dir ?? '';
      const locales = join(folder, 'locales');
      await Promise.all((await readdir(locales)).map((name) => minifyFile(join(locales, name))));
    },
    closeBundle: {
      // After the plugin of the service worker, which writes its files in this hook.
      order: 'post',
      sequential: true,
      async handler() {
        // Also called after a failed build, where a second error would hide the first.
        if (!folder) return;
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => compressibleName.test(name));
        await Promise.all(texts.map((name) => compressFile(join(folder, name))));
      },
    },
  };
}

/** Removes the indentation of a JSON text. */
export function minifyJson(json: string): string {
  return JSON.stringify(JSON.parse(json));
}

async function minifyFile(path: string): Promise<void> {
  await writeFile(path, minifyJson(await readFile(path, 'utf8')));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  // The quality of brotli is the best by default.
  await writeFile(`${path}.br`, await toBrotli(content));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}
