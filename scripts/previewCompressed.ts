import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/** Lets the preview server send the compressed file beside each text, as hosts do. */
export function previewCompressed(): Plugin {
  return {
    name: 'preview-compressed',
    configurePreviewServer({ config, middlewares }) {
      const built = resolve(config.root, config.build.outDir);
      // As in development: tests exchange the files while the server runs.
      const serve = sirv(built, { dev: true, etag: true, brotli: true, gzip: true });
      middlewares.use(config.base, serve);
    },
  };
}
