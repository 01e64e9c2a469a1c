import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import project from '../package.json' with { type: 'json' };
import { previewServer } from '../scripts/build/previewServer.ts';

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
    end: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
