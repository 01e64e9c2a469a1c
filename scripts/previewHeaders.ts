import type { Plugin } from 'vite';
import { headersOf } from './headers.mjs';

/** Lets the preview server answer with the headers of the site, so that the browser tests run under them. */
export function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(({ url = '/' }, response, next) => {
        for (const [name, value] of Object.entries(
          headersOf(`/${url.slice(config.base.length)}`),
        )) {
          response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
