import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { shortenNames } from './classNames.ts';

/** The layers of the style sheets; a rule of a later layer wins. */
const layers = ['tokens', 'base', 'ui', 'typeUi', 'parts', 'screens', 'shell'] as const;

/** The rule that fixes their order, whatever loads first. */
export const layerOrder = `@layer ${layers.join(', ')};`;

const pieces = readFileSync('src/app/ui/pieces.css', 'utf8');

/** The texts by name that a pattern with two groups finds in the shared pieces. */
function findPieces(pattern: RegExp): ReadonlyMap<string, string> {
  return new Map([...pieces.matchAll(pattern)].map(([, name = '', text = '']) => [name, text]));
}

// As in https://drafts.csswg.org/mediaqueries-5/#custom-mq and https://drafts.csswg.org/css-mixins-1/
const queries = findPieces(/^@custom-media (--[\w-]+) (.+);$/gm);
const mixins = findPieces(/^@mixin (--[\w-]+) \{\n(.+?)\n\}$/gms);

/** The layer of a style sheet: that of its own name, or of its folder in src/app. */
function findLayer(path: string): string {
  const [, folder = ''] = /\/src\/app\/(\w+)\//.exec(path) ?? [];
  const layer = layers.find((each) => each === basename(path, '.css') || each === folder);
  if (!layer) throw new Error(`${path} has no layer`);
  return layer;
}

/** The style sheet in its layer, with the shared pieces that it names; throws if it names an unknown one. */
export function buildStyles(path: string, css: string): string {
  const getPiece = (from: ReadonlyMap<string, string>, name: string) => {
    const piece = from.get(name);
    if (!piece) throw new Error(`${path}: src/app/ui/pieces.css has no ${name}`);
    return piece;
  };
  const source = css
    .replaceAll(/@apply (--[\w-]+);(?=([^{}]*))/g, (_, name: string, others: string) => {
      const piece = getPiece(mixins, name);
      // The minifier would keep both gaps.
      return /(?<!-)\bgap:/.test(others) ? piece.replace(/\n\s*gap: .*/, '') : piece;
    })
    .replaceAll(/\((--[\w-]+)\)(?=[^{};]*\{)/g, (_, name: string) => getPiece(queries, name));
  return `${layerOrder}\n@layer ${findLayer(path)} {\n${source}\n}\n`;
}

/**
 * Puts each style sheet into the layer of its folder, inserts the shared pieces, and shortens the names that are
 * readable in the sources.
 */
export function styles(): Plugin {
  return {
    name: 'styles',
    enforce: 'pre',
    transform: {
      // The address of a style sheet is no style sheet.
      filter: { id: /\/src\/.*\.css(\?(?!url)|$)/ },
      handler: (css, id) => ({
        code: shortenNames(buildStyles(id.split('?')[0] ?? id, css)),
        map: null,
      }),
    },
    transformIndexHtml: { order: 'pre', handler: shortenNames },
  };
}
