import type { Reading } from './csv.ts';
import type { Words } from './csvWords.ts';

/** The list in a file or a pasted text; rejects where a file cannot be opened. */
export async function openList(source: Blob | string, words: Words): Promise<Reading> {
  // What reads and writes CSV is loaded with the first list.
  const { largestText, readList } = await import('./csv.ts');
  if (typeof source === 'string') return readList(source, words);
  // Not even looked at: it may be a film.
  if (source.size > largestText) {
    return { entries: [], problems: [{ row: 0, kind: 'tooLarge', found: '' }], problemCount: 1 };
  }
  return readList(await source.text(), words);
}
