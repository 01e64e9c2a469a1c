import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as passing } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { findBrowser, installBrowser } from './browser.mjs';
import { freePort } from './port.mjs';

/** What reached the server during a visit: requests, those answered "not modified", and bytes. */
type Visit = { name: string; requests: number; unchanged: number; content: number; head: number };

const million = 1_000_000;

/** Milliseconds of silence after which a page and its service worker want nothing more. */
const silence = 4000;

/** Prints what a first and a repeated visit of the build in dist/ cost its server, as two tables. */
export async function main(): Promise<void> {
  if (!existsSync('dist/index.html')) throw new Error('There is no build yet: npm run build');
  const server = await preview({
    logLevel: 'silent',
    // Its answers for other sites vary by origin, and would be asked for twice; no host's do.
    preview: { host: 'localhost', port: await freePort(), strictPort: true, cors: false },
  });
  const executablePath = (await findBrowser()) ?? (await installBrowser());
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    // What the browser and the service worker keep stays in the context.
    const context = await browser.newContext({ locale: 'en-US' });
    const first = await visit('first', context, server);
    print([first, await visit('repeated', context, server)]);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visit(name: string, context: BrowserContext, server: PreviewServer): Promise<Visit> {
  const seen: Visit = { name, requests: 0, unchanged: 0, content: 0, head: 0 };
  const count = (request: IncomingMessage, response: ServerResponse) => {
    seen.requests += 1;
    response.once('finish', () => {
      for (const [header, value] of Object.entries(response.getHeaders())) {
        seen.head += `${header}: ${value}\r\n`.length;
      }
      if (response.statusCode === 304) seen.unchanged += 1;
      if (response.statusCode === 200) seen.content += sizeOf(request.url);
    });
  };
  server.httpServer.on('request', count);
  const page = await context.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}defense/`);
  for (let before = -1; before !== seen.requests; ) {
    before = seen.requests;
    await passing(silence);
  }
  await page.close();
  server.httpServer.off('request', count);
  return seen;
}

/** The bytes of a file as servers send it: compressed with brotli where the build did so. */
function sizeOf(url = '/'): number {
  const { pathname } = new URL(url, 'http://localhost');
  const file = existsSync(`dist${pathname}`) && pathname !== '/' ? pathname : '/index.html';
  return statSync(existsSync(`dist${file}.br`) ? `dist${file}.br` : `dist${file}`).size;
}

function print(visits: readonly Visit[]): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = visits.map(({ name, requests, unchanged, content, head }) => [
    ...[name, requests, unchanged, kilobytes(content), kilobytes(head)],
  ]);
  console.log('| visit | requests | of them unchanged | kB of content | kB of headers, at most |');
  console.log('|---|---|---|---|---|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);

  console.log(
    `\n| ${million.toLocaleString('en')} visits a day, all | GB a day | requests a second |`,
  );
  console.log('|---|---|---|');
  for (const { name, requests, content, head } of visits) {
    const gigabytes = ((content + head) * million) / 1e9;
    const perSecond = (requests * million) / (24 * 60 * 60);
    console.log(`| ${name} | ${gigabytes.toFixed(1)} | ${Math.round(perSecond)} |`);
  }
}
