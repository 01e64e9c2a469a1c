import { saveFile } from '#browser/file.ts';
import type { DefenderAbility } from '#engine/ability.ts';
import type { Type } from '#engine/type.ts';
import type { Reading } from './csv.ts';
import type { Column, Words } from './csvWords.ts';
import type { Entry } from './list.ts';

/*
 * What reads and writes CSV is loaded with the first list.
 */

/** The list in a file or a pasted text; rejects where a file cannot be opened. */
export async function readFile(source: Blob | string, words: Words): Promise<Reading> {
  const { largestText, readList } = await import('./csv.ts');
  if (typeof source === 'string') return readList(source, words);
  // Not even looked at: it may be a film.
  if (source.size > largestText) {
    return { entries: [], problems: [{ row: 0, kind: 'tooLarge', found: '' }], problemCount: 1 };
  }
  return readList(await source.text(), words);
}

/** The words a list is written in. */
export type Writing = {
  headers: Record<Column, string>;
  typeName: (type: Type) => string;
  abilityName: (ability: DefenderAbility) => string;
};

/** Saves the list among the player's downloads; false when it could not be written. */
export async function saveList(
  name: string,
  entries: readonly Entry[],
  { headers, typeName, abilityName }: Writing,
): Promise<boolean> {
  try {
    const { writeList } = await import('./csv.ts');
    const csv = writeList(entries, headers, typeName, abilityName);
    saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    return true;
  } catch (error) {
    console.warn('Failed to export the list', error);
    return false;
  }
}
