import { gzipSync } from 'node:zlib';
import { build, minifySync } from 'vite';

/** What the command prints for `--help`. */
export const usage = `npm run size:packages
Builds the app without writing it, and prints how much of it is code of each package.`;

/** The package of a module, or "Countertype". */
function packageOf(id: string): string {
  const [, name] = /^((?:@[^/]+\/)?[^/]+)/.exec(id.split('/node_modules/').at(-1) ?? '') ?? [];
  return id.includes('/node_modules/') && name ? name : 'Countertype';
}

/** Prints the size of each package's code in the built app, minified and compressed on its own, in kB of 1,000 bytes. */
export async function main(): Promise<void> {
  // The command itself runs in development, in which React is twice as large.
  process.env.NODE_ENV = 'production';
  const codes = new Map<string, string>();
  await build({
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'packages',
        renderChunk(_, { modules }) {
          for (const [id, { code }] of Object.entries(modules)) {
            const name = packageOf(id);
            codes.set(name, `${codes.get(name) ?? ''}${code ?? ''}\n`);
          }
        },
      },
    ],
  });
  const sizes = [...codes].map(([name, code]) => {
    // Nothing here calls the code, so the minifier would remove it as unused.
    const minified = minifySync('package.js', code, { module: true, compress: false });
    return [name, gzipSync(minified.code, { level: 9 }).length / 1000] as const;
  });
  for (const [name, size] of sizes.sort(([, one], [, other]) => other - one))
    console.log(`${name.padEnd(28)} ${size.toFixed(1)} kB`);
}
