import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import project from '../package.json' with { type: 'json' };
import { previewServer } from '../scripts/build/previewServer.ts';

/** Returns the text of the service worker with the hashes of the files in the folder. */
function updateHashes(folder: string, worker: string): string {
  return worker.replaceAll(
    /(url:"([^"]+)",revision:[^,}]+,integrity:")[^"]+/g,
    (_, start: string, name: string) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64');
      return `${start}sha256-${hash}`;
    },
  );
}

/** Turns the build into one of another version, whose assets have other names. */
function changeVersion(folder: string, newVersion: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (/\.(br|gz)$/.test(name)) rmSync(path);
    if (!/\.(html|js|css)$/.test(name)) continue;
    const rename = (text: string) => text.replaceAll(/(-[\w-]{8})(?=\.(js|css)\b)/g, '$1n');
    const text = rename(readFileSync(path, 'utf8')).replaceAll('revision:"', 'revision:"n');
    rmSync(path);
    writeFileSync(join(folder, rename(name)), text.replaceAll(project.version, newVersion));
  }
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, updateHashes(folder, readFileSync(worker, 'utf8')));
}

/** Starts a site for one test, whose files can be replaced and whose server can be stopped. */
export async function startSite(outDir: string, base = '/') {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-site-'));
  cpSync(outDir, folder, { recursive: true });
  const server = await preview({
    base,
    configFile: false,
    logLevel: 'silent',
    plugins: [previewServer()],
    build: { outDir: folder },
    preview: { host: 'localhost', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base.slice(0, -1)}`,
    /** Publishes another version; the assets of the old one are gone. */
    publish: (newVersion: string) => changeVersion(folder, newVersion),
    /** Replaces a file, and returns the function that puts it back. */
    replace(name: string, content: string) {
      const path = join(folder, name);
      const original = readFileSync(path);
      for (const ending of ['', '.br', '.gz']) rmSync(path + ending, { force: true });
      writeFileSync(path, content);
      return () => writeFileSync(path, original);
    },
    end: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
