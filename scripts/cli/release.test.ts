import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseChangelog } from './release.ts';

/** A changelog with older releases, and what comes first in it. */
const changelog = (first: string) =>
  `# Changelog\n\n## [Unreleased]\n\n${first}\n## [6.5.2]\n\n- A.\n`;

it.each([
  ['the entries', '\n### Added\n\n- A.\n  More.\n\n### Fixed\n\n- B.\n'],
  ['nothing', ''],
])('folds %s below the lines for players', (_, entries) => {
  const details = `\n<details>\n<summary>All changes</summary>\n${entries}\n</details>\n`;
  expect(releaseChangelog(changelog(`- Battles.\n${entries}`), '6.5.3', '2026-11-28')).toBe(
    changelog(`## [6.5.3] - 2026-11-28\n\n- Battles.\n${entries && details}`),
  );
});

it.each([
  ['no line', '### Added\n\n- A.\n'],
  ['eleven lines', '- A.\n'.repeat(11)],
])('refuses %s for players', (_, first) => {
  expect(() => releaseChangelog(changelog(first), '6.5.3', '')).toThrow('new for players');
});

it('CHANGELOG.md begins with the version of package.json, in at most ten lines', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, release, news] =
    /^## \[(\d.*?)\](.*?)<details>/ms.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(release).toBe(version);
  expect(news?.match(/^- /gm)?.length).toBeLessThanOrEqual(10);
});
