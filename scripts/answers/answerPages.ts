import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { AnswerPagesOption } from '#core/links/answerPage.ts';
import type { AnswerOptions } from './writeAnswers.ts';

/** Stands for the style sheets that modules of the app import. */
const noStyles = '\0no-styles';

/** Writes the answer pages into the folder; loads the code that does, which a build without them does not need. */
export async function runWriter(folder: string, options: AnswerOptions): Promise<void> {
  const { module } = await runnerImport<typeof import('./writeAnswers.ts')>(
    resolve('scripts/answers/writeAnswers.ts'),
    {
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'no-styles',
          enforce: 'pre',
          resolveId: (id) => (id.endsWith('.css') ? noStyles : undefined),
          load: (id) => (id === noStyles ? '' : undefined),
        },
      ],
    },
  );
  module.writeAnswers(folder, options);
}

/**
 * Adds the answer pages to a build, once all else is written: the service worker does not know them, and no file is
 * compressed, because servers compress small files on the way.
 */
export function answerPages(siteUrl: string, option: AnswerPagesOption): Plugin {
  let folder = '';
  return {
    name: 'answer-pages',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      folder = dir ?? '';
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Also called after a failed build.
        if (!folder) return;
        if (!siteUrl) console.log('No answer pages: VITE_SITE_URL does not say where the site is.');
        if (option === 'none') return;
        await runWriter(folder, { siteUrl, hasPokemonPages: option === 'all' });
      },
    },
  };
}
