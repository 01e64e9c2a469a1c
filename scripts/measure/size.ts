import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { screens } from '../build/screens.ts';
import { sum } from './timing.ts';

/** Maximum sizes in kB of 1,000 bytes. */
const budgets = {
  scripts: 118,
  styles: 7,
  allStyles: 20,
  textScripts: 3,
  textStyles: 5,
  english: 22,
  pokedex: 75,
  games: 3,
  moves: 9,
  moveNames: 3.5,
  bosses: 7,
  learn: 7,
  learners: 19,
};

/** The file of one screen. The three lists of coverage share theirs. */
const ownFile = /\/(?!ListScreen)\w+(Screen|Page)-/;

const gzip = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / 1000;
const brotli = (path: string) => brotliCompressSync(readFileSync(path)).length / 1000;

/** The files with an ending that a page requests before it answers taps, and their size with that of what stands in it. */
function filesOf(page: string, ending: '.js' | '.css') {
  const html = readFileSync(page, 'utf8');
  // A style sheet for print loads after the first paint.
  const links = html.matchAll(
    /<(?:script|link)(?![^>]* media=)[^>]* (?:src|href)="\/((?:assets\/)?[^"/]+)"/g,
  );
  const paths = [...new Set([...links].map(([, name]) => `dist/${name}`))];
  const files = paths.filter((path) => path.endsWith(ending));
  const inline = ending === '.js' ? (/<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '') : '';
  const kilobytes = sum(files.map(gzip)) + gzipSync(inline, { level: 9 }).length / 1000;
  return { files, kilobytes, text: `${files.length} files ${kilobytes.toFixed(1)} kB` };
}

/** The budget of a screen until it answers taps, or of a text page, which stands without the app. */
function getBudget(page: string, screen: string): { scripts: number; styles: number } {
  if (readFileSync(page, 'utf8').includes(' data-text-versions='))
    return { scripts: budgets.textScripts, styles: budgets.textStyles };
  return screen === 'defense/'
    ? { scripts: budgets.scripts, styles: budgets.styles }
    : { scripts: Number.POSITIVE_INFINITY, styles: budgets.allStyles };
}

/** The JSON files of a folder, with their size and budget. */
function listFiles(folder: string, budget: number) {
  return readdirSync(`dist/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`${folder}/${name}`, brotli(`dist/${folder}/${name}`), budget] as const);
}

/** What the command prints for `--help`. */
export const usage = `npm run size
Prints the sizes of the build in dist/, and fails if one is too large.`;

/**
 * Prints the compressed sizes of the build in dist/ by screen. Throws if a budget is exceeded, if a screen
 * loads the files of another one, or if a font is downloaded.
 */
export function main(): void {
  const problems: string[] = [];
  const check = (name: string, kilobytes: number, budget: number) => {
    if (kilobytes > budget)
      problems.push(`${name}: ${kilobytes.toFixed(1)} kB, budget ${budget} kB`);
  };

  console.log('screen                        scripts (gzip)     styles (gzip)');
  const owners = new Map<string, string>();
  for (const { path: screen } of screens) {
    const page = join('dist', screen, 'index.html');
    const [scripts, styles] = [filesOf(page, '.js'), filesOf(page, '.css')];
    console.log(`/${screen.padEnd(28)} ${scripts.text.padEnd(18)} ${styles.text}`);
    const budget = getBudget(page, screen);
    check(`Styles of /${screen}`, styles.kilobytes, budget.styles);
    check(`Scripts of /${screen}`, scripts.kilobytes, budget.scripts);
    for (const path of scripts.files.filter((path) => ownFile.test(path))) {
      if (owners.has(path)) problems.push(`${path} is loaded by ${owners.get(path)} and ${screen}`);
      owners.set(path, screen);
    }
  }
  for (const [name, kilobytes, budget] of [
    ['English texts (gzip)', gzip('dist/locales/en.json'), budgets.english],
    ['Pokédex (brotli)', brotli('dist/pokedex.json'), budgets.pokedex],
    ['Games (brotli)', brotli('dist/games.json'), budgets.games],
    ['Moves (brotli)', brotli('dist/moves.json'), budgets.moves],
    ...listFiles('moves', budgets.moveNames),
    ...listFiles('bosses', budgets.bosses),
    ...listFiles('learn', budgets.learn),
    ...listFiles('learners', budgets.learners),
  ] as const) {
    console.log(`${name.padEnd(20)} ${kilobytes.toFixed(1)} kB`);
    check(name, kilobytes, budget);
  }

  const fonts = readdirSync('dist', { recursive: true }).filter((name) =>
    /\.(woff2?|ttf|otf)$/.test(String(name)),
  );
  if (fonts.length > 0) problems.push(`Fonts are downloaded: ${fonts.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
