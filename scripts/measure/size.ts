import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { screens } from '../build/screens.ts';
import { sum } from './timing.ts';

/** Maximum sizes in kB of 1,000 bytes. */
const budgets = {
  scripts: 138,
  styles: 17.3,
  english: 15.7,
  pokedex: 75,
  games: 3,
};

const gzip = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / 1000;
const brotli = (path: string) => brotliCompressSync(readFileSync(path)).length / 1000;

/** The names of the files that a page requests before it answers taps. */
function filesOf(page: string): { scripts: string[]; styles: string[] } {
  const html = readFileSync(page, 'utf8');
  const names = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="[^"]*\/(assets\/[^"]+)"/g)];
  const files = [...new Set(names.map(([, name = '']) => name))];
  return {
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files.filter((name) => name.endsWith('.css')),
  };
}

/** The name of the component in a file: `TeamScreen` for `assets/TeamScreen-abc.js`. */
function componentOf(name: string): string {
  return name.replace(/^assets\/|-[\w-]{8}\.\w+$/g, '');
}

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

  console.log('screen                        scripts (gzip)   styles (gzip)');
  const owners = new Map<string, string[]>();
  for (const { path: screen } of screens) {
    const { scripts, styles } = filesOf(join('dist', screen, 'index.html'));
    const script = sum(scripts.map((name) => gzip(`dist/${name}`)));
    const style = sum(styles.map((name) => gzip(`dist/${name}`)));
    console.log(
      `/${screen.padEnd(28)} ${scripts.length} files ${script.toFixed(1).padStart(5)} kB` +
        `   ${styles.length} files ${style.toFixed(1).padStart(4)} kB`,
    );
    check(`Styles of /${screen}`, style, budgets.styles);
    if (screen === 'defense/') check(`Scripts of /${screen}`, script, budgets.scripts);
    for (const part of scripts.map(componentOf).filter((name) => /Screen$|Page$/.test(name))) {
      owners.set(part, [...(owners.get(part) ?? []), screen]);
    }
  }
  for (const [part, screens] of owners) {
    const isShared = part === 'ListScreen';
    if (screens.length > 1 && !isShared)
      problems.push(`${part} is loaded by ${screens.join(', ')}`);
  }

  const english = gzip('dist/locales/en.json');
  const pokedex = brotli('dist/pokedex.json');
  const games = brotli('dist/games.json');
  console.log(`English texts ${english.toFixed(1)} kB (gzip)`);
  console.log(`Pokédex       ${pokedex.toFixed(1)} kB (brotli)`);
  console.log(`Games         ${games.toFixed(1)} kB (brotli)`);
  check('English texts', english, budgets.english);
  check('Pokédex', pokedex, budgets.pokedex);
  check('Games', games, budgets.games);

  const fonts = readdirSync('dist', { recursive: true }).filter((name) =>
    /\.(woff2?|ttf|otf)$/.test(String(name)),
  );
  if (fonts.length > 0) problems.push(`Fonts are downloaded: ${fonts.join(', ')}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
