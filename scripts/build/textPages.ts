import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import type { Language } from '#app/i18n/languages.ts';
import { shortenClassName } from './classNames.ts';
import { icons } from './icons.ts';
import { addScript } from './inlineScript.ts';
import { readLocales } from './locales.ts';
import { formatStyleSheet } from './styleSheets.ts';
import { styles } from './styles.ts';

/** A text page as HTML in English, and what a reader of another language gets instead. */
type TextPage = {
  html: string;
  /** By language but English, as JSON: the title, and the texts in the order of `fillTexts`. */
  texts: ReadonlyMap<string, string>;
};

/** The text pages by path, and their style sheet. */
type TextPages = { pages: ReadonlyMap<string, TextPage>; styleSheet: string };

/** Renders the text pages in all languages, with the components of the app. Throws if a language has other elements than English. */
export async function renderTextPages(config: ResolvedConfig): Promise<TextPages> {
  const output = await buildRenderer(config);
  const renderer = await importCode(output.find((file) => file.type === 'chunk')!.code, config);
  const { textPageNames, renderTextPage } = renderer;
  const basePath = config.base.replace(/\/$/, '');
  const pages = textPageNames.map((name) => {
    const rendered = [...readLocales()].map(
      ([language, texts]) =>
        [language, splitPage(renderTextPage(name, language as Language, texts, basePath))] as const,
    );
    const english = rendered.find(([language]) => language === 'en')![1];
    const other = rendered.find(([, { elements }]) => elements !== english.elements);
    if (other)
      throw new Error(`The page ${name} has other elements in ${other[0]} than in English`);
    const texts = rendered
      .filter(([, page]) => page !== english)
      .map(
        ([language, { title, texts }]) => [language, JSON.stringify([title, ...texts])] as const,
      );
    return [`${name}/`, { html: english.html, texts: new Map(texts) }] as const;
  });
  const sources = output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  return { pages: new Map(pages), styleSheet: formatStyleSheet(sources) };
}

/** The file with the texts of the page in a language; the service worker keeps it as it keeps all of that folder. */
export function textsFile(path: string, language: string): string {
  return `locales/${path.replace('/', '.')}${language}.json`;
}

/** The files of the app: the path of the site, their names, and the versions of the locale files as JSON. */
type AppFiles = {
  base: string;
  styles: readonly string[];
  scripts: readonly string[];
  localeVersions: string;
};

/** Writes a text page: index.html with the text, and nothing of the app but the names of its files. */
export function writeTextPage(
  template: string,
  { html, texts }: TextPage,
  script: string,
  { base, styles, scripts, localeVersions }: AppFiles,
): string {
  const versions = [...texts].map(([language, json]) => [
    language,
    createHash('sha256').update(json).digest('hex').slice(0, 8),
  ]);
  const page = template
    .replaceAll(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, '')
    .replace(/<div id="app">.*<\/template>/s, () => `<div id="app">${html}</div>`);
  const addresses = (names: readonly string[]) => names.map((name) => base + name).join(' ');
  return addScript(page, script, {
    base,
    'locale-versions': localeVersions,
    'text-versions': JSON.stringify(Object.fromEntries(versions)),
    styles: addresses(styles),
    scripts: addresses([...new Set(scripts)]),
  });
}

/** Bundles `TextPage.tsx` for Node, with the style sheets that it imports. */
async function buildRenderer({ root, base, define }: ResolvedConfig) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    base,
    publicDir: false,
    // The build has no tab that stores anything.
    define: { ...define, 'window.sessionStorage': '{ getItem: () => null }' },
    plugins: [react(), icons(), styles()],
    css: { modules: { generateScopedName: shortenClassName } },
    resolve: {
      alias: { '#app/i18n/useTranslation.ts': resolve('scripts/build/serverTranslation.ts') },
    },
    ssr: { noExternal: ['lucide-react'] },
    build: {
      write: false,
      target: 'baseline-widely-available',
      ssr: 'scripts/build/TextPage.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

/** Imports a bundle, which in turn imports packages. */
async function importCode(
  code: string,
  { cacheDir }: ResolvedConfig,
): Promise<typeof import('./TextPage.tsx')> {
  const file = resolve(cacheDir, `text-pages-${process.pid}.mjs`);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, code);
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}

/** A label or a text node of HTML that React has written. */
const textPattern = /(?<= aria-label=")[^"]*|(?<=>)[^<]+/g;

/** Splits what React has rendered into the title, the page itself, and its texts. */
export function splitPage(rendered: string): {
  title: string;
  html: string;
  texts: string[];
  elements: string;
} {
  const [, title = '', html = ''] = /^<title>(.*?)<\/title>(?:<(?:meta|link)[^>]*>)*(.*)$/s.exec(
    rendered,
  )!;
  return {
    title: unescapeHtml(title),
    html,
    texts: (html.match(textPattern) ?? []).map(unescapeHtml),
    elements: html.replaceAll(textPattern, ''),
  };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescapeHtml(text: string): string {
  return text.replaceAll(/&#?\w+;/g, (entity) => entities[entity] ?? entity);
}
