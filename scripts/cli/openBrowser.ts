import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ensureBrowser } from '../run/browser.mjs';

/** Serves a build and launches Chromium with the arguments; `close` ends both. */
export async function openBrowser(outDir: string, args: string[] = []) {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { host: 'localhost', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const browser = await chromium.launch({ args, executablePath: await ensureBrowser() });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, url: `http://localhost:${port}`, close };
}
