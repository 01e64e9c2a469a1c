import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseChangelog } from './release.ts';

const older = '\n## [6.5.2] - 2026-11-22\n\n- Older.\n';

function release(unreleased: string): string {
  return releaseChangelog(
    `# Changelog\n\n## [Unreleased]\n\n${unreleased}${older}`,
    '6.5.3',
    '2026-11-28',
  );
}

it('folds the entries below the lines for players', () => {
  expect(release('- Battles.\n\n### Added\n\n- A.\n  More.\n\n### Fixed\n\n- B.\n')).toBe(
    `# Changelog

## [Unreleased]

## [6.5.3] - 2026-11-28

- Battles.

<details>
<summary>All changes</summary>

### Added

- A.
  More.

### Fixed

- B.

</details>
${older}`,
  );
});

it('has nothing to fold without entries', () => {
  expect(release('- Battles.\n')).toContain(`- Battles.\n${older}`);
});

it.each([
  ['no line', '### Added\n\n- A.\n'],
  ['eleven lines', '- A.\n'.repeat(11)],
])('refuses %s for players', (_, unreleased) => {
  expect(() => release(unreleased)).toThrow('what is new for players');
});

it('CHANGELOG.md begins with the version of package.json, in at most ten lines', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, release = ''] = /^## \[(?!Unreleased)(.*?)^## \[/ms.exec(
    readFileSync('CHANGELOG.md', 'utf8'),
  )!;
  expect(release).toMatch(new RegExp(`^${version}\\] - \\d{4}-\\d\\d-\\d\\d\n`));
  const [news = ''] = release.split('<details>');
  expect(news.match(/^- /gm)!.length).toBeLessThanOrEqual(10);
});
