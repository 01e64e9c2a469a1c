import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { firstScreens } from './scripts/firstScreens.ts';
import { hostingFiles } from './scripts/hostingFiles.ts';
import { localeVersions, measureCompleteness } from './scripts/locales.ts';
import { missingFiles } from './scripts/missingFiles.ts';
import { offline } from './scripts/offline.ts';
import { previewCompressed } from './scripts/previewCompressed.ts';
import { previewHeaders } from './scripts/previewHeaders.ts';
import { siteFiles } from './scripts/siteFiles.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const siteUrl = addressOf(process.env.VITE_SITE_URL);

/** The site's address with a slash at its end; '' where none is set, and a bad one throws. */
function addressOf(value: string | undefined): string {
  if (!value) return '';
  if (!URL.canParse(value)) throw new Error(`VITE_SITE_URL=${value} is no address`);
  return new URL(value.endsWith('/') ? value : `${value}/`).href;
}

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    missingFiles(),
    previewHeaders(),
    previewCompressed(),
    siteFiles(siteUrl),
    firstScreens(),
    offline(),
    // In this order: what they write is not for the service worker to keep.
    hostingFiles(),
    compress(),
  ],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_LOCALE_VERSIONS': localeVersions(),
    'import.meta.env.VITE_COMPLETENESS': measureCompleteness(),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
  },
  css: {
    modules: {
      // Readable, and smaller when compressed than a hash: team-Examples-list.
      generateScopedName: (name, path) =>
        `${basename(dirname(path))}-${basename(path, '.module.css')}-${name}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    license: { fileName: 'licenses.md' },
    // All browsers of the target but Safari 16 preload modules; there they load later, that is all.
    modulePreload: {
      polyfill: false,
      // A screen of a single file is named as well: firstScreens() learns its file from that.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'js' && dependencies.length === 0 ? [file] : dependencies,
    },
    // All of them are 10 kB; in files of their own the first paint would wait for one more turn.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'pages', test: /screens.pages.\w+Page\.tsx/, priority: 1 },
            // What fewer parts share stays in files of its own: those never import in a ring.
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
  // A worker may load parts of itself when they are needed, as the page does.
  worker: { format: 'es' },
});
