import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of a build, and the base of its URLs. */
export type BuildResult = { folder: string; base: string };

/** Runs `work` after a successful build, when the plugins before this one have written their files. */
export function afterBuild(
  name: string,
  work: (result: BuildResult) => void | Promise<void>,
): Plugin {
  const result = { folder: '', base: '/' };
  let isWritten = false;
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved({ root, base, build }) {
      result.folder = resolve(root, build.outDir);
      result.base = base;
    },
    writeBundle() {
      isWritten = true;
    },
    // Also called after a failed build, where a second error would hide the first.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten) await work(result);
      },
    },
  };
}
