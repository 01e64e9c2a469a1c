import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** Starts a site for one test, whose files can be replaced and whose server can be stopped. */
export async function startSite(outDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'countertype-site-'));
  cpSync(outDir, folder, { recursive: true });
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: 'localhost', port: 0 },
  });
  const requestedUrls: string[] = [];
  server.httpServer.on('request', ({ url = '' }) => requestedUrls.push(url));
  const { port } = server.httpServer.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** The URLs requested so far. */
    requestedUrls,
    /** Replaces the site with another build. */
    publish: (newBuild: string) => {
      rmSync(folder, { recursive: true });
      cpSync(newBuild, folder, { recursive: true });
    },
    /** Changes the content of the service worker, as every new version does. */
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
