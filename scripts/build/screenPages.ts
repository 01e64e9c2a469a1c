import { readFileSync } from 'node:fs';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { findMode, modes } from '#app/shell/modes.ts';
import type { AnswerPagesOption } from '#core/links/answerPage.ts';
import { calculators, sections } from '#core/links/registry.ts';
import { chartTexts, writeCharts } from './chartPage.ts';
import { shortenNames } from './classNames.ts';
import { checkInlineScripts } from './headers.ts';
import { addScript } from './inlineScript.ts';
import { readAllLocales, readLocales, type Texts } from './locales.ts';
import { openSearchFile } from './openSearch.ts';
import { type Screen, screens } from './screens.ts';
import { shareTags } from './shareTags.ts';
import { mergeStyleSheets, nameStyleSheet, type StyleSheets } from './styleSheets.ts';
import { renderTextPages, textsFile, writeTextPage } from './textPages.ts';

/**
 * Writes a page for each screen: its title, the skeleton of index.html with its texts, and links to
 * all scripts and styles that the screen needs, so that they load at the same time. `siteUrl` is '' if it is not known.
 * Without scripts, it links to the answer pages, if there are any.
 */
export function screenPages(siteUrl: string, answerPages: AnswerPagesOption): Plugin[] {
  let config: ResolvedConfig;
  let styleSheets: StyleSheets;
  const mergeStyles: Plugin = {
    name: 'merge-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the names into scripts and pages.
      order: 'pre',
      handler(_, bundle) {
        const firstChunks = [...entryOf(bundle), ...scriptsOf(bundle, defense)];
        styleSheets = mergeStyleSheets(bundle, firstChunks, (fileName, source) =>
          this.emitFile({ type: 'asset', fileName, source }),
        );
      },
    },
  };
  const writePages: Plugin = {
    name: 'screen-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const [prepaint = '', textPage = ''] = await Promise.all(
          ['prepaint', 'textPage'].map((name) => bundleInlineScript(name, config)),
        );
        checkInlineScripts({ 'prepaint.ts': prepaint, 'textPage.ts': textPage });
        // For pages of version 6.5.3, which a host or a browser may still have.
        this.emitFile({ type: 'asset', fileName: 'prepaint.js', source: prepaint });
        const template = bundle['index.html'] as Rolldown.OutputAsset;
        const html = String(template.source).replace(
          '</noscript>',
          `${linkAnswerPages(config.base, answerPages)}</noscript>`,
        );
        const localeVersions = JSON.stringify(
          config.define?.['import.meta.env.VITE_LOCALE_VERSIONS'],
        );
        const skeletonPage = addScript(html, prepaint, {
          base: config.base,
          'locale-versions': localeVersions,
        });
        const texts = await renderTextPages(config);
        const textStyles = nameStyleSheet('text', texts.styleSheet);
        this.emitFile({ type: 'asset', fileName: textStyles, source: texts.styleSheet });
        for (const [index, screen] of screens.entries()) {
          const scripts = scriptsOf(bundle, screen);
          const tags = shareTags(siteUrl, screen.path) + searchTag(siteUrl, config.base);
          const page = texts.pages.get(screen.path);
          for (const [language, json] of page?.texts ?? [])
            this.emitFile({
              type: 'asset',
              fileName: textsFile(screen.path, language),
              source: json,
            });
          const source = page
            ? fillHead(
                writeTextPage(html, page, textPage, {
                  ...{ base: config.base, localeVersions },
                  styles: Object.values(styleSheets),
                  scripts: [...entryOf(bundle), ...scripts].map(({ fileName }) => fileName),
                }),
                screen,
                `  <link rel="stylesheet" crossorigin href="${config.base}${textStyles}">\n  ${tags}`,
              )
            : pageOf(skeletonPage, screen, config.base, scripts, styleSheets, tags);
          this.emitFile({ type: 'asset', fileName: `${screen.path}index.html`, source });
          if (index > 0) continue;
          // Static hosts answer a path without a file with 404.html, other servers with index.html.
          this.emitFile({ type: 'asset', fileName: '404.html', source });
          template.source = source;
        }
      },
    },
  };
  return [mergeStyles, writePages];
}

/** Links from a page without scripts to the answer pages; '' if there are none. */
function linkAnswerPages(base: string, answerPages: AnswerPagesOption): string {
  const link = (path: string, key: string) =>
    `<a href="${base}${path}">${readAllLocales().get('en')?.get(key)}</a>`;
  const links = {
    none: [],
    types: [link('types/', 'answers.typesIndex')],
    all: [link('types/', 'answers.typesIndex'), link('pokemon/', 'answers.pokemonIndex')],
  }[answerPages];
  return links
    .map((each) => shortenNames(`  <p class="shell-Layout-page">${each}</p>\n    `))
    .join('');
}

/** The tag with which browsers find the search of the site; '' without its address. */
function searchTag(siteUrl: string, base: string): string {
  if (!siteUrl) return '';
  return `  <link rel="search" type="application/opensearchdescription+xml" title="Countertype" href="${base}${openSearchFile}">\n  `;
}

