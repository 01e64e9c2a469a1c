import { saveFile } from '#app/browser/file.ts';
import type { Type } from '#core/charts/type.ts';
import type { CsvColumn } from '#core/formats/csv/columns.ts';
import type { ListEntry } from '#core/pokedex/list.ts';
import type { Ability } from '#core/rules/ability.ts';

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
    const { writeList } = await import('#core/formats/csv/listText.ts');
    const csv = writeList(entries, headers, typeName, abilityName);
    saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    return true;
  } catch (error) {
    console.warn('Failed to export the list', error);
    return false;
  }
}
