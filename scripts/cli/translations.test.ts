import { expect, it } from 'vitest';
import { runCommand } from '#tests/runCommand.ts';
import { main } from './translations.ts';

it('prints nothing if every translation was read', async () => {
  expect(await runCommand(() => main([]))).toEqual({ status: 0, stdout: '', stderr: '' });
});

it('refuses a word that is neither a language nor a text', async () => {
  const { status, stderr } = await runCommand(() => main(['--read', 'de', 'battle.nothing']));
  expect([status, stderr]).toEqual([2, 'There is no language and no text battle.nothing.\n']);
});

// Regression: the command refused the key of a plural, which has no form without an ending.
it('takes the key of a plural', async () => {
  const { status, stderr } = await runCommand(() => main(['coverage.problemCount']));
  expect([status, stderr]).toEqual([0, '']);
});
