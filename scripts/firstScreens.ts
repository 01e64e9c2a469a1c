import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { Drawing } from './drawFirstScreens.mjs';
import { drawnScreens } from './siteFiles.ts';

const script = 'src/first.ts';
/** Characters of a script from which on it would keep the style sheet, and the first paint, waiting. */
const large = 6_000;
const draw = fileURLToPath(new URL('./drawFirstScreens.mjs', import.meta.url));

/**
 * Gives every screen a page that shows it before any script has run: the built app draws it, and
 * the page names all files that the screen needs, so that none waits for another.
 */
export function firstScreens(): Plugin {
  let config: ResolvedConfig;
  let first = { fileName: '', source: '' };
  return {
    name: 'first-screens',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build') first = await bundleScript(config);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          // Not as a module: those wait until the whole page is there.
          attrs: first.fileName
            ? { src: `${config.base}${first.fileName}` }
            : { type: 'module', src: `/${script}` },
          injectTo: 'head-prepend',
        },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', ...first });
    },
    async writeBundle(_, bundle) {
      const folder = resolve(config.root, config.build.outDir);
      const template = readFileSync(join(folder, 'index.html'), 'utf8');
      const drawings = await drawScreens(folder, config.base, entryOf(bundle));
      let needed: Rolldown.OutputChunk[] = [];
      for (const [index, drawing] of drawings.entries()) {
        const screen = drawnScreens[index] ?? '';
        // A screen that takes no file of its own shares those of the one before.
        if (drawing.files.length > 0) needed = filesOf(bundle, drawing.files);
        const page = pageOf(template, screen, drawing, needed, config.base);
        mkdirSync(join(folder, screen), { recursive: true });
        writeFileSync(join(folder, screen, 'index.html'), page);
        if (index === 0) writeFileSync(join(folder, 'index.html'), page);
      }
    },
  };
}

/** The script that runs before the first paint, in a file of its own. */
async function bundleScript({ root, base, define }: ResolvedConfig) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    base,
    publicDir: false,
    define: define ?? {},
    build: {
      write: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      lib: { entry: script, formats: ['iife'], name: 'first', fileName: 'first' },
      // The app reads the same storage, and warns of what it cannot read there.
      rolldownOptions: { output: { minify: { compress: { dropConsole: true } } } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput[])[0]?.output ?? [];
  if (!chunk) throw new Error(`Nothing came of ${script}`);
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/first-${hash}.js`, source: chunk.code };
}

function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The build has no entry');
  return entry.fileName;
}

async function drawScreens(folder: string, base: string, entry: string): Promise<Drawing[]> {
  const args = [draw, entry, folder, base, ...drawnScreens];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

/** The scripts, and all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, names: readonly string[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    file.imports.forEach(add);
  };
  names.forEach(add);
  return [...found];
}

/** A drawing of a width. Browsers are not to translate it: its controls are known by their words. */
function drawn(width: string, markup: string): string {
  return `<div data-drawn="${width}" translate="no">${markup}</div>`;
}

/** The page of a screen: its head, its files, and its picture for both widths of the header. */
function pageOf(
  template: string,
  screen: string,
  { title, head, narrow, wide }: Drawing,
  files: readonly Rolldown.OutputChunk[],
  base: string,
): string {
  const links = files
    .filter(({ fileName }) => !template.includes(`"${base}${fileName}"`))
    .map(({ fileName, code }) => {
      const priority = code.length < large ? '' : ' fetchpriority="low"';
      return `<link rel="modulepreload"${priority} crossorigin href="${base}${fileName}">`;
    });
  // Half a drawing would move as the other half comes.
  const whole = '<link rel="expect" href="#drawn" blocking="render">';
  const replacements: [RegExp | string, string][] = [
    ['<html ', `<html data-screen="${screen}" `],
    [
      /<title data-static>.*?<\/title>\s*<meta data-static[^>]*>/,
      `<title data-static>${title}</title>\n    ${head}`,
    ],
    ['</head>', `${[whole, ...links].map((link) => `  ${link}\n  `).join('')}</head>`],
    [
      '<div id="app"></div>',
      `<div id="app">${drawn('narrow', narrow)}${drawn('wide', wide)}</div>`,
    ],
  ];
  return replacements.reduce((page, [before, after]) => {
    const next = page.replace(before, () => after);
    if (next === page) throw new Error(`index.html has no ${before}`);
    return next;
  }, template);
}