/**
 * Bundles a script of src/app that runs before the first paint; it is no module, because modules run later. It stands in the
 * page, because Chromium requests nothing else of a page with a policy before a script file has arrived.
 */
async function bundleInlineScript(name: string, { root }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: `src/app/${name}.ts`, formats: ['iife'], name },
      rolldownOptions: {
        output: {
          // The app reads the same storage and logs the same warnings.
          minify: { compress: { dropConsole: true } },
        },
      },
    },
  });
  return (result as [Rolldown.RolldownOutput])[0].output[0].code;
}

const defense = screens.find(({ path }) => `/${path}` === calculators.defense.path)!;

/** The files that name the scripts of screens; a screen needs the one that names its own. */
const loaderFiles = ['screens', 'calculatorScreens', 'pageScreens'].map(
  (name) => `src/app/shell/${name}.ts`,
);

/** The script with the screen's component, as `loaderFiles` name it, and all that it imports. */
function scriptsOf(bundle: Rolldown.OutputBundle, { name }: Screen): Rolldown.OutputChunk[] {
  const row = new RegExp(`\\b${name}: .*import\\('#(app/screens/[^']+)'\\)`);
  const modules = loaderFiles.flatMap((file) => {
    const [, module] = row.exec(readFileSync(file, 'utf8')) ?? [];
    return module ? [file, `src/${module}`] : [];
  });
  if (modules.length === 0) throw new Error(`No script has the screen ${name}`);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => modules.some((module) => id.endsWith(`/${module}`))),
  );
  return withImports(bundle, scripts);
}

/** The script that starts the app, and all that it imports. */
function entryOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
}

/** The chunks and all that they import. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const all = new Set(chunks);
  // The loop also visits what it adds.
  for (const { imports } of all)
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') all.add(chunk);
    }
  return [...all];
}

const locales = readLocales();
const english: Texts = locales.get('en') ?? new Map();

/** The texts of the skeleton in all languages, in the order of its elements, as a script with data. */
function skeletonTexts(keys: readonly string[], hasCharts: boolean): string {
  const texts = [...locales].map(([code, locale]) => [
    code,
    [
      ...keys.map((key) => locale.get(key)),
      ...(hasCharts ? chartTexts(locale, code).values() : []),
    ],
  ]);
  const json = JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="skeleton-texts">${json}</script>`;
}

/** The English text of a key of the locale files, for HTML. */
function englishText(key: string): string {
  const text = english.get(key)?.replaceAll('&', '&amp;') ?? key;
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Adds the name of the screen, its title and description, and the tags to the head of a page. */
function fillHead(
  template: string,
  { path, title, parents, description }: Screen,
  tags: string,
): string {
  return replaceAll(template, {
    'data-screen=""': `data-screen="${path}"`,
    '{{pageTitle}}': [title, ...parents, 'shell.title'].map(englishText).join(' · '),
    '{{description}}': englishText(description),
    '</head>': `  ${tags}</head>`,
  });
}

function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce(
    (result, [from, to]) => result.replaceAll(from, () => to),
    text,
  );
}

function pageOf(
  template: string,
  screen: Screen,
  base: string,
  scripts: readonly Rolldown.OutputChunk[],
  { first, rest }: StyleSheets,
  tags: string,
): string {
  const { path, section, heading, description } = screen;
  const mode = findMode(`/${path}`);
  const links = [
    ...['shell.offense', 'shell.defense'],
    ...sections.flatMap((name) => modes.filter(({ section }) => section === name)),
  ].map((link) => (typeof link === 'string' ? link : link.label));
  const texts = [...links, heading, description];
  const hasCharts = `/${path}` === calculators.chart.path;
  const preloads = scripts
    .filter(({ fileName }) => !template.includes(`"${base}${fileName}"`))
    .map(({ fileName, code }) => {
      // A large script would delay the style sheet; a small one that comes late delays the app.
      const priority = code.length < 2000 ? '' : ' fetchpriority="low"';
      return `  <link rel="modulepreload"${priority} crossorigin href="${base}${fileName}">\n  `;
    });
  // Defense shows its first answer with the first one. The browser loads a style sheet for print without haste.
  const media = `/${path}` === calculators.defense.path ? ' media="print"' : '';
  const styles = `<link rel="stylesheet" crossorigin href="${base}${first}">
    <link rel="stylesheet"${media} crossorigin href="${base}${rest}">\n  `;
  const replacements = {
    '{{title}}': englishText(heading),
    ...Object.fromEntries(
      ['outdatedTitle', 'outdated', 'reload'].map((key) => [
        `{{${key}}}`,
        englishText(`errors.${key}`),
      ]),
    ),
    [`data-link="${section}"`]: 'aria-current="true"',
    [`data-link="${mode?.path.slice(1)}"`]: 'aria-current="true"',
    '<noscript>': `${skeletonTexts(texts, hasCharts)}\n    <noscript>`,
  };
  const page = hasCharts
    ? template.replace(
        /(<main[^>]*>).*(?=<\/main>)/s,
        (_, start) => start + shortenNames(writeCharts(chartTexts(english, 'en'), texts.length)),
      )
    : template;
  return fillHead(replaceAll(page, replacements), screen, `${styles}${tags}${preloads.join('')}`);
}
