import { expect, test } from 'vitest';
import { lateFiles } from './lateFiles.ts';

test('files of the app arrive late, and types and packages as before', () => {
  const code = [
    "const load = () => import('./Part.tsx');",
    "type Part = typeof import('./Part.tsx');",
    "const library = await import('idb-keyval');",
  ];
  const lines = lateFiles.transform.handler(code.join('\n')).split('\n');
  expect(lines[0]).toMatch(/arriveLate\(\).*\.then\(\(\) => import\('\.\/Part\.tsx'\)\);$/);
  expect(lines.slice(1)).toEqual(code.slice(1));
});
