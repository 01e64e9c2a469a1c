import { readFileSync, writeFileSync } from 'node:fs';

const file = 'CHANGELOG.md';
const heading = '## [Unreleased]\n';
const maxLines = 10;

/** The changelog with a release of what is unreleased: its lines for players, then the entries, folded. Throws unless there are one to ten lines. */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const start = changelog.indexOf(heading) + heading.length;
  const end = changelog.indexOf('\n## [', start);
  const [news = '', ...groups] = changelog.slice(start, end).split(/^(?=### )/m);
  const { length } = news.match(/^- /gm) ?? [];
  if (length === 0 || length > maxLines)
    throw new Error(
      `${file} has ${length} lines below [Unreleased], before its entries. Write what is new for players in 1 to ${maxLines}.`,
    );
  const entries = groups.join('').trim();
  const details =
    entries && `\n<details>\n<summary>All changes</summary>\n\n${entries}\n\n</details>\n`;
  const release = `\n## [${version}] - ${date}\n\n${news.trim()}\n${details}`;
  return changelog.slice(0, start) + release + changelog.slice(end);
}

/** What the command prints for `--help`. */
export const usage = `npm version patch
Tests, makes what is unreleased in ${file} a release, commits and tags it, and pushes both: docs/releasing.md.`;

/** Writes the release of the version in package.json; with --check, only throws if the changelog is not ready. */
export function main([option]: string[] = []): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const changelog = releaseChangelog(readFileSync(file, 'utf8'), version, date);
  if (option !== '--check') writeFileSync(file, changelog);
}
