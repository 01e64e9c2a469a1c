import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** A site of its own for a test: its files can be exchanged and its server ended. */
export async function startSite(built: string) {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-site-'));
  cpSync(built, folder, { recursive: true });
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: 'localhost', port: 0 },
  });
  const asked: string[] = [];
  server.httpServer.on('request', ({ url = '' }) => asked.push(url));
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** The addresses asked for so far. */
    asked,
    /** Puts another version in the place of the one that is there. */
    publish: (next: string) => {
      rmSync(folder, { recursive: true });
      cpSync(next, folder, { recursive: true });
    },
    /** Gives the service worker another content, as every new version has. */
    renewWorker: () => {
      appendFileSync(join(folder, 'sw.js'), '\n');
      for (const compressed of ['br', 'gz']) rmSync(join(folder, `sw.js.${compressed}`));
    },
    end: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
