import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diceOf } from '#tests/dice.ts';
import { loadMovesFromDisk } from '#tests/loadMoves.ts';
import { formatQuestion, randomHit } from '#tests/questions.ts';
import { answer } from '../cli/ask.ts';

const maxMatchupBytes = 12_000;

const folder = mkdtempSync(join(tmpdir(), 'countertype-package-'));
const packageDir = join(folder, 'built');
const projectDir = join(folder, 'project');
const installedDir = join(projectDir, 'node_modules/countertype');

function run(command: string, args: readonly string[], input = '', cwd = projectDir) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    input,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
  });
  return { status, stdout, stderr };
}

/** The modules and declarations of the installed package, by their names with slashes. */
function readScripts(): { name: string; text: string }[] {
  return readdirSync(installedDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      text: readFileSync(join(installedDir, name), 'utf8'),
    }));
}

function runProgram(args: readonly string[], input = '') {
  return run(process.execPath, [join(installedDir, 'cli.js'), ...args], input);
}

/** Writes the file to the project that has installed the package. */
function writeInProject(name: string, text: string): string {
  const path = join(projectDir, name);
  writeFileSync(path, text);
  return path;
}

beforeAll(() => {
  const script = ['scripts/run/runTs.mjs', 'scripts/package/build.ts', packageDir];
  const result = run(process.execPath, script, '', '.');
  expect(result).toMatchObject({ status: 0, stderr: '' });
  mkdirSync(projectDir);
  writeInProject('package.json', '{"private":true,"type":"module"}');
  const packing = run('npm', ['pack', packageDir, '--silent']);
  expect(packing).toMatchObject({ status: 0, stderr: '' });
  const args = ['install', '--offline', '--no-audit', '--no-fund', packing.stdout.trim()];
  expect(run('npm', args)).toMatchObject({ status: 0 });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('installs without dependencies', () => {
    const packages = readdirSync(join(projectDir, 'node_modules')).filter(
      (name) => name[0] !== '.',
    );
    expect(packages).toEqual(['countertype']);
  });

  it('has no React, DOM or locale', () => {
    const scripts = readScripts();
    expect(scripts.length).toBeGreaterThan(50);
    const matches = scripts.flatMap(({ name, text }) => {
      // Libraries ask whether they run in a browser.
      const isGlobalAllowed = name.startsWith('vendor/') || name.startsWith('data/');
      const globals = isGlobalAllowed ? [] : (text.match(/\b(?:document|window)\b/g) ?? []);
      return [...globals, ...(text.match(/#locales|\breact\b/g) ?? [])].map(
        (match) => `${name}: ${match}`,
      );
    });
    expect(matches).toEqual([]);
  });

  it('imports no other package, and Node only in the program', () => {
    const specifier = /\b(?:from |import |import\()["']([^"'\s.][^"'\s]*)["']/g;
    const imports = readScripts().flatMap(({ name, text }) =>
      // Comments have examples.
      [...text.replace(/^\s*\*.*$/gm, '').matchAll(specifier)].map(([, target = '']) => ({
        ...{ name, target },
      })),
    );
    expect(imports.filter(({ target }) => !target.startsWith('node:'))).toEqual([]);
    const users = new Set(imports.map(({ name }) => name));
    const own = [...users].filter((name) => !name.startsWith('vendor/@modelcontextprotocol/'));
    expect(own.sort()).toEqual(['cli.js', 'program/ask.js', 'program/program.js']);
  });

  it('loads the protocol for other programs only with its server', () => {
    const users = readScripts().filter(
      ({ name, text }) =>
        !name.startsWith('vendor/') && /vendor\/(?:@modelcontextprotocol|zod)/.test(text),
    );
    expect(users.map(({ name }) => name)).toEqual(['program/mcp.js']);
  });

  it('describes everything that it exports on a page', async () => {
    const page = readFileSync(join(installedDir, 'API.md'), 'utf8');
    const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    // A heading, one line of text, and the declaration.
    const describedNames = [...page.matchAll(/^### (\w+)\n\n\S.*\n\n```ts\n/gm)].map(
      ([, name]) => name,
    );
    expect(describedNames).toEqual(headings);
    expect(headings.length).toBeGreaterThan(80);
    for (const entry of ['index', 'charts', 'pokedex', 'showdown']) {
      const values = Object.keys(await import(join(installedDir, `${entry}.js`)));
      expect(values.length).toBeGreaterThan(0);
      expect(headings).toEqual(expect.arrayContaining(values));
    }
  });

  it('has no problem that publint finds', async () => {
    const { messages } = await publint({ pkgDir: installedDir, pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  it('has one matchup with all rules in 12 kB', async () => {
    const entry = writeInProject('size.js', "export { matchup } from 'countertype';");
    const result = await build({
      root: projectDir,
      configFile: false,
      logLevel: 'error',
      build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'size' } },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (!bundle || !('output' in bundle)) throw new Error('The bundle is missing');
    expect(bundle.output).toHaveLength(1);
    const size = gzipSync(bundle.output[0].code, { level: 9 }).length;
    expect(size).toBeGreaterThan(2000);
    expect(size).toBeLessThanOrEqual(maxMatchupBytes);
  });
});

const readme = readFileSync('package/README.md', 'utf8');
const examples = [
  ...readme.matchAll(/```js\n([^`]+(?:`[^`]+`[^`]+)*)```\n\n```text\n([^`]*)```/g),
].map(([, code = '', output = ''], index) => ({ number: index + 1, code, output }));

describe('the examples of the README', () => {
  it('are five', () => expect(examples).toHaveLength(5));

  it.each(examples)('print what it says: example $number', ({ code, output }) => {
    const path = writeInProject('example.js', code);
    expect(run(process.execPath, [path])).toEqual({ status: 0, stdout: output, stderr: '' });
  });

  it('show the answers of the program', () => {
    const sessions = [...readme.matchAll(/```sh\n(\$ npx[^`]+)```/g)].flatMap(([, text = '']) =>
      text.split(/^\$ npx countertype /m).slice(1),
    );
    expect(sessions).toHaveLength(3);
    for (const session of sessions) {
      const [line = '', ...output] = session.split('\n');
      const args = [...line.matchAll(/"([^"]+)"|(\S+)/g)].map(([, text, word]) => text ?? word!);
      expect(runProgram(args).stdout).toBe(output.join('\n'));
    }
  });
});

describe('the types', () => {
  it.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('resolve with module %s and %s', (module, moduleResolution) => {
    writeInProject(
      'types.ts',
      `import { type Matchup, matchup, worldIn } from 'countertype';
import { type OwnGameImport, readOwnGame } from 'countertype/charts';
import { loadPokedex, type Pokemon } from 'countertype/pokedex';
import { readShowdown } from 'countertype/showdown';
export const answer: Matchup = matchup({ type: 'ice' }, { typing: ['dragon'] }, worldIn('default'));
export const game: OwnGameImport = readOwnGame([{ name: 'a.csv', text: '' }]);
export const pokedex: readonly Pokemon[] = await loadPokedex();
export const names: string[] = readShowdown('', pokedex, 'emerald').teams.map(({ name }) => name);
// @ts-expect-error The type is misspelled.
matchup({ type: 'icy' }, { typing: ['dragon'] }, worldIn('default'));
`,
    );
    const flags = ['--strict', '--noEmit', '--target', 'es2023', '--ignoreConfig'];
    const resolution = ['--module', module, '--moduleResolution', moduleResolution];
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const { status, stdout } = run(process.execPath, [tsc, ...flags, ...resolution, 'types.ts']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});

// program.test.ts has its arguments, without a process for each.
describe('the program', () => {
  it('answers a question in JSON with an own chart', () => {
    const text = '{"types":["fire","plasma"],"chart":{"plasma":{"fire":1.5}}}';
    const chart = writeInProject('chart.json', text);
    const question = '{"attack":{"type":"plasma"},"defender":{"typing":["fire"]}}\n';
    const { stdout } = runProgram(['--chart', chart], question);
    expect(JSON.parse(stdout)).toMatchObject({ multiplier: 1.5 });
  });

  // tests/sameAnswers.test.ts compares more answers, of the sources.
  it('answers as its sources do', () => {
    loadMovesFromDisk();
    const dice = diceOf(7);
    const lines = Array.from({ length: 20 }, () => formatQuestion(randomHit(dice)));
    const { stdout } = runProgram([], `${lines.join('\n')}\n`);
    expect(stdout).toBe(`${lines.map((line) => answer(line)).join('\n')}\n`);
    expect(stdout).not.toContain('error');
  });

  it('exits with code 2 after a mistake', () => {
    const error = 'ATTACK: unknown name "eist"\n';
    expect(runProgram(['eist', 'muk'])).toEqual({ status: 2, stdout: '', stderr: error });
  });

  it('answers a name, and another program by the Model Context Protocol', async () => {
    expect(runProgram(['garchomp']).stdout).toContain('4×     Ice');
    const client = new Client({ name: 'test', version: '1' });
    const args = [join(installedDir, 'cli.js'), 'mcp'];
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args, cwd: projectDir }),
    );
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['matchup', 'defense', 'battle', 'doubles']);
    const result = await client.callTool({
      name: 'defense',
      arguments: { defender: 'ガブリアス' },
    });
    expect(result.content).toEqual([{ type: 'text', text: expect.stringContaining('4×     Ice') }]);
    await client.close();
  });

  it('has the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package/manifest.json', 'utf8'));
    expect(runProgram(['-v']).stdout).toBe(`${version}\n`);
  });
});
