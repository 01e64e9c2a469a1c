import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { keepVersion } from '#app/browser/versionedFile.ts';
import { manifest } from './manifest.ts';

/** Responds with an older version of a locale file that cannot be fetched. */
const olderLocale = {
  handlerDidError: ({ request }: { request: Request }) =>
    caches.match(request, { ignoreSearch: true }),
};

/** The answer pages and what is beside them: `types/…`, `pokemon/…`, with or without a language before it, `api/`, `cards/`. */
export const answerPath = /^[^?]*\/(api|cards|types|pokemon)\//;

/** Caches only a file of the version that its address names. */
const onlyVersion = { cacheWillUpdate: keepVersion };

/**
 * Returns a transform that adds the hash of each file. The browser then refuses a file that is not byte for byte that of
 * this build, as on a site that is half uploaded, and the version before stays installed.
 */
const integrityIn =
  (getFolder: () => string): ManifestTransform =>
  (entries) => ({
    manifest: entries.map((entry) => {
      const content = readFileSync(join(getFolder(), entry.url));
      const hash = createHash('sha256').update(content).digest('base64');
      return { ...entry, integrity: `sha256-${hash}` };
    }),
    warnings: [],
  });

/**
 * Stores what another app shares and shows the screen that receives it (src/app/browser/receivedFiles.ts). It never
 * leaves the device. The addresses are relative to that of the service worker.
 */
async function storeShare({ request }: { request: Request }): Promise<Response> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const cache = await caches.open('countertype-shared');
    const address = `open/shared?${Date.now()}-${Math.random()}`;
    await cache.put(address, new Response(await request.blob(), { headers }));
    // Shares that nobody has opened; another site can send some, too.
    const waiting = await cache.keys();
    await Promise.all(waiting.slice(0, -10).map((each) => cache.delete(each)));
  } catch {
    // The screen says that nothing has arrived.
  }
  return Response.redirect('open/?shared', 303);
}

/**
 * Builds the service worker. It caches everything on the first visit, except the files of texts, bosses and
 * learnable moves, which it caches when they are requested. A new version waits until the player accepts it. The answer
 * pages, which are written later, it leaves to the network.
 */
export function offline(hasAnswerPages: boolean): Plugin[] {
  let folder = '';
  const readConfig: Plugin = {
    name: 'offline-config',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
  };
  const plugins = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    workbox: {
      cacheId: 'countertype',
      globPatterns: ['**/*.{html,js,css,svg,json}'],
      globIgnores: ['locales/**', 'bosses/**', 'learners/**', '404.html', 'prepaint.js'],
      manifestTransforms: [integrityIn(() => folder)],
      navigateFallback: 'index.html',
      // The query is the state of a screen, whose page is always the same.
      ignoreURLParametersMatching: [/./],
      // Files that are not precached. All other URLs are screens.
      navigateFallbackDenylist: [
        /^[^?]*\/(assets|bosses|icons|learners|locales|screenshots)\//,
        /^[^?]*\.(md|txt|xml|webmanifest)(\?|$)/,
        ...(hasAnswerPages ? [answerPath] : []),
      ],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/open/'),
          method: 'POST',
          handler: storeShare,
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /\/locales\/.+\.json$/.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'countertype-locales',
            expiration: { maxEntries: 40 },
            plugins: [onlyVersion, olderLocale],
          },
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /\/(bosses|learners)\/.+\.json$/.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'countertype-games',
            expiration: { maxEntries: 40 },
            plugins: [onlyVersion],
          },
        },
      ],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });
  return [readConfig, ...plugins];
}
