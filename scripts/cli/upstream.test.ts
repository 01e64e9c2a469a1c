import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { listSteps, main } from './upstream.ts';

const exitCode = process.exitCode;

afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});

/** Runs the check with these exit codes, 0 for the other steps; returns the steps that ran and the lines. */
function runWith(codes: Readonly<Record<string, number>>): { titles: string[]; lines: string[] } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const titles: string[] = [];
  main([], listSteps(['@pkmn/dex', '@smogon/calc']), ({ title }) => {
    titles.push(title);
    return codes[title] ?? 0;
  });
  return { titles, lines: log.mock.calls.map(([line]) => String(line)) };
}

it('installs the newest version of every package that knows the games, without saving it', () => {
  const [install] = listSteps();
  expect(install?.command).toEqual(
    expect.arrayContaining([
      '--no-save',
      '@pkmn/dex@latest',
      '@pkmn/sim@latest',
      '@smogon/calc@latest',
    ]),
  );
});

it('says that nothing differs', () => {
  const { titles, lines } = runWith({});
  expect(titles).toHaveLength(5);
  expect(lines.at(-1)).toBe('Nothing differs.');
});

it('goes on after a difference, and names it at the end', () => {
  const title = 'Compare the data with what is committed';
  const { titles, lines } = runWith({ [title]: 1 });
  expect(titles).toHaveLength(5);
  expect(lines.slice(-2)).toEqual([
    `FAILED: ${title}`,
    'docs/data.md, "When the weekly check fails", says what to do.',
  ]);
  expect(process.exitCode).toBe(1);
});

it('ends if the packages cannot be installed', () => {
  expect(runWith({ 'Install the newest packages': 1 }).titles).toHaveLength(1);
});

it('runs every week, and docs/data.md has the section that it names', () => {
  const workflow = readFileSync('.github/workflows/upstream.yml', 'utf8');
  expect(workflow).toMatch(/- cron: '\d+ \d+ \* \* \d'/);
  expect(workflow).toContain('  npm run upstream ');
  expect(readFileSync('docs/data.md', 'utf8')).toContain('\n## When the weekly check fails\n');
});
