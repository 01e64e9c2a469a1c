import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { file } from './headers.mjs';

/** Lets the preview server answer 404 for a file that does not exist, where it would send the page of the app. */
export function missingFiles(): Plugin {
  return {
    name: 'missing-files',
    configurePreviewServer({ config, middlewares }) {
      const built = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        // Behind the plugins' middlewares the base is already cut off, here it is not.
        const path = `/${pathOf(request.url).slice(config.base.length)}`;
        if (!file.test(path) || existsSync(join(built, path))) return next();
        response.writeHead(404).end();
      });
    },
  };
}

function pathOf(url = '/'): string {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/';
  }
}
