import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { layerOrder } from './styles.ts';

/** The addresses of the style sheets: of the first paint of Defense, and of all else. */
export type StyleSheets = { first: string; rest: string };

/**
 * Replaces the style sheets of the chunks, which then name none, by two: one for what the given chunks import, and one
 * for the rest. Their rules are in layers, so that either may load first. Throws if the bundle lacks a style sheet of a chunk.
 */
export function mergeStyleSheets(
  bundle: Rolldown.OutputBundle,
  firstChunks: readonly Rolldown.OutputChunk[],
  emit: (fileName: string, source: string) => void,
): StyleSheets {
  const namesOf = (chunks: readonly Rolldown.OutputChunk[]) =>
    new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const first = namesOf(firstChunks);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const rest = new Set([...namesOf(chunks)].filter((name) => !first.has(name)));
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
  const merge = (name: string, fileNames: ReadonlySet<string>) => {
    const source = [...fileNames].sort().map((fileName) => {
      const file = bundle[fileName];
      if (file?.type !== 'asset') throw new Error(`The bundle has no ${fileName}`);
      delete bundle[fileName];
      return String(file.source).trim();
    });
    const text = formatStyleSheet(source);
    const fileName = nameStyleSheet(name, text);
    emit(fileName, text);
    return fileName;
  };
  return { first: merge('first', first), rest: merge('rest', rest) };
}

/** Joins style sheets, of which each names all layers in their order and may have a comment of Vite. */
export function formatStyleSheet(sources: readonly string[]): string {
  const rules = sources.join('\n').replaceAll(/@layer [\w,]+;|\/\*.*?\*\/\n?/g, '');
  return `${layerOrder}\n${rules}`;
}

/** The address of a style sheet with its content. */
export function nameStyleSheet(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.css`;
}
