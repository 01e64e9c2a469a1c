import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { answerPages } from './scripts/answers/answerPages.ts';
import { shortenClassName } from './scripts/build/classNames.ts';
import { compress, minifyJson } from './scripts/build/compress.ts';
import { fileVersions } from './scripts/build/fileVersions.ts';
import { icons } from './scripts/build/icons.ts';
import { measureIncomplete } from './scripts/build/locales.ts';
import { offline } from './scripts/build/offline.ts';
import { previewServer } from './scripts/build/previewServer.ts';
import { screenPages } from './scripts/build/screenPages.ts';
import { sharedChunk } from './scripts/build/sharedChunks.ts';
import { siteFiles } from './scripts/build/siteFiles.ts';
import { answerPagesOf, siteUrlOf } from './scripts/build/siteUrl.ts';
import { styles } from './scripts/build/styles.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const siteUrl = siteUrlOf(process.env);
const answerPagesOption = answerPagesOf(process.env, siteUrl);

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    icons(),
    styles(),
    previewServer(),
    siteFiles({
      siteUrl,
      hasAnswerPages: answerPagesOption !== 'none',
      sourceUrl: process.env.VITE_SOURCE_URL ?? '',
      email: process.env.VITE_CONTACT_EMAIL ?? '',
    }),
    screenPages(siteUrl, answerPagesOption),
    offline(answerPagesOption !== 'none'),
    compress(),
    answerPages(siteUrl, answerPagesOption),
  ],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_LOCALE_VERSIONS': fileVersions('public/locales', minifyJson),
    // A text, because tests have no other values.
    'import.meta.env.VITE_BOSS_VERSIONS': JSON.stringify(
      JSON.stringify(fileVersions('public/bosses')),
    ),
    'import.meta.env.VITE_LEARNER_VERSIONS': JSON.stringify(
      JSON.stringify(fileVersions('public/learners')),
    ),
    'import.meta.env.VITE_INCOMPLETE': measureIncomplete(),
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_ANSWER_PAGES': JSON.stringify(answerPagesOption),
  },
  css: {
    modules: {
      generateScopedName: shortenClassName,
    },
  },
  build: {
    target: 'baseline-widely-available',
    license: { fileName: 'licenses.md' },
    // Of the target browsers, only Safari 16 does not preload modules. There they load later.
    modulePreload: {
      polyfill: false,
      // The names of what a sheet imports would be in the first script; a screen's are, because a tap waits for it.
      resolveDependencies: (file, imports, { hostType }) =>
        hostType === 'html' || /Screen-/.test(file) ? imports : [],
    },
    // scripts/build/styleSheets.ts makes two files of them.
    cssCodeSplit: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            {
              name: 'pages',
              test: /src.app.screens.pages/,
              priority: 1,
              // Modules that screens import too stay in the files of the screens.
              includeDependenciesRecursively: false,
            },
            // Loaded only if something is saved on the device.
            {
              name: 'records',
              test: /src.app.browser.records/,
              priority: 1,
              // Modules that screens import too stay in the files of the screens.
              includeDependenciesRecursively: false,
            },
            // Loaded only if the player uses an own game.
            {
              name: 'ownGame',
              test: /src.(core.(ownGames|charts.chartFile)|app.files.(openGame|readFiles))/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded only if there are moves.
            {
              name: 'moves',
              test: /src.(core.pokedex.moveFiles|app.downloads.moves)/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded with the Pokédex.
            {
              name: 'pokedex',
              test: /src.(core.(pokedex.(parsePokedex|gameLists|fusion|pokemon|searchable|traits)|charts.fusion)|app.downloads.pokedexInUse)\.ts/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What that shares with Defense; text pages load the Pokédex, but nothing else of Defense.
            {
              name: 'pokemon',
              test: /src.core.pokedex.(names.name|pokemonAbilities)\.ts/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded only by search fields.
            {
              name: 'search',
              test: /src.core.pokedex.search/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded only by screens that count the Pokémon of a list.
            {
              name: 'list',
              test: /src.(app.state.list.(ownList|useList)|core.(pokedex.list|picks.supportedAttacks)|app.typeUi.CoverageBar)/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded by whatever shows the bosses of a game, and by no screen at its start.
            {
              name: 'bosses',
              test: /src.(core.bosses|app.(parts.bosses.(?!bossMembers|useOtherSearch)|downloads.loadBosses))/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded only by the screens with imports.
            {
              name: 'handover',
              test: /src.app.(parts.frame.useHandover|state.handover)/,
              priority: 1,
            },
            // Loaded only by sheets that open files.
            { name: 'files', test: /src.app.ui.files/, priority: 1 },
            // What text pages share with the calculators; a page loads nothing else of them.
            {
              name: (id, context) =>
                context
                  .getModuleInfo(id)
                  ?.importers.some((each) => /src.app.screens.pages/.test(each))
                  ? 'small'
                  : null,
              debugName: 'small',
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Loaded only by sheets that draw a picture.
            {
              name: 'pictures',
              test: /src.app.parts.pictures.(?!MatrixSvg)/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What several screens need at their start.
            {
              name: sharedChunk(),
              debugName: 'shared',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  // Lets workers load chunks on demand.
  worker: { format: 'es' },
});
