import type { CsvResult } from './listText.ts';
import type { CsvVocabulary } from './vocabulary.ts';

/** The list in a file or a pasted text; rejects if the file cannot be opened. */
export async function openList(source: Blob | string, words: CsvVocabulary): Promise<CsvResult> {
  // The CSV code is loaded with the first list.
  const { maxTextLength, readList } = await import('./listText.ts');
  if (typeof source === 'string') return readList(source, words);
  // A file that is too large is not read at all: it may be a video.
  if (source.size > maxTextLength) {
    return { entries: [], problems: [{ row: 0, kind: 'tooLarge', excerpt: '' }], problemCount: 1 };
  }
  return readList(await source.text(), words);
}
