import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The files of the commands that are ours. */
const files = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (?:scripts\/run\/runTs\.mjs )?(\S+)(?: --full)?$/.exec(command) ?? [];
  return file && !name.startsWith('pre') ? [[name, file] as const] : [];
});

it.each(files)('npm run %s explains itself with --help: %s', (_, file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(file.endsWith('.mjs') ? "includes('--help')" : 'export const usage = `');
});
