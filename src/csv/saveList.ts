import { saveFile } from '#browser/file.ts';
import type { Ability } from '#engine/ability.ts';
import type { OfficialType } from '#engine/type.ts';
import type { Entry } from '#pokedex/list.ts';
import type { CsvColumn } from './columns.ts';

/** The words a list is written in. */
export type CsvLabels = {
  headers: Record<CsvColumn, string>;
  typeName: (type: OfficialType) => string;
  abilityName: (ability: Ability) => string;
};

/** Saves the list among the player's downloads; false when it could not be written. */
export async function saveList(
  name: string,
  entries: readonly Entry[],
  { headers, typeName, abilityName }: CsvLabels,
): Promise<boolean> {
  try {
    // What reads and writes CSV is loaded with the first list.
    const { writeList } = await import('./listText.ts');
    const csv = writeList(entries, headers, typeName, abilityName);
    saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    return true;
  } catch (error) {
    console.warn('Failed to export the list', error);
    return false;
  }
}
