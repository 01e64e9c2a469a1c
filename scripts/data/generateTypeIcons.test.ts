import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypeIcons } from './generateTypeIcons.ts';

const committed = readFileSync(
  new URL('../../src/widgets/typeIcons.json', import.meta.url),
  'utf8',
);

it('src/widgets/typeIcons.json matches the icons of Lucide and our own', () => {
  expect(generateTypeIcons()).toBe(committed);
});
