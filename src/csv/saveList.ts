import { saveFile } from '#browser/file.ts';
import type { Ability } from '#engine/ability.ts';
import type { Type } from '#engine/type.ts';
import type { ListEntry } from '#pokedex/list.ts';
import type { CsvColumn } from './columns.ts';

/** The headers and names that a CSV file uses. */
export type CsvLabels = {
  headers: Record<CsvColumn, string>;
  typeName: (type: Type) => string;
  abilityName: (ability: Ability) => string;
};

/** Downloads the list as a CSV file; resolves to false if that fails. */
export async function saveList(
  name: string,
  entries: readonly ListEntry[],
  { headers, typeName, abilityName }: CsvLabels,
): Promise<boolean> {
  try {
    // The CSV code is loaded with the first list.
    const { writeList } = await import('./listText.ts');
    const csv = writeList(entries, headers, typeName, abilityName);
    saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    return true;
  } catch (error) {
    console.warn('Failed to export the list', error);
    return false;
  }
}
