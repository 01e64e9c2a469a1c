import type { CsvResult } from './listText.ts';
import type { CsvVocabulary } from './vocabulary.ts';

/** The list in a file or a pasted text; rejects where a file cannot be opened. */
export async function openList(source: Blob | string, words: CsvVocabulary): Promise<CsvResult> {
  // What reads and writes CSV is loaded with the first list.
  const { maxTextLength, readList } = await import('./listText.ts');
  if (typeof source === 'string') return readList(source, words);
  // Not even looked at: it may be a film.
  if (source.size > maxTextLength) {
    return { entries: [], problems: [{ row: 0, kind: 'tooLarge', found: '' }], problemCount: 1 };
  }
  return readList(await source.text(), words);
}
