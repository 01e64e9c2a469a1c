import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/build/compress.ts';
import { localeVersions, measureCompleteness } from './scripts/build/locales.ts';
import { offline } from './scripts/build/offline.ts';
import { previewServer } from './scripts/build/previewServer.ts';
import { screenPages } from './scripts/build/screenPages.ts';
import { siteFiles } from './scripts/build/siteFiles.ts';

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
  plugins: [react(), previewServer(), siteFiles(siteUrl), screenPages(), offline(), compress()],
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
    modulePreload: { polyfill: false },
    // All of them are 10 kB; in files of their own the first paint would wait for one more turn.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'pages', test: /screens.pages.\w+Page\.tsx/, priority: 1 },
            // Only a session with a kept team loads them.
            {
              name: 'keptTeams',
              test: /recordRange|recordList|fullError|persistence|(keptTeams|keptEdits|teamLink|teamName|uniqueName|addKeptTeam|showKeptTeam|KeptTeamStatus|useKeptTeams)\.tsx?$/,
              priority: 1,
              // What it shares with the screens stays in their files.
              includeDependenciesRecursively: false,
            },
            // Only sheets that open files load them.
            { name: 'files', test: /(DropZone|FileButton)\.tsx$|folder-open/, priority: 1 },
            // Only a session with an own game loads it.
            {
              name: 'ownGame',
              test: /src.ownGame|(parseChart|exactName|keptGames|findOwnGame)\.ts$/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What fewer parts share stays in files of its own: those never import in a ring.
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
  // A worker may load parts of itself when they are needed, as the page does.
  worker: { format: 'es' },
});
