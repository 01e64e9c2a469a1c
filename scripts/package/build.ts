import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import { writeDocumentation } from './documentation.ts';

/** The entries that are imported. */
const libraries = ['index', 'charts', 'pokedex', 'showdown'];

const entries = [...libraries, 'cli'];

/** The place in the package of a source, both without extension, relative to the repository. */
function packagePath(source: string): string {
  return source
    .replace(/^(?:package|src)\//, '')
    .replace(/^scripts\/(?:cli|package)\//, 'program/')
    .replace(/^public\//, 'data/')
    .replace(/^.*node_modules\//, 'vendor/')
    .replace(/\.json$/, '');
}

async function writeModules(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    json: { stringify: true },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      minify: false,
      modulePreload: false,
      license: { fileName: 'licenses.md' },
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name, `package/${name}.ts`])),
        preserveEntrySignatures: 'strict',
        external: [/^node:/],
        // For Node, the helper of CommonJS modules would import node:module.
        platform: 'browser',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: '.',
          entryFileNames: ({ name, facadeModuleId }) => {
            const source = facadeModuleId?.replace(/\?.*$/, '');
            const isFile = source !== undefined && existsSync(source);
            const path = isFile ? relative('.', source).split(sep).join('/') : name;
            return `${packagePath(path.replace(/\.[cm]?[jt]s$/, ''))}.js`;
          },
        },
      },
    },
    ssr: { noExternal: true },
  });
}

/** Emits the declarations, and writes those that an entry needs with specifiers that Node resolves. */
function writeDeclarations(outDir: string): void {
  const emitDir = mkdtempSync(join(tmpdir(), 'countertype-types-'));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', 'package', '--outDir', emitDir],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  const queue = libraries.map((name) => `package/${name}`);
  const sources = new Set(queue);
  for (const source of sources) {
    const path = packagePath(source);
    const text = readFileSync(join(emitDir, `${source}.d.ts`), 'utf8').replace(
      /(from |import\()(['"])([^'"]+)\.ts\2/g,
      (_, before: string, quote: string, specifier: string) => {
        const target = specifier.startsWith('#')
          ? `src/${specifier.slice(1)}`
          : posix.join(posix.dirname(source), specifier);
        sources.add(target);
        const steps = posix.relative(posix.dirname(path), packagePath(target));
        return `${before}${quote}${steps.startsWith('.') ? steps : `./${steps}`}.js${quote}`;
      },
    );
    const file = join(outDir, `${path}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  rmSync(emitDir, { recursive: true });
}

/** What the command prints for `--help`. */
export const usage = `npm run package -- [FOLDER]
Builds the npm package in dist-package/, or in the folder.`;

/** Writes the package to `dist-package`, or to the folder of the argument. */
export async function main([outDir = 'dist-package']: string[] = []): Promise<void> {
  await writeModules(outDir);
  writeDeclarations(outDir);
  writeDocumentation(outDir, libraries);
  copyFileSync('package/manifest.json', join(outDir, 'package.json'));
  copyFileSync('package/README.md', join(outDir, 'README.md'));
  copyFileSync('LICENSE', join(outDir, 'LICENSE'));
}
