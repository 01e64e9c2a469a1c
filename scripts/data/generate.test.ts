import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generators } from './generate.ts';

it.each(Object.entries(generators))('%s matches its sources', (file, generate) => {
  expect(generate()).toBe(readFileSync(file, 'utf8'));
});
