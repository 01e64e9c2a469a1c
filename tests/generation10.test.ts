import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formerAnswers } from './generation10/formerAnswers.ts';
import { createWorkspace } from './generation10/workspace.ts';

// It takes as long as all other tests of the engine together.
describe.runIf(process.env.FULL)('the tables', () => {
  let folder = '';

  beforeAll(() => {
    folder = createWorkspace();
  }, 180_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  function run(...args: string[]): string {
    const { stdout, stderr, status } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
    });
    return status === 0 ? '' : `${stdout}${stderr}`;
  }

  function runTests(...files: string[]): string {
    return run('node_modules/vitest/vitest.mjs', 'run', ...files);
  }

  it('take over generation 10 alone', () => {
    copyFileSync(
      'tests/generation10/generators.ts',
      join(folder, 'tests/generation10/generators.test.ts'),
    );
    copyFileSync(
      'tests/generation10/answers.tsx',
      join(folder, 'tests/generation10/answers.test.tsx'),
    );
    writeFileSync(join(folder, 'former.json'), JSON.stringify(formerAnswers));
    expect(runTests('tests/generation10/generators')).toBe('');
    expect(runTests('tests/generation10/answers', 'tests/savedRecords', 'tests/storedTab')).toBe(
      '',
    );
  }, 180_000);

  it('have rows for it wherever the types of the code ask for them', () => {
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
  });
});
