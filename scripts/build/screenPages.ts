import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { calculatorNames, calculators } from '#calculators/registry.ts';
import { pagePath, pages } from '#screens/pages/pages.ts';

const prepaint = 'src/prepaint.ts';

/** Characters from which on a script has low priority, so that the style sheet does not wait for it. */
const largeScript = 2_000;

/** The screens with a page of their own; the first one's page serves all other addresses. */
export const screens = [
  ...calculatorNames.map((name) => {
    const { path, section, title, description } = calculators[name];
    const parent = 'isPart' in calculators[name] ? 'coverage.pageTitle' : `shell.${section}`;
    const titles = path === calculators[section].path ? [title] : [title, parent];
    return { name: name as string, path: path.slice(1), section, titles, description };
  }),
  ...pages.map((page) => ({
    name: page as string,
    path: pagePath(page).slice(1),
    section: 'offense',
    titles: [`pages.${page}.title`],
    description: `pages.${page}.text1`,
  })),
];

type Screen = (typeof screens)[number];

/**
 * Writes a page for each screen: its title, the skeleton of index.html with its texts, and links to
 * all scripts that the screen needs, so that none waits for another.
 */
export function screenPages(): Plugin {
  let config: ResolvedConfig;
  let script = { fileName: '', source: '' };
  return {
    name: 'screen-pages',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build') script = await bundlePrepaint(config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          // Not a module: those run when the whole page has been parsed.
          attrs: script.fileName
            ? { src: config.base + script.fileName }
            : { type: 'module', src: `/${prepaint}` },
          injectTo: 'head-prepend',
        },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', ...script });
    },
    writeBundle(_, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      for (const [index, screen] of screens.entries()) {
        const page = pageOf(template, screen, scriptsOf(bundle, screen), config.base);
        mkdirSync(join(folder, screen.path), { recursive: true });
        writeFileSync(join(folder, screen.path, 'index.html'), page);
        if (index > 0) continue;
        // Static hosts answer with 404.html where there is no file.
        for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), page);
      }
    },
  };
}

async function bundlePrepaint({ root, base, define = {} }: ResolvedConfig) {
  const result = await build({
    ...{ configFile: false, logLevel: 'error', root, base, publicDir: false, define },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: prepaint, formats: ['iife'], name: 'prepaint' },
      // The app reads the same storage and logs the same warnings.
      rolldownOptions: { output: { minify: { compress: { dropConsole: true } } } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput[])[0]?.output ?? [];
  if (!chunk) throw new Error(`The build of ${prepaint} is empty`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/prepaint-${hash}.js`, source: chunk.code };
}

/** The script with the screen's component, as src/shell/screens.ts names it, and all its imports. */
function scriptsOf(bundle: Rolldown.OutputBundle, { name }: Screen): Rolldown.OutputChunk[] {
  const loaders = readFileSync('src/shell/screens.ts', 'utf8');
  const [, module] = new RegExp(`\\b${name}: .*import\\('#(screens/[^']+)'\\)`).exec(loaders) ?? [];
  const scripts = new Set<Rolldown.OutputChunk>();
  const add = (file: Rolldown.OutputBundle[string] | undefined) => {
    if (file?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    for (const fileName of file.imports) add(bundle[fileName]);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`)))
      add(file);
  }
  if (scripts.size === 0) throw new Error(`No script has the screen ${name}`);
  return [...scripts];
}

const languages = readdirSync('public/locales').map((name) => name.replace('.json', ''));

const locales = Object.fromEntries(
  languages.map((code) => [code, JSON.parse(readFileSync(`public/locales/${code}.json`, 'utf8'))]),
);

function translate(key: string, language: string): string {
  return key.split('.').reduce((part, name) => part[name], locales[language]);
}

/** The English text of a key of the locale files, for HTML. */
function textOf(key: string): string {
  const text = translate(key, 'en');
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** The texts of the skeleton in all languages, in the order of its elements, as a script with data. */
function textsOf(keys: readonly string[]): string {
  const texts = languages.map((code) => [code, keys.map((key) => translate(key, code))]);
  const json = JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="skeleton-texts">${json}</script>`;
}

/** The links of the skeleton that only the section Defense has. */
const modesNav = /<nav class="ui-SegmentedNav-segments">[\s\S]*?<\/nav>\s*/;

function pageOf(
  template: string,
  { path, section, titles, description }: Screen,
  scripts: readonly Rolldown.OutputChunk[],
  base: string,
): string {
  const title = [...titles, 'shell.title'].map(textOf).join(' · ');
  const hasModes = section === 'defense';
  const modes = hasModes ? ['defense.solo', 'defense.team', 'battle.mode'] : [];
  const keys = ['shell.offense', 'shell.defense', ...modes, titles[0] ?? '', description];
  const links = scripts
    .filter(({ fileName }) => !template.includes(`"${base}${fileName}"`))
    .map(({ fileName, code }) => {
      const priority = code.length < largeScript ? '' : ' fetchpriority="low"';
      return `  <link rel="modulepreload"${priority} crossorigin href="${base}${fileName}">\n  `;
    });
  const replacements: [before: string, after: string][] = [
    ['data-screen=""', `data-screen="${path}"`],
    ['<title data-static>Countertype<', `<title data-static>${title}<`],
    ['content="description"', `content="${textOf(description)}"`],
    ['content="title"', `content="${title}"`],
    ['</head>', `${links.join('')}</head>`],
    ['<noscript>', `${textsOf(keys)}\n    <noscript>`],
    [`data-section="${section}"`, 'aria-current="true"'],
    ['>Title<', `>${textOf(titles[0] ?? '')}<`],
    ['>Description<', `>${textOf(description)}<`],
  ];
  if (hasModes) replacements.push([`data-mode="${path}"`, 'aria-current="true"']);
  const frame = hasModes ? template : template.replace(modesNav, '');
  return replacements.reduce((page, [before, after]) => {
    if (!page.includes(before)) throw new Error(`index.html has no ${before}`);
    return page.replaceAll(before, () => after);
  }, frame);
}
