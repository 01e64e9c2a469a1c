import type { Plugin } from 'vite';

/** An import of our own code at run time, not one of its types. */
const runTimeImport = /(?<!typeof )import\('([#.][^']+)'\)/g;

/**
 * With `--mode late`, each file that the app imports when it needs it arrives after a random time, so that files arrive in
 * any order.
 */
export const lateFiles = {
  name: 'late-files',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'late',
  transform: {
    filter: { id: { include: /\/src\/.+\.tsx?$/, exclude: /\.test\.tsx?$/ } },
    handler: (code: string) =>
      code.replace(
        runTimeImport,
        "import('#tests/arriveLate.ts').then(({ arriveLate }) => arriveLate()).then(() => import('$1'))",
      ),
  },
} satisfies Plugin;
