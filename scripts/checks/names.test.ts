import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Names that CONTRIBUTING.md ("We say, we do not say") refuses: participles, limits, icons, vague words. */
const refused = new RegExp(
  [
    'shown|told|said|kept|asked|heard|spoken|meant|hoped|tried|such|known|written|joined|havers',
    'most[A-Z]?\\w*|longest\\w*|shortest\\w*|fewest\\w*|least\\w*|few[A-Z]\\w*|some|room|patience',
    'sign|signs|\\w+Signs?|says|beside|utils?',
  ].join('|'),
);

/** A declaration of a function, a value or a type, or a member of an object type. */
const declaration = new RegExp(
  `(?:\\b(?:const|let|function|type|interface)\\s+|^\\s+(?:readonly )?)(${refused.source})\\b(?=\\s*[=:(<?{])`,
  'gm',
);

const files = ['src', 'package', 'scripts', 'tests', 'browsers', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.endsWith('names.test.ts'))
    .map((name) => join(folder, name)),
);

test('no name is one that we do not say', () => {
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name]) => `${file}: ${name}`),
  );
  expect(names).toEqual([]);
});

test.each([
  'const shown = 3;',
  'function told() {}',
  'const mostMembers = 12;',
  '  says: string;',
  'type TypeSign = string;',
])('refuses %s', (line) => {
  expect(line.match(declaration)).not.toBeNull();
});

test.each(['const shownRows = [];', "  t('team.most');", 'const maxMembers = 12;'])(
  'accepts %s',
  (line) => {
    expect(line.match(declaration)).toBeNull();
  },
);
