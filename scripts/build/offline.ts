import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';

/** A locale file that cannot be fetched: an older version of it says more than none. */
const olderLocale = {
  handlerDidError: ({ request }: { request: Request }) =>
    caches.match(request, { ignoreSearch: true }),
};

/** Never keeps a page that a host sends where it has no such file. */
const onlyTexts = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && response.headers.get('content-type')?.includes('json') ? response : null,
};

/**
 * The service worker: everything but the locale files is there after the first visit; those are
 * kept once they have been asked for. A new version waits until the player lets it in.
 */
export function offline(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    workbox: {
      cacheId: 'countertype',
      globPatterns: ['**/*.{html,js,css,svg,json}'],
      globIgnores: ['locales/**', '404.html'],
      navigateFallback: 'index.html',
      // What the player chose stands in the address; the page of the screen is the same.
      ignoreURLParametersMatching: [/./],
      // Files that are not precached; every other address leads to a screen.
      navigateFallbackDenylist: [
        /^[^?]*\/(assets|icons|locales|screenshots)\//,
        /^[^?]*\.(md|txt|xml|webmanifest)(\?|$)/,
      ],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /\/locales\/.+\.json$/.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'countertype-locales',
            expiration: { maxEntries: 40 },
            plugins: [onlyTexts, olderLocale],
          },
        },
      ],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
}
