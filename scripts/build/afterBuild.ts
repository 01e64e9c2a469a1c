import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A finished build: its folder, and the base of all its addresses. */
export type Built = { folder: string; base: string };

/** Does something with a build that succeeded, when all plugins listed before have written their files. */
export function afterBuild(name: string, work: (built: Built) => void | Promise<void>): Plugin {
  const built = { folder: '', base: '/' };
  let isWritten = false;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved({ root, base, build }) {
      built.folder = resolve(root, build.outDir);
      built.base = base;
    },
    writeBundle() {
      isWritten = true;
    },
    // It is called after a failure too, and an error of ours would hide the one that matters.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten) await work(built);
      },
    },
  };
}
