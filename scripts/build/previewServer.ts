import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { filePath, headersOf } from './headers.ts';

/**
 * Makes the preview server respond as a host does: with the headers of the site, with compressed files, and with 404
 * for a missing file. Without this plugin it would send the page of the app.
 */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configurePreviewServer({ config, middlewares }) {
      const buildFolder = resolve(config.root, config.build.outDir);
      middlewares.use(({ url = '/' }, response, next) => {
        // Before the plugins' middlewares the base is still part of the path.
        const path = `/${url.replace(/[?#].*/, '').slice(config.base.length)}`;
        for (const [name, value] of Object.entries(headersOf(path)))
          response.setHeader(name, value);
        if (filePath.test(path) && !existsSync(join(buildFolder, path)))
          response.writeHead(404).end();
        else next();
      });
      // `dev` reads the files for each request, because tests replace them while the server runs.
      middlewares.use(
        config.base,
        sirv(buildFolder, { dev: true, etag: true, brotli: true, gzip: true }),
      );
    },
  };
}
