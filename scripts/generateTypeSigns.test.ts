import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypeSigns } from './generateTypeSigns.ts';

const committed = readFileSync(new URL('../src/widgets/typeSigns.json', import.meta.url), 'utf8');

it('src/widgets/typeSigns.json is what Lucide draws, and ours', () => {
  expect(generateTypeSigns()).toBe(committed);
});
